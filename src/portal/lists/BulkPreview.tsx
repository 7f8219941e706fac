import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../machines/workflows.ts';
import { useFormat } from '../format.ts';
import { StateBadge } from '../records/StateBadge.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { faint, ltr } from '../ui/text.css.ts';
import * as styles from './bulk.css.ts';
import { type BulkRow, isRefused, verdictOf } from './bulk.ts';

const MOST_SHOWN = 500;

interface BulkPreviewProps {
  rows: readonly BulkRow[];
  entity: Entity;
  verb: string;
  onClose: () => void;
}

/** What would become of each record, refusals first. */
export function BulkPreview({ rows, entity, verb, onClose }: BulkPreviewProps) {
  const { t } = useTranslation(['lists', 'common']);
  const { number } = useFormat();
  const { accepted, refused, reasons } = verdictOf(rows);
  const ordered = [...rows].sort((one, other) => Number(isRefused(other)) - Number(isRefused(one)));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('previewOf', { verb })}
      description={t('previewSum', { accepted: number(accepted), refused: number(refused) })}
      width="large"
      footer={<Button label={t('common:close')} onPress={onClose} />}
    >
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map(({ words, count }) => (
            <li key={words}>
              <span className={styles.bad}>{number(count)}</span> {words}
            </li>
          ))}
        </ul>
      )}
      <table className={styles.outcomes}>
        <thead>
          <tr>
            <th className={styles.outcome} scope="col">
              {t('record')}
            </th>
            <th className={styles.outcome} scope="col">
              {t('outcome')}
            </th>
            <th className={styles.outcome} scope="col">
              {t('stateThen')}
            </th>
          </tr>
        </thead>
        <tbody>
          {ordered.slice(0, MOST_SHOWN).map((row) => (
            <tr key={row.id}>
              <td className={styles.outcome}>
                <span className={ltr}>{row.label ?? row.id}</span>
              </td>
              <td className={`${styles.outcome} ${isRefused(row) ? styles.bad : styles.good}`}>
                {row.words ?? t(`outcomes.${row.outcome}`)}
              </td>
              <td className={styles.outcome}>{row.state && <StateBadge entity={entity} state={row.state} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MOST_SHOWN && (
        <p className={faint}>{t('andMore', { number: number(rows.length - MOST_SHOWN) })}</p>
      )}
    </Dialog>
  );
}
