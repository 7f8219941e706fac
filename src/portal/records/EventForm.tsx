import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { type Entity, workflowOf } from '../../../machines/workflows.ts';
import type { Conflict } from '../api/conflict.ts';
import { Button } from '../ui/Button.tsx';
import { CancelButton } from '../ui/CancelButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { iconNamed } from '../ui/icons.ts';
import { danger, muted } from '../ui/text.css.ts';
import { ChangedNotice } from '../workflow/ChangedNotice.tsx';
import { ConflictNow } from '../workflow/ConflictNow.tsx';
import { useChanged } from '../workflow/changed.hook.ts';
import { useHeldQuestion } from '../workflow/claim-question.hook.tsx';
import { useDialogLabels } from '../workflow/dialog-labels.hook.ts';
import { form } from '../workflow/event.css.ts';
import { useViewer } from '../workflow/viewer.ts';
import { isForGood } from '../workflow/way-back.ts';
import { useWorkflowWords } from '../workflow/words.ts';

interface EventFormProps {
  entity: Entity;
  event: string;
  /** The record it is about, in a line. */
  subject: string;
  typed: {
    form: RefObject<HTMLFormElement | null>;
    isChanged: boolean;
    isPending: boolean;
    failure: string | undefined;
    conflict: Conflict | null;
  };
  width?: 'regular' | 'huge';
  /** What is missing before it can be sent. */
  denial?: string | undefined;
  onSend: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog of an event whose form is a feature's own. */
export function EventForm(props: EventFormProps) {
  const { entity, event, subject, typed, width = 'regular', denial, onSend, onClose, children } = props;
  const { t } = useTranslation('records');
  const { permissions } = useViewer();
  const words = useWorkflowWords(entity);
  const labels = useDialogLabels(entity, event);
  const changed = useChanged(entity, event);
  const { ask, question } = useHeldQuestion(() => void onSend());
  const refused = changed?.denial ?? denial;
  const { form: frame, isChanged, isPending, conflict, failure } = typed;
  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        onSend={refused === undefined && !isPending ? ask : undefined}
        title={words.verb(event)}
        description={subject}
        width={width}
        isStrict={isChanged}
        footer={
          <>
            <CancelButton label={labels.close} />
            <Button
              variant="primary"
              icon={iconNamed(workflowOf(entity).events[event]?.icon ?? '')}
              label={labels.send}
              hotkey="Ctrl Enter"
              aria-keyshortcuts="Control+Enter"
              isPending={isPending}
              disabledReason={refused}
              onPress={ask}
            />
          </>
        }
      >
        <form ref={frame} noValidate className={form} onSubmit={(submitted) => submitted.preventDefault()}>
          {!conflict && <ChangedNotice changed={changed} />}
          {conflict && <ConflictNow entity={entity} event={event} conflict={conflict} />}
          {failure && !conflict && (
            <p role="alert" className={danger}>
              {failure}
            </p>
          )}
          {children}
          {isForGood(entity, event, permissions) && <p className={muted}>{t('noWayBack')}</p>}
        </form>
      </Dialog>
      {question}
    </>
  );
}
