import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '../../../../machines/ivr/menu.ts';
import { ProblemError } from '../../api/problem.ts';
import { saveFile } from '../../file.ts';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { meta, muted } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import * as styles from './campaigns.css.ts';
import { createOfFile, type FileRow, rowsOfFile } from './campaigns.data.ts';
import { FileRows } from './FileRows.tsx';

const KINDS = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', '.csv', '.xlsx'];
const LARGEST = 20 * 1024 * 1024;

const TEXTS = languages.map((language) => `${languageNames[language]} text`).join(',');
const HEADINGS = `Title,Type,Category,Text,Text language,${TEXTS},Long text,From,Until,Crops,Places,Languages,Channels`;

/** Many advisories of a file, all or none; what it would make is shown first. */
export function BulkDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['campaigns', 'common']);
  const [files, setFiles] = useState<File[]>([]);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [rows, setRows] = useState<readonly FileRow[]>();
  const [isPending, setPending] = useState(false);

  /** What is wrong in the file is told below it. */
  async function attempt(ask: () => Promise<void>) {
    setPending(true);
    setFaults([]);
    try {
      await ask();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const found = (error.problem.errors ?? []).map(({ message }) => message);
      setFaults(found.length > 0 ? found : [error.message]);
    } finally {
      setPending(false);
    }
  }

  const look = (file: File) => attempt(async () => setRows(await rowsOfFile(file)));
  const send = (file: File) =>
    attempt(async () => {
      toast.success(t('bulk.done', { count: await createOfFile(file) }));
      onClose();
    });
  const template = () => saveFile(new Blob([`${HEADINGS}\r\n`], { type: 'text/csv' }), 'campaigns.csv');

  const [file] = files;
  return (
    <Dialog
      isOpen
      width="huge"
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
            disabledReason={rows ? undefined : t(faults.length > 0 ? 'bulk.notRight' : 'bulk.chooseFirst')}
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
          setRows(undefined);
          if (chosen[0]) void look(chosen[0]);
        }}
      />
      <p className={`${meta} ${muted}`}>
        {t('bulk.headings')} {t('bulk.days')}
      </p>
      <TextLink onPress={template}>{t('bulk.template')}</TextLink>
      {rows && <FileRows rows={rows} />}
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
