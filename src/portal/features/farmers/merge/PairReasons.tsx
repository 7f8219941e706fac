import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/Badge.tsx';
import * as styles from './merge.css.ts';
import type { PairReason } from './merge.data.ts';

/** What speaks for one person, in words. */
export function PairReasons({ reasons }: { reasons: readonly PairReason[] }) {
  const { t } = useTranslation('duplicates');
  return (
    <span className={styles.reasons}>
      {reasons.map((reason) => (
        <Badge key={reason} tone={reason === 'nameTehsil' ? 'neutral' : 'warn'} label={t(`reasons.${reason}`)} />
      ))}
    </span>
  );
}
