import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../machines/workflows.ts';
import type { Conflict } from '../api/conflict.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { Differences } from './Differences.tsx';
import type { Difference } from './differences.ts';

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
  const { t } = useTranslation('records');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('conflictTitle')}
      footer={<Button variant="primary" label={t('conflictUnderstood')} onPress={onClose} />}
    >
      <ConflictNotice entity={entity} conflict={conflict} />
      <Differences {...{ entity, namespace, differences }} />
    </Dialog>
  );
}
