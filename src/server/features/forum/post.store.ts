import { sql } from 'kysely';
import type { PostFacts } from '../../../../machines/forum/post.machine.ts';
import type { Subject } from '../../../../machines/shared/workflow.ts';
import type { Executor, Transaction } from '../../platform/transaction.ts';
import type { Change, LoadedRecord } from '../../records/entity.ts';
import { lastStepColumns, lastStepNames, lastStepOf } from '../../records/last-step.ts';

/** An id, or the number people call the post by. */
export async function resolvePost(db: Executor, reference: string): Promise<string | null> {
  if (!/^\d{1,9}$/.test(reference)) return /^[0-9a-f-]{36}$/i.test(reference) ? reference.toLowerCase() : null;
  const row = await db.selectFrom('posts').select('id').where('number', '=', Number(reference)).executeTakeFirst();
  return row?.id ?? null;
}

/** What a decision needs of the posts. */
export async function loadPosts(db: Executor, ids: readonly string[]): Promise<Map<string, LoadedRecord<PostFacts>>> {
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'number', 'author_name', 'state', 'before', 'version', ...lastStepNames])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Map(
    rows.map((row) => {
      const { id, state, version, before } = row;
      const subject: Subject<PostFacts> = { id, state, version, facts: { before }, last: lastStepOf(row) };
      return [id, { subject, label: `${row.number} ${row.author_name}`, since: row.state_since }];
    }),
  );
}

/** Writes an accepted step; `columns` are what the event brought besides. */
export async function savePost(trx: Transaction, change: Change<PostFacts>, columns: object): Promise<boolean> {
  const { before, facts, at } = change;
  const { numUpdatedRows } = await trx
    .updateTable('posts')
    .set({
      ...columns,
      state: change.state,
      version: change.version,
      before: facts.before,
      updated_at: at,
      ...lastStepColumns(change),
    })
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const gone = Number(change.state === 'deleted') - Number(before.state === 'deleted');
  if (gone !== 0) await countReply(trx, before.id, -gone);
  return true;
}

/** The post that this one answers has so many more replies. */
export async function countReply(trx: Transaction, id: string, more: number): Promise<void> {
  await sql`
    update posts set replies = greatest(0, replies + ${more})
    where id = (select parent_id from posts where id = ${id})`.execute(trx);
}
