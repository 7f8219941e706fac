import { workflowOf } from '../../../machines/workflows.ts';
import type { BulkAction } from '../workflow/bulk.action.ts';
import { type EntityDescription, reversalOf } from '../workflow/entity.ts';
import { askedFields } from '../workflow/event.form.ts';
import type { ReasonKind } from '../workflow/reasons.data.ts';
import { hasWayBack } from '../workflow/way-back.ts';
import type { QueueDecision } from './queue.ts';

/** The decisions of a queue that can be made on all that are in this state; `say` names them. */
export function bulkActions(
  { entity, decisions }: { entity: EntityDescription<never>; decisions: readonly QueueDecision[] },
  of: { state: string; kind?: ReasonKind | undefined; permissions: ReadonlySet<string> },
  say: (key: string) => string,
): BulkAction[] {
  const { state, kind, permissions } = of;
  return decisions
    .filter(({ bulk }) => bulk)
    .map(({ key, event, payload = {}, tone, reasons, reasonIsOptional = false }) => {
      const description = workflowOf(entity.workflow).events[event];
      const asked = reasons && description ? askedFields({ ...description, reason: 'required' }) : [];
      const mayTakeBack = hasWayBack(entity.workflow, event, permissions);
      const back = mayTakeBack ? reversalOf(entity, event, { state }) : undefined;
      return {
        key,
        event,
        payload,
        verb: say(`decisions.${key}`),
        isDangerous: tone === 'danger',
        fields: asked
          .filter(({ name }) => name === 'reason')
          .map((field) => ({ ...field, required: !reasonIsOptional })),
        ...(reasons && { reasons: kind ?? reasons }),
        ...(back && {
          undo: () => ({
            key: 'undo',
            event: back.event,
            payload: back.payload,
            verb: say('undo'),
            isDangerous: false,
            fields: [],
          }),
        }),
      };
    });
}
