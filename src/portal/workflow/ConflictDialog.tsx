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

interface ConflictDialogProps {
  entity: Entity;
  namespace: string;
  conflict: Conflict;
  /** Filled once the record has been read again. */
  differences: readonly Difference[];
  sayField: (key: string, value: unknown) => ReactNode;
  onClose: () => void;
}

/** Somebody else was faster: who, when, and what is different now. The page behind already shows the record as it is. */
export function ConflictDialog({ entity, namespace, conflict, differences, sayField, onClose }: ConflictDialogProps) {
  const { t } = useTranslation(['records', namespace, 'common']);
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
                <td>{sayField(key, before)}</td>
                <td>{sayField(key, after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
