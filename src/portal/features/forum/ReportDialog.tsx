import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSending } from '../../api/sending.hook.ts';
import { form } from '../../queues/queue.css.ts';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { focusFirstFault } from '../../ui/judged.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { danger } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { useReportReasons } from './threads.choices.ts';
import { sendReport } from './threads.data.ts';

interface ReportDialogProps {
  kind: 'post' | 'user';
  of: { post: string } | { user: string };
  /** Who wrote it. */
  name: string;
  onClose: () => void;
}

/** An objection with its reason; it comes to those who decide on reports. */
export function ReportDialog({ kind, of, name, onClose }: ReportDialogProps) {
  const { t } = useTranslation(['forum', 'common']);
  const { isPending, refusal, send } = useSending();
  const reasons = useReportReasons(kind);
  const [reason, setReason] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [wasSent, setSent] = useState(false);
  const element = useRef<HTMLDivElement>(null);

  async function report() {
    if (reason === null) {
      focusFirstFault(element, () => setSent(true));
      return;
    }
    await send(async () => {
      await sendReport(of, reason, note.trim());
      toast.success(t('reported'));
      onClose();
    });
  }

  return (
    <Dialog
      isOpen
      isStrict={reason !== null || note !== ''}
      onClose={onClose}
      title={t(kind === 'post' ? 'report' : 'reportAuthor')}
      description={t(kind === 'post' ? 'reportPostBody' : 'reportUserBody', { name })}
      footer={
        <>
          <CancelButton />
          <Button variant="danger" label={t('sendReport')} isPending={isPending} onPress={() => void report()} />
        </>
      }
    >
      <div ref={element} className={form}>
        <RadioGroup
          label={t('reason')}
          isRequired
          value={reason}
          onChange={setReason}
          options={reasons}
          error={wasSent && reason === null ? t('common:reasonFirst') : undefined}
        />
        <TextArea label={t('note')} value={note} onChange={setNote} maxLength={500} rows={2} />
        {refusal && (
          <p role="alert" className={danger}>
            {refusal.words}
          </p>
        )}
      </div>
    </Dialog>
  );
}
