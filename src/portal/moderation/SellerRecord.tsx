import { useTranslation } from 'react-i18next';
import type { components } from '../../contract/generated/types.ts';
import { useFormat } from '../format.ts';
import { path } from '../paths.ts';
import { nameOf } from '../person-name.ts';
import * as styles from '../queues/content.css.ts';
import { phoneWritten } from '../ui/phones.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { danger, h4, ltr, muted } from '../ui/text.css.ts';
import { Written } from '../ui/Written.tsx';
import { Earlier, Share } from './Earlier.tsx';
import { PersonLink } from './PersonLink.tsx';
import { TwinLines } from './TwinLines.tsx';

type Listing = Pick<components['schemas']['ListingRecord'], 'seller' | 'twins'>;

/** Where else the same is offered, who offers it, and what was decided on their listings before; no seller is a colleague. */
export function SellerRecord({ listing: { seller, twins } }: { listing: Listing }) {
  const { t } = useTranslation('listings');
  const { number, date } = useFormat();
  const count = Object.values(seller?.listings ?? {}).reduce((sum, one) => sum + one, 0);
  const { approved = 0, rejected = 0 } = seller?.listings ?? {};
  return (
    <>
      <TwinLines entity="listing" namespace="listings" twins={twins} href={(id) => path('listing', id)} />
      <section className={styles.section} aria-label={t('seller')}>
        <div className={styles.sectionHead}>
          <h2 className={h4}>{t('seller')}</h2>
        </div>
        {!seller && <p className={muted}>{t('staffSeller')}</p>}
        {seller && (
          <>
            <dl className={styles.pairs}>
              <dt>{t('name')}</dt>
              <dd>
                <PersonLink person={seller}>{nameOf(seller)}</PersonLink>
              </dd>
              <dt>{t('phone')}</dt>
              <dd>
                <span className={ltr}>{phoneWritten(seller.msisdn)}</span>
              </dd>
              <dt>{t('since')}</dt>
              <dd>{date(seller.since)}</dd>
            </dl>
            <Share counts={seller.listings} />
            <p className={styles.facts}>
              <span>{t('listingsCount', { count, number: number(count) })}</span>
              <span>{t('approvedCount', { number: number(approved) })}</span>
              <span className={rejected > 0 ? danger : undefined}>
                {t('rejectedCount', { number: number(rejected) })}
              </span>
            </p>
          </>
        )}
      </section>
      {seller && (
        <section className={styles.section} aria-label={t('earlier')}>
          <div className={styles.sectionHead}>
            <h2 className={h4}>{t('earlier')}</h2>
          </div>
          {seller.earlier.length === 0 && <p className={muted}>{t('noEarlier')}</p>}
          <ul className={styles.lines}>
            {seller.earlier.map((one) => (
              <Earlier key={`${one.listingId} ${one.at}`} entity="listing" {...one}>
                <TextLink href={path('listing', one.listingId)}>
                  <Written>{one.title}</Written>
                </TextLink>
              </Earlier>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
