import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { nameOf } from '../../person-name.ts';
import * as content from '../../queues/content.css.ts';
import type { RecordContext } from '../../records/record.ts';
import { useReferenceWords } from '../../reference/ReferenceWord.tsx';
import { ValueWord } from '../../reference/ValueWord.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { h4, ltr, meta, muted, strong } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import { ListingContext } from './ListingContext.tsx';
import type { ListingRecord } from './listings.data.ts';
import * as styles from './mandi.css.ts';

/** What a farmer sees, who sells, and who objects. */
export function ListingSide({ record }: RecordContext<ListingRecord>) {
  const { t } = useTranslation('listings');
  return (
    <>
      <section className={content.section} aria-label={t('preview')}>
        <div className={content.sectionHead}>
          <h2 className={h4}>{t('preview')}</h2>
          <Badge
            tone={record.visible ? 'accent' : 'neutral'}
            icon={record.visible ? Eye : EyeOff}
            label={t(record.visible ? 'visible' : record.expired ? 'expired' : 'notVisible')}
          />
        </div>
        <Preview listing={record} />
      </section>
      <ListingContext whole={record} now={0} />
    </>
  );
}

function Preview({ listing }: { listing: ListingRecord }) {
  const { t } = useTranslation('listings');
  const { money, number, date } = useFormat();
  const tehsilOf = useReferenceWords('tehsil');
  const [first] = listing.images;
  return (
    <div className={styles.phone}>
      {first && <img className={styles.frame} src={first.thumbnailUrl ?? first.url} alt="" />}
      <div className={styles.phoneBody}>
        <span className={strong}>
          <Written>{listing.title}</Written>
        </span>
        <span className={styles.price}>
          <span className={ltr}>{money(listing.unitPrice)}</span> / <ValueWord list="unit" value={listing.unit} />
        </span>
        <span>
          {t('available')} {number(listing.quantity)}{' '}
          <ValueWord list="unit" value={listing.unit} count={listing.quantity} />
        </span>
        <span className={`${meta} ${muted}`}>
          {[nameOf(listing.creator), listing.location && tehsilOf(listing.location)].filter(Boolean).join(' · ')}
        </span>
        <span className={`${meta} ${muted}`}>{t('until', { day: date(listing.expiryDt) })}</span>
      </div>
    </div>
  );
}
