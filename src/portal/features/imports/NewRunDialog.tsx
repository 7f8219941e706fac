import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSending } from '../../api/sending.hook.ts';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { useActions } from './actions.hook.ts';
import * as styles from './file.css.ts';
import { type Action, KINDS, LARGEST, uploadFile } from './imports.data.ts';

interface NewRunProps {
  /** A file that was dropped on the page. */
  given: File | null;
  onClose: () => void;
  onBrought: (id: string) => void;
}

/** A file, and what is to be done with its numbers. Nothing is written before it is started. */
export function NewRunDialog({ given, onClose, onBrought }: NewRunProps) {
  const { t } = useTranslation(['imports', 'common']);
  const { isPending, refusal, send, forget } = useSending();
  const actions = useActions();
  const [action, setAction] = useState<Action | null>(actions.find((one) => !one.disabledReason)?.value ?? null);
  // Of what was dropped, the server says what is wrong with it, and lists it so; what is too large is not sent at all.
  const isTooLarge = given !== null && given.size > LARGEST;
  const [files, setFiles] = useState<readonly File[]>(given && !isTooLarge ? [given] : []);
  const [error, setError] = useState<string | undefined>(
    given && isTooLarge ? t('fileTooLarge', { name: given.name }) : undefined,
  );

  async function bring() {
    const [file] = files;
    if (!file) return setError(t('fileFirst'));
    if (action === null) return;
    await send(async () => {
      onBrought((await uploadFile(action, file)).id);
      onClose();
    });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('newRun')}
      description={t('newRunBody')}
      width="small"
      footer={
        <>
          <CancelButton />
          <Button
            variant="primary"
            icon={Upload}
            label={t('readFile')}
            isPending={isPending}
            onPress={() => void bring()}
          />
        </>
      }
    >
      <div className={styles.form}>
        <RadioGroup label={t('what')} options={actions} value={action} onChange={setAction} />
        <FilePicker
          label={t('file')}
          accept={KINDS}
          maxBytes={LARGEST}
          files={files}
          onChange={(chosen) => {
            setFiles(chosen);
            setError(undefined);
            forget();
          }}
          description={t('fileBody')}
          error={error ?? refusal?.words}
        />
      </div>
    </Dialog>
  );
}
