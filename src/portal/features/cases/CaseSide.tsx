import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import type { RecordContext } from '../../records/record.ts';
import { useReferenceWords } from '../../reference/ReferenceWord.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { phoneWritten } from '../../ui/phones.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { h4, ltr, muted, strong } from '../../ui/text.css.ts';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import * as styles from './cases.css.ts';
import type { CaseRecord } from './cases.data.ts';

/** Who asks, and what else the same number asks. */
export function CaseSide({ record: { farmer, asker, district, language, otherOpen } }: RecordContext<CaseRecord>) {
  const { t } = useTranslation('cases');
  const format = useFormat();
  const tehsilOf = useReferenceWords('tehsil');
  const districtOf = useReferenceWords('district');
  const languageOf = useReferenceWords('language');
  const cropOf = useReferenceWords('crop');
  const name = nameOf(farmer);
  const place = [asker?.village, asker?.tehsil && tehsilOf({ title: asker.tehsil }), district && districtOf(district)];
  const facts: readonly [string, React.ReactNode][] = [
    ['village', format.list([...new Set(place)])],
    ['speaks', language && languageOf(language)],
    ['land', asker && t('acres', { count: asker.landAcres, number: format.number(asker.landAcres) })],
    ['crops', asker && format.list(asker.crops.map((title) => cropOf({ title })))],
  ];
  return (
    <>
      <div className={styles.sideRow}>
        <h2 className={h4}>{t('fields.farmer')}</h2>
      </div>
      <div className={styles.person}>
        <Avatar name={name ?? '?'} size="large" isMain />
        <div>
          <bdi className={strong}>{name ?? t('noFarmer')}</bdi>
          <div>
            <TextLink href={`tel:+${farmer.msisdn}`}>
              <Icon of={Phone} small /> <span className={ltr}>{phoneWritten(farmer.msisdn)}</span>
            </TextLink>
          </div>
        </div>
      </div>
      {farmer.id && (
        <dl className={styles.sideFacts}>
          {facts.map(([key, value]) => (
            <div key={key} style={{ display: 'contents' }}>
              <dt>{t(`side.${key}`)}</dt>
              <dd>{value || '–'}</dd>
            </div>
          ))}
        </dl>
      )}
      <section>
        <div className={styles.sideRow}>
          <h2 className={h4}>{t('alsoOpen')}</h2>
        </div>
        {otherOpen.length === 0 && <p className={muted}>{t('nothingElse')}</p>}
        {otherOpen.map((other) => (
          <div key={other.id} className={styles.sideRow}>
            <TextLink href={path('case', other.id)}>
              <bdi>{other.title}</bdi>
            </TextLink>
            <span className={styles.spacer} />
            <StateBadge entity="case" state={other.state} />
          </div>
        ))}
      </section>
    </>
  );
}
