import { workflowOf } from '../../../machines/workflows.ts';
import type { ListDescription, ListRow } from './list.ts';

/** The events that may be sent for many at once and that this person may send. */
export function bulkEvents<Row extends ListRow>(
  { entity, keys = [] }: Pick<ListDescription<Row>, 'entity' | 'keys'>,
  permissions: ReadonlySet<string>,
): string[] {
  if (!entity) return [];
  const { events, policy } = workflowOf(entity);
  const usual = [...keys.map(({ event }) => event), ...Object.keys(events)];
  const bulk = [...new Set(usual)].filter((name) => events[name]?.bulk);
  const permitted = bulk.filter((name) => permissions.has(policy[name] ?? ''));
  return permitted.length > 0 ? permitted : bulk;
}
