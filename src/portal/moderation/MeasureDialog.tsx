import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callErrorOf } from '../api/call-error.ts';
import { useErrorWords } from '../api/error.words.ts';
import { useFormat } from '../format.ts';
import { nameOf } from '../person-name.ts';
import { form } from '../queues/queue.css.ts';
import { RuleLines } from '../queues/RuleLines.tsx';
import { titleOf } from '../title-of.ts';
import { Button } from '../ui/Button.tsx';
import { CancelButton } from '../ui/CancelButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { focusFirstFault } from '../ui/judged.ts';
import { NumberField } from '../ui/NumberField.tsx';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { danger } from '../ui/text.css.ts';
import { toast } from '../ui/toast.queue.ts';
import { useReasonTemplates } from '../workflow/reasons.data.ts';
import { usePageUndo } from '../workflow/undo.hook.ts';
import { type Conduct, lift, suspend, warn } from './conduct.data.ts';

const DAYS = { min: 1, max: 365, digits: 0 };
const USUAL_DAYS = 7;
const LONGEST = 500;
const RULED = ['post', 'listing', 'user'] as const;

interface MeasureDialogProps {
  conduct: Conduct;
  event: 'WARN' | 'SUSPEND';
  onClose: () => void;
}

/** Asks what the farmer is told, and for how long they are suspended. */
export function MeasureDialog({ conduct, event, onClose }: MeasureDialogProps) {
  const { t } = useTranslation(['conduct', 'records']);
  const { number } = useFormat();
  const refusalWords = useErrorWords();
  const undo = usePageUndo();
  const templates = useReasonTemplates('user') ?? [];
  const isUrdu = conduct.language === 'ur';
  const [chosen, setChosen] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [days, setDays] = useState<number | null>(USUAL_DAYS);
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  const name = nameOf(conduct);
  const isWarning = event === 'WARN';
  const [wasSent, setSent] = useState(false);
  const element = useRef<HTMLDivElement>(null);

  async function send() {
    if (focusFirstFault(element, () => setSent(true))) return;
    setPending(true);
    try {
      if (isWarning) {
        await warn(conduct, reason.trim());
        undo.did(t('warned', { name }), name);
      } else {
        await suspend(conduct, days ?? USUAL_DAYS, reason.trim());
        const message = t('suspended', { name, count: days ?? 0, number: number(days ?? 0) });
        undo.did(message, name, () => void takeBack());
      }
      onClose();
    } catch (thrown) {
      setRefused(thrown);
      setPending(false);
    }
  }

  /** The suspension is lifted as it was made, unless somebody has been at the profile since. */
  async function takeBack() {
    try {
      await lift({ ...conduct, version: conduct.version + 1 });
      toast.success(t('lifted', { name }));
    } catch (thrown) {
      toast.error(t('notLifted', { name }), { detail: refusalWords(thrown) });
    }
  }

  return (
    <Dialog
      isOpen
      isStrict={reason !== '' || days !== USUAL_DAYS}
      onClose={onClose}
      onSend={isPending ? undefined : () => void send()}
      title={t(isWarning ? 'warnName' : 'suspendName', { name })}
      description={t(isWarning ? 'warnBody' : 'suspendBody')}
      footer={
        <>
          <CancelButton />
          <Button
            variant={isWarning ? 'primary' : 'danger'}
            label={t(isWarning ? 'warn' : 'suspend')}
            hotkey="Ctrl Enter"
            aria-keyshortcuts="Control+Enter"
            isPending={isPending}
            onPress={() => void send()}
          />
        </>
      }
    >
      <div ref={element} className={form}>
        {!isWarning && (
          <NumberField
            label={t('days')}
            isRequired
            value={days}
            onChange={setDays}
            {...DAYS}
            steppers
            plain
            error={wasSent && days === null ? t('records:fieldMissing') : undefined}
          />
        )}
        <Select
          label={t('template')}
          value={chosen}
          onChange={(id) => {
            const template = templates.find((one) => one.id === id);
            setChosen(id);
            if (template) setReason(isUrdu ? template.messageUr : template.message);
          }}
          options={templates.map((template) => ({ value: template.id, label: titleOf(template) }))}
        />
        <RuleLines kinds={RULED} named={templates.find(({ id }) => id === chosen)?.rule ?? null} />
        <TextArea
          label={t(isUrdu ? 'messageInUrdu' : 'message')}
          isRequired
          language={isUrdu ? 'ur' : undefined}
          value={reason}
          onChange={setReason}
          maxLength={LONGEST}
          rows={3}
          error={wasSent && reason.trim() === '' ? t('records:fieldMissing') : undefined}
        />
        {refused !== null && (
          <p role="alert" className={danger}>
            {callErrorOf(refused).conflict ? t('meanwhile') : refusalWords(refused)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
