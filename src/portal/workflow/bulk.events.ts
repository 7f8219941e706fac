import { type Entity, workflowOf } from '../../../machines/workflows.ts';
import type { EventKey } from './permitted-keys.ts';

/** The events that may be sent for many at once and that this person may send. */
export function bulkEvents(entity: Entity, keys: readonly EventKey[] = [], permissions: ReadonlySet<string>): string[] {
  const { events, policy } = workflowOf(entity);
  const usual = [...keys.map(({ event }) => event), ...Object.keys(events)];
  const bulk = [...new Set(usual)].filter((name) => events[name]?.bulk);
  const permitted = bulk.filter((name) => permissions.has(policy[name] ?? ''));
  return permitted.length > 0 ? permitted : bulk;
}
