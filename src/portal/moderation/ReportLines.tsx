import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { components } from '../../contract/generated/types.ts';
import { useFormat } from '../format.ts';
import { nameOf } from '../person-name.ts';
import * as styles from '../queues/content.css.ts';
import { ReferenceWord } from '../reference/ReferenceWord.tsx';
import { directionOf } from '../ui/direction.ts';
import { Icon } from '../ui/Icon.tsx';
import { useMoment } from '../ui/moment.hook.ts';
import { NumbersApart } from '../ui/NumbersApart.tsx';
import { Signed } from '../ui/Signed.tsx';
import { StateBadge } from '../workflow/StateBadge.tsx';

/** Who objects, why and since when. */
export function ReportLines({ reports }: { reports: readonly components['schemas']['Report'][] }) {
  const { t } = useTranslation('queues');
  const { age } = useFormat();
  const now = useMoment();
  return (
    <ul className={styles.lines}>
      {reports.map((report) => (
        <li key={report.id}>
          <div className={styles.entry}>
            <Icon of={Flag} small />
            <span className={styles.entryWords}>
              {report.reason ? <ReferenceWord list="report-reason" of={report.reason} /> : t('noReason')}
            </span>
            <StateBadge entity="report" state={report.state} />
          </div>
          <p className={styles.entryMore}>
            <Signed name={nameOf(report.by)} moment={age(report.at, now)} />
          </p>
          {report.note && (
            <p className={styles.entryMore} dir={directionOf(report.note)}>
              <NumbersApart>{report.note}</NumbersApart>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
