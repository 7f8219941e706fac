import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Entity, workflowOf } from '../../../machines/workflows.ts';
import { useSending } from '../api/sending.hook.ts';
import { Button } from '../ui/Button.tsx';
import { CancelButton } from '../ui/CancelButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { iconNamed } from '../ui/icons.ts';
import { focusFirstFault } from '../ui/judged.ts';
import { muted } from '../ui/text.css.ts';
import { ChangedNotice } from './ChangedNotice.tsx';
import { ConflictNow } from './ConflictNow.tsx';
import { useChanged } from './changed.hook.ts';
import { useHeldQuestion } from './claim-question.hook.tsx';
import { useDialogLabels } from './dialog-labels.hook.ts';
import { EventFields } from './EventFields.tsx';
import * as styles from './event.css.ts';
import { askedFields, filledIn, formErrors } from './event.form.ts';
import { useEventDraft } from './event-draft.hook.ts';
import type { FieldPickers } from './fields.ts';
import type { ReasonKind } from './reasons.data.ts';
import type { Payload } from './sending.ts';
import { useViewer } from './viewer.ts';
import { isForGood } from './way-back.ts';
import { useWorkflowWords } from './words.ts';

interface EventDialogProps {
  entity: Entity;
  event: string;
  /** The record or records it is about, in a line. */
  subject: string;
  /** Where it starts: fields already known. */
  initial?: Payload;
  /** Under which name what is typed is kept on this device until it is sent or given up. */
  draft?: string;
  pickers?: FieldPickers | undefined;
  /** Which reasons of the reference list the reason begins from. */
  reasons?: { kind: ReasonKind; language: string } | undefined;
  onSend: (payload: Payload) => Promise<unknown>;
  onClose: () => void;
  /** Reads the record again after a conflict; what was typed stays. */
  onReload?: () => void;
  confirmLabel?: string;
  /** Why it is not possible any more, after somebody else changed the record meanwhile. */
  denial?: string | undefined;
  /** What is to be known before it is sent. */
  notice?: ReactNode;
  /** Why one option of a field cannot be chosen. */
  choiceDenial?: (field: string, value: string) => string | undefined;
}

/** The form of an event, drawn from what the machine says it carries. */
export function EventDialog(props: EventDialogProps) {
  const { entity, event, subject, initial = {}, pickers, onSend, onClose, onReload, confirmLabel } = props;
  const { denial, choiceDenial, reasons } = props;
  const { t } = useTranslation('records');
  const words = useWorkflowWords(entity);
  const { permissions } = useViewer();
  const labels = useDialogLabels(entity, event);
  const description = workflowOf(entity).events[event];
  const { payload, setPayload, drop } = useEventDraft(props.draft, initial, description);
  const [wasSent, setSent] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const { isPending, refusal, send, forget } = useSending(form);
  const changed = useChanged(entity, event);
  const sendIt = async () => {
    await send(async () => {
      await onSend(filledIn(payload));
      drop();
      onClose();
    });
  };
  const { ask, question } = useHeldQuestion(() => void sendIt());
  if (!description) return null;
  const errors = formErrors(description, event, payload);
  const shownErrors = { ...(wasSent ? translated(errors, t('fieldMissing')) : {}), ...refusal?.fields };
  const fields = askedFields(description);
  const denied = changed?.denial ?? denial;

  function confirm() {
    const isFaulty = focusFirstFault(form, () => {
      setSent(true);
      forget();
    });
    if (!isFaulty && Object.keys(errors).length === 0) ask();
  }
  const giveUp = () => {
    drop();
    onClose();
  };

  return (
    <>
      <Dialog
        isOpen
        onClose={giveUp}
        onSend={denied === undefined && !isPending ? confirm : undefined}
        title={words.verb(event)}
        description={subject}
        width={fields.some(({ kind }) => kind === 'rows') ? 'huge' : 'small'}
        isStrict={JSON.stringify(filledIn(payload)) !== JSON.stringify(filledIn(initial))}
        footer={
          <>
            <CancelButton label={labels.close} />
            <Button
              label={confirmLabel ?? labels.send}
              variant={description.tone === 'danger' ? 'danger' : 'primary'}
              icon={iconNamed(description.icon)}
              hotkey="Ctrl Enter"
              aria-keyshortcuts="Control+Enter"
              isPending={isPending}
              disabledReason={denied}
              onPress={confirm}
            />
          </>
        }
      >
        <div ref={form} className={styles.form}>
          {!refusal?.conflict && <ChangedNotice changed={changed} />}
          {refusal?.conflict && (
            <ConflictNow entity={entity} event={event} conflict={refusal.conflict} onReload={onReload} />
          )}
          {refusal?.summary && (
            <p role="alert" className={styles.refusal}>
              {refusal.summary}
            </p>
          )}
          {props.notice}
          <EventFields
            entity={entity}
            event={event}
            fields={fields}
            payload={payload}
            pickers={pickers}
            reasons={reasons}
            errors={shownErrors}
            choiceDenial={choiceDenial}
            onChange={(typed) => {
              setPayload(typed);
              forget();
            }}
          />
          {fields.length === 0 && <p>{t('confirmEvent', { verb: words.verb(event) })}</p>}
          {isForGood(entity, event, permissions) && <p className={muted}>{t('noWayBack')}</p>}
        </div>
      </Dialog>
      {question}
    </>
  );
}

/** The form says in the reader's language that a field is missing; anything finer comes from the machine. */
function translated(errors: Record<string, string>, missingWords: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, message.endsWith('is missing') ? missingWords : message]),
  );
}
