import { candidates } from '../../../machines/shared/states.ts';
import { type Entity, workflowOf } from '../../../machines/workflows.ts';
import type { EventKey } from './permitted-keys.ts';

/**
 * The events that may be sent for many at once and that this person may send; those first that the chosen ones can take in
 * their states.
 */
export function bulkEvents(
  entity: Entity,
  keys: readonly EventKey[] = [],
  permissions: ReadonlySet<string>,
  states: readonly string[] = [],
): string[] {
  const { events, policy, machine } = workflowOf(entity);
  const usual = [...keys.map(({ event }) => event), ...Object.keys(events)];
  const bulk = [...new Set(usual)].filter((name) => events[name]?.bulk);
  const permitted = bulk.filter((name) => permissions.has(policy[name] ?? ''));
  const found = permitted.length > 0 ? permitted : bulk;
  const isPossible = (name: string) => states.some((state) => candidates(machine, state, name).length > 0);
  return states.length === 0 ? found : [...found.filter(isPossible), ...found.filter((name) => !isPossible(name))];
}
