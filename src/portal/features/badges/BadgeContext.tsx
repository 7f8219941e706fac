import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { ConductSection } from '../../moderation/ConductSection.tsx';
import * as styles from '../../queues/content.css.ts';
import { HistorySteps } from '../../queues/HistorySteps.tsx';
import type { QueueParts } from '../../queues/queue.ts';
import { ReferenceWord } from '../../reference/ReferenceWord.tsx';
import { phoneWritten } from '../../ui/phones.ts';
import { h4, ltr } from '../../ui/text.css.ts';
import type { Badge } from './badges.data.ts';

/** The farmer, and what happened to this badge so far. */
export function BadgeContext({ whole: { id, farmer } }: QueueParts<Badge>) {
  const { t } = useTranslation('badges');
  const { number, date } = useFormat();
  return (
    <>
      <section className={styles.section} aria-label={t('farmer')}>
        <div className={styles.sectionHead}>
          <h2 className={h4}>{t('farmer')}</h2>
        </div>
        <dl className={styles.pairs}>
          <dt>{t('phone')}</dt>
          <dd>
            <span className={ltr}>{phoneWritten(farmer.msisdn)}</span>
          </dd>
          <dt>{t('district')}</dt>
          <dd>{farmer.district ? <ReferenceWord list="district" of={{ title: farmer.district }} /> : '–'}</dd>
          <dt>{t('since')}</dt>
          <dd>{date(farmer.since)}</dd>
          <dt>{t('held')}</dt>
          <dd>{number(farmer.held)}</dd>
        </dl>
      </section>
      <ConductSection farmer={farmer.id} />
      <HistorySteps entity="badge" id={id} />
    </>
  );
}
