import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemError } from '../../api/problem.ts';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { meta, muted } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import * as styles from './campaigns.css.ts';
import { createOfFile } from './campaigns.data.ts';

const KINDS = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', '.csv', '.xlsx'];
const LARGEST = 20 * 1024 * 1024;

/** Many advisories of a file, all or none. */
export function BulkDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['campaigns', 'common']);
  const [files, setFiles] = useState<File[]>([]);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [isPending, setPending] = useState(false);

  async function send(file: File) {
    setPending(true);
    setFaults([]);
    try {
      const count = await createOfFile(file);
      toast.success(t('bulk.done', { count }));
      onClose();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const found = (error.problem.errors ?? []).map(({ message }) => message);
      setFaults(found.length > 0 ? found : [error.message]);
    } finally {
      setPending(false);
    }
  }

  const [file] = files;
  return (
    <Dialog
      isOpen
      title={t('bulk.title')}
      description={t('bulk.body')}
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button
            variant="primary"
            label={t('bulk.send')}
            isPending={isPending}
            disabledReason={file ? undefined : t('bulk.chooseFirst')}
            onPress={() => file && void send(file)}
          />
        </>
      }
    >
      <FilePicker
        label={t('bulk.file')}
        accept={KINDS}
        maxBytes={LARGEST}
        files={files}
        onChange={(chosen) => {
          setFiles(chosen);
          setFaults([]);
        }}
      />
      <p className={`${meta} ${muted}`}>{t('bulk.headings')}</p>
      {faults.length > 0 && (
        <ul className={styles.problems} role="alert">
          {faults.map((fault) => (
            <li key={fault} className={styles.problem} data-stops>
              {fault}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
