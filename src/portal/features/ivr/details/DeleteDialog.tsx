import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemError } from '../../../api/problem.ts';
import { Button } from '../../../ui/Button.tsx';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/toast.queue.ts';
import type { DetailKind, DetailRecord } from './detail.kind.ts';
import * as styles from './details.css.ts';

interface DeleteDialogProps<Row extends DetailRecord, Form extends object> {
  kind: DetailKind<Row, Form>;
  row: Row;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before deleting; where the menu still uses it, says where. */
export function DeleteDialog<Row extends DetailRecord, Form extends object>({
  kind,
  row,
  onClose,
  onDeleted,
}: DeleteDialogProps<Row, Form>) {
  const { t } = useTranslation(['ivrDetails', 'common']);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<ProblemError | null>(null);

  async function remove() {
    setPending(true);
    try {
      await kind.remove(row.id);
      toast.success(t('deleted', { title: row.title }));
      onDeleted();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setRefusal(error);
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={t('deleteTitle', { title: row.title })}
      description={refusal ? undefined : t('deleteBody')}
      width="small"
      footer={
        refusal ? (
          <Button label={t('common:close')} onPress={onClose} autoFocus />
        ) : (
          <>
            <CancelButton autoFocus />
            <Button
              icon={Trash2}
              variant="danger"
              label={t('delete')}
              isPending={isPending}
              onPress={() => void remove()}
            />
          </>
        )
      }
    >
      {refusal && (
        <div role="alert" className={styles.refusal}>
          <span>{refusal.message}</span>
          {refusal.problem.errors && refusal.problem.errors.length > 0 && (
            <ul className={styles.reasons}>
              {refusal.problem.errors.map(({ message }) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Dialog>
  );
}
