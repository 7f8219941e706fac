import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Refusal, refusalOf } from '../../api/refusal.ts';
import { useRefusalWords } from '../../api/refusal.words.ts';
import { today } from '../../format.ts';
import type { EventFormProps } from '../../records/record.ts';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { danger } from '../../ui/text.css.ts';
import { ConflictNotice } from '../../workflow/ConflictNotice.tsx';
import { useWorkflowWords } from '../../workflow/words.ts';
import * as styles from './loans.css.ts';
import { type LoanApplication, uploadSignedCopy } from './loans.data.ts';

const ACCEPTED = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];
const LARGEST = 10_000_000;

/** When the contract was signed, with the signed copy. */
export function SignForm({ record: loan, send, onClose, onReload }: EventFormProps<LoanApplication>) {
  const { t } = useTranslation('loans');
  const words = useWorkflowWords('loan');
  const refusalWords = useRefusalWords();
  const [now] = useState(today);
  const [date, setDate] = useState<string | null>(now);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ refusal: Refusal; words: string } | null>(null);

  async function sign() {
    setPending(true);
    setFailure(null);
    try {
      const [file] = files;
      const signedCopyId = file && (await uploadSignedCopy(loan.id, file));
      await send('SIGN_CONTRACT', { date, ...(signedCopyId && { signedCopyId }) });
      onClose();
    } catch (thrown) {
      setFailure({ refusal: refusalOf(thrown), words: refusalWords(thrown) });
    } finally {
      setPending(false);
    }
  }

  const { fields = {}, conflict = null } = failure?.refusal ?? {};
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.verb('SIGN_CONTRACT')}
      description={`${loan.applicationId} · ${loan.farmer.name}`}
      isStrict={files.length > 0 || date !== now}
      footer={
        <>
          <CancelButton />
          <Button
            variant="primary"
            icon={PenLine}
            label={words.verb('SIGN_CONTRACT')}
            isPending={isPending}
            disabledReason={date === null ? t('dateFirst') : undefined}
            onPress={() => void sign()}
          />
        </>
      }
    >
      <div className={styles.form}>
        {conflict && <ConflictNotice entity="loan" conflict={conflict} onReload={onReload} />}
        {failure && !conflict && Object.keys(fields).length === 0 && (
          <p role="alert" className={danger}>
            {failure.words}
          </p>
        )}
        <DateField
          label={t('fields.signedOn')}
          value={date}
          onChange={setDate}
          max={now}
          isRequired
          error={fields['date']}
        />
        <FilePicker
          label={t('signedCopy')}
          accept={ACCEPTED}
          maxBytes={LARGEST}
          files={files}
          onChange={setFiles}
          error={fields['file'] ?? fields['signedCopyId']}
        />
      </div>
    </Dialog>
  );
}
