import { Check, ShieldAlert, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import { strip } from './content.css.ts';
import * as styles from './queue.css.ts';
import type { Risk } from './queue.ts';

const ICONS = { low: Check, medium: TriangleAlert, high: ShieldAlert };

export function RiskMark({ level }: { level: Risk['level'] }) {
  const { t } = useTranslation('queues');
  return (
    <span className={styles.risk[level]}>
      <Icon of={ICONS[level]} small /> {t(`risk.${level}`)}
    </span>
  );
}

/** What a machine noticed, in words; nothing where it noticed nothing. */
export function RiskStrip({ risk }: { risk: Risk }) {
  const { t } = useTranslation('queues');
  if (risk.level === 'low' || risk.reasons.length === 0) return null;
  return (
    <div className={strip} data-level={risk.level}>
      <RiskMark level={risk.level} />
      {risk.reasons.map((reason) => (
        <span key={reason}>{t(`riskReasons.${reason}`)}</span>
      ))}
    </div>
  );
}
