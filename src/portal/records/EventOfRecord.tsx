import { useMemo, useState } from 'react';
import { guardAgainst } from '../../../machines/shared/decide.ts';
import { workflowOf } from '../../../machines/workflows.ts';
import { OpenRecord } from '../workflow/changed.hook.ts';
import { Held } from '../workflow/claim-question.hook.tsx';
import { differences } from '../workflow/differences.ts';
import { EventDialog } from '../workflow/EventDialog.tsx';
import { reasonsOf, subjectOf } from '../workflow/entity.ts';
import type { LiveStep } from '../workflow/live-step.ts';
import { useViewer } from '../workflow/viewer.ts';
import { useWorkflowWords } from '../workflow/words.ts';
import type { PageRecord, RecordContext, RecordDescription } from './record.ts';

interface EventOfRecordProps<R extends PageRecord> {
  description: RecordDescription<R>;
  context: RecordContext<R>;
  event: string;
  /** What was heard of the record since it was read. */
  steps: readonly LiveStep[];
  /** The colleague who has the record by now. */
  heldBy: string | null;
  onClose: () => void;
}

/** The form of one event of a record: its own, or the one drawn from its machine. */
export function EventOfRecord<R extends PageRecord>(props: EventOfRecordProps<R>) {
  const { description, context, event, steps, heldBy, onClose } = props;
  const { entity: type, forms, notices, pickers } = description;
  const { record } = context;
  const viewer = useViewer();
  const words = useWorkflowWords(type.workflow);
  const [seen] = useState(record);
  const meanwhile = useMemo(() => {
    const changes = { namespace: type.namespace, differences: differences(seen, record, type.compared) };
    return { subject: subjectOf(type, record), steps, changes };
  }, [type, record, steps, seen]);
  const held = useMemo(() => ({ id: record.id, by: heldBy }), [record.id, heldBy]);
  const Form = forms?.[event];
  const Notice = notices?.[event];
  return (
    <OpenRecord value={meanwhile}>
      <Held value={held}>
        {Form ? (
          <Form {...context} onClose={onClose} />
        ) : (
          <EventDialog
            entity={type.workflow}
            event={event}
            subject={`${type.number(record)} · ${type.title(record)}`}
            draft={`${type.workflow} ${record.id} ${event}`}
            pickers={pickers}
            reasons={reasonsOf(type, record)}
            onSend={(payload) => context.send(event, payload)}
            denial={context.denialOf(event)}
            notice={Notice && <Notice record={record} />}
            choiceDenial={(field, value) => {
              const sent = { type: event, [field]: value };
              const guard = guardAgainst(workflowOf(type.workflow), meanwhile.subject, sent, viewer);
              return guard && words.guard(guard);
            }}
            onClose={onClose}
          />
        )}
      </Held>
    </OpenRecord>
  );
}
