import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../machines/workflows.ts';
import type { Conflict } from '../api/conflict.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { table } from '../ui/PlainTable.css.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import type { Difference } from './differences.ts';
import * as styles from './event.css.ts';
import { StateBadge } from './StateBadge.tsx';

interface ConflictDialogProps {
  entity: Entity;
  namespace: string;
  conflict: Conflict;
  /** Filled once the record has been read again. */
  differences: readonly Difference[];
  onClose: () => void;
}

/** Somebody else was faster: who, when, and what is different now. The page behind already shows the record as it is. */
export function ConflictDialog({ entity, namespace, conflict, differences, onClose }: ConflictDialogProps) {
  const { t } = useTranslation(['records', namespace, 'common']);
  const said = (key: string, value: unknown): ReactNode =>
    key === 'state' ? <StateBadge entity={entity} state={String(value)} /> : plain(value);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('conflictTitle')}
      footer={<Button variant="primary" label={t('conflictUnderstood')} onPress={onClose} />}
    >
      <ConflictNotice entity={entity} conflict={conflict} />
      {differences.length > 0 && (
        <table className={`${table} ${styles.differences}`}>
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('youSaw')}</th>
              <th scope="col">{t('isNow')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ key, before, after }) => (
              <tr key={key}>
                <th scope="row">{t(`${namespace}:fields.${key}`)}</th>
                <td>{said(key, before)}</td>
                <td>{said(key, after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}

/** What a field holds, in a few words: things by their names, the nameless by how many they are. */
function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (!Array.isArray(value)) return nameOf(value) ?? JSON.stringify(value);
  const names = value.map(nameOf);
  return names.every((name) => name !== undefined) ? names.join(', ') || '–' : String(value.length);
}

function nameOf(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return undefined;
  const name = 'title' in value ? value.title : 'name' in value ? value.name : undefined;
  return typeof name === 'string' ? name : undefined;
}
