import type { BulkAction } from './bulk.action.ts';
import type { BulkTarget } from './bulk.hook.ts';
import type { BulkLine, BulkResult } from './bulk.ts';

/** What is asked of many records: one of these actions, and to which. */
export interface BulkOrder {
  actions: readonly BulkAction[];
  target: BulkTarget;
  title: string;
}

/** What came of it. */
export interface BulkDone {
  result: BulkResult;
  action: BulkAction;
  /** Every record that was chosen. */
  lines: readonly BulkLine[];
}

/** So many are seen at one look. */
const FEW = 20;

/** Whether an order that takes back is shown before it is sent: it wants a reason, or reaches further than one sees. */
export function asksBack({ actions: [action], target }: BulkOrder): boolean {
  const isFar = target.kind === 'all' || target.ids.length > FEW;
  return isFar || action?.fields.some(({ required }) => required) === true;
}

/** Those that were done. */
export function doneIn({ rows }: Pick<BulkResult, 'rows'>): string[] {
  return rows.filter(({ outcome }) => outcome === 'accepted').map(({ id }) => id);
}

/**
 * The order that takes back all that a run has done; nothing where it did nothing or cannot be taken back. What has been
 * changed `since` is nobody's to take back.
 */
export function undoOf(
  { result, action }: Pick<BulkDone, 'result' | 'action'>,
  title: string,
  since: Pick<ReadonlyMap<string, unknown>, 'has'> = new Map(),
): BulkOrder | undefined {
  const done = result.rows.filter(({ id, outcome }) => outcome === 'accepted' && !since.has(id));
  if (!action.undo || done.length === 0) return undefined;
  const versions = Object.fromEntries(done.flatMap(({ id, version }) => (version ? [[id, version]] : [])));
  return { actions: [action.undo()], target: { kind: 'some', ids: done.map(({ id }) => id), versions }, title };
}
