import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { components } from '../../contract/generated/types.ts';
import { useFormat } from '../format.ts';
import { useMoment } from '../lists/moment.hook.ts';
import { StateBadge } from '../records/StateBadge.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './content.css.ts';

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
            <span className={styles.entryWords}>{report.reason?.title ?? t('noReason')}</span>
            <StateBadge entity="report" state={report.state} />
          </div>
          <p className={styles.entryMore}>
            <bdi>{report.by.name}</bdi>, {age(report.at, now)}
          </p>
          {report.note && (
            <p className={styles.entryMore} dir="auto">
              {report.note}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
