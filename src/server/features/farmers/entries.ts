import { invalid } from '../../platform/errors.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import type { Executor } from '../../platform/transaction.ts';
import type { ListKey } from '../lovs/lists.ts';

/** An entry of a reference list that a field names; with a parent, one of that parent's. */
export interface NamedEntry {
  pointer: string;
  list: ListKey;
  id: string | null | undefined;
  parent?: string | null;
}

/** Refuses, at its field, the first entry that its list does not have. */
export async function checkEntries(db: Executor, named: readonly NamedEntry[]): Promise<void> {
  const given = named.flatMap((entry) => (entry.id ? [{ ...entry, id: entry.id.toLowerCase() }] : []));
  if (given.length === 0) return;
  const known = await db
    .selectFrom('reference_items')
    .select(['id', 'list', 'parent_id'])
    .where(
      'id',
      'in',
      given.map(({ id }) => id),
    )
    .execute();
  const wrong = given.find(({ id, list, parent }) => {
    const entry = known.find((each) => each.id === id && each.list === list);
    return !entry || (parent && entry.parent_id !== parent.toLowerCase());
  });
  if (wrong) throw invalid(wrong.pointer, fieldMessage('noSuchEntry'));
}
