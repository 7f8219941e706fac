import { candidates } from '../../../machines/shared/states.ts';
import { type Entity, workflowOf } from '../../../machines/workflows.ts';

/** The events that may be sent for many at once and that this person may send, in the workflow's order whatever is chosen. */
export function bulkEvents(entity: Entity, permissions: ReadonlySet<string>): string[] {
  const { events, policy } = workflowOf(entity);
  const bulk = Object.keys(events).filter((name) => events[name]?.bulk);
  const permitted = bulk.filter((name) => permissions.has(policy[name] ?? ''));
  return permitted.length > 0 ? permitted : bulk;
}

/** Those of them that may stand ready unasked over records in these states: possible there, and neither refusing nor ending anything. */
export function readyEvents(entity: Entity, names: readonly string[], states: readonly string[]): string[] {
  const { machine, events, states: known } = workflowOf(entity);
  const anew = Object.keys(events).filter((name) => events[name]?.beginsAnew);
  const isEnd = (state: string, name: string) =>
    anew.some((back) => candidates(machine, state, back).length > 0) ||
    (known[state]?.ended === true && events[name]?.tone !== 'accent');
  return names.filter((name) => {
    const ways = states.flatMap((state) => candidates(machine, state, name));
    const isEnding = ways.some(({ target }) => target !== null && isEnd(target, name));
    return ways.length > 0 && !isEnding && events[name]?.tone !== 'danger';
  });
}
