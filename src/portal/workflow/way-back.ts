import { type Entity, workflowOf } from '../../../machines/workflows.ts';
import type { BulkAction } from './bulk.action.ts';

/** Whether this person can take back what the event does, with one that is meant for it. */
export function hasWayBack(entity: Entity, event: string, permissions: ReadonlySet<string>): boolean {
  const { events, policy } = workflowOf(entity);
  const undo = events[event]?.undo;
  return undo !== undefined && permissions.has(policy[undo] ?? '');
}

/** Whether what the event does stays for this person, who is told so before it is sent. */
export function isForGood(entity: Entity, event: string, permissions: ReadonlySet<string>): boolean {
  return (
    !hasWayBack(entity, event, permissions) &&
    !takesBack(entity, event) &&
    workflowOf(entity).events[event]?.isCorrectable !== true
  );
}

/** Whether of many that the event was sent for each has to be put right by itself, which is said before it is sent. */
export function isUndoneOneByOne(
  entity: Entity,
  { event, undo }: BulkAction,
  permissions: ReadonlySet<string>,
): boolean {
  return !undo && !takesBack(entity, event) && !isForGood(entity, event, permissions);
}

/** Whether the event is there to take back another: nobody asks for the way back from that. */
export function takesBack(entity: Entity, event: string): boolean {
  return Object.values(workflowOf(entity).events).some(({ undo }) => undo === event);
}
