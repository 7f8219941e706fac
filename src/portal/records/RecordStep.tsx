import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { eventsFor } from '../../../machines/shared/decide.ts';
import { workflowOf } from '../../../machines/workflows.ts';
import { useMoment } from '../ui/moment.hook.ts';
import { claimNow, heldBy } from '../workflow/claims.ts';
import { useRecord } from '../workflow/entity.data.ts';
import { subjectOf } from '../workflow/entity.ts';
import { useLiveSteps } from '../workflow/live.hook.ts';
import type { AskedStep } from '../workflow/record-steps.ts';
import { usePageUndo } from '../workflow/undo.hook.ts';
import { useViewer } from '../workflow/viewer.ts';
import { useWorkflowWords } from '../workflow/words.ts';
import { askStep } from './asked.ts';
import { EventOfRecord } from './EventOfRecord.tsx';
import type { PageRecord, RecordDescription } from './record.ts';
import { useSteps } from './steps.hook.ts';

interface RecordStepProps<R extends PageRecord> extends AskedStep {
  description: RecordDescription<R>;
}

/** One step of a record where its page is not open; what is done within a section of the page leads there. */
export function RecordStep<R extends PageRecord>(props: RecordStepProps<R>) {
  const { description, id, event, onClose } = props;
  const { data } = useRecord(description.entity, id);
  const [, navigate] = useLocation();
  const page = description.entity.href?.(id);
  const isInSection = page !== undefined && description.inSection?.[event] !== undefined;
  useEffect(() => {
    if (!isInSection) return;
    askStep(id, event);
    onClose();
    navigate(page);
  });
  return data && !isInSection ? <StepForm key={event} {...props} record={data} /> : null;
}

const NOTHING_HEARD: readonly [] = [];

function StepForm<R extends PageRecord>(props: RecordStepProps<R> & { record: R }) {
  const { description, record, event, onUndo, onDone, onClose } = props;
  const { entity: type } = description;
  const viewer = useViewer();
  const words = useWorkflowWords(type.workflow);
  const steps = useLiveSteps(type.workflow).get(record.id) ?? NOTHING_HEARD;
  const now = useMoment();
  const { send } = useSteps(type, record, usePageUndo(), onUndo);
  return (
    <EventOfRecord
      {...{ description, event, steps, onClose }}
      heldBy={heldBy(claimNow(record.claim ?? null, steps), viewer.id, now)}
      context={{
        record,
        async send(name, payload) {
          await send(name, payload);
          onDone();
        },
        started: null,
        start: () => {},
        denialOf: (name) => {
          const verdict = eventsFor(workflowOf(type.workflow), subjectOf(type, record), viewer).find(
            (one) => one.event === name,
          );
          return verdict && words.denial(verdict, record.state);
        },
        setDirty: () => {},
      }}
    />
  );
}
