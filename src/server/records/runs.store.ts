import { type Selectable, sql } from 'kysely';
import type { WorkflowEvent } from '../../../machines/shared/workflow.ts';
import type { Database } from '../platform/database.ts';
import { type Executor, type Transaction, transaction } from '../platform/transaction.ts';
import type { BulkRow } from './bulk.ts';
import type { BulkRunsTable } from './runs.tables.ts';

export type Run = Selectable<BulkRunsTable>;

export interface NewRun {
  id: string;
  entity: string;
  event: WorkflowEvent;
  personId: string;
  at: Date;
}

interface NewLine {
  id: string;
  version: number | null;
}

/** A run with a line for each of these records, in their order. */
export async function enterRun(database: Database, run: NewRun, lines: readonly NewLine[]): Promise<void> {
  await transaction(database, async (trx) => {
    await trx
      .insertInto('bulk_runs')
      .values({ ...rowOf(run), total: lines.length })
      .execute();
    await sql`
      insert into bulk_lines (run_id, place, record_id, version)
      select ${run.id}::uuid, place - 1, record_id, version
      from unnest(${lines.map(({ id }) => id)}::uuid[], ${lines.map(({ version }) => version)}::integer[])
        with ordinality as line (record_id, version, place)`.execute(trx);
  });
}

/** A run over what another one has done, each as it was left; the run that was entered first where somebody was faster. */
export async function enterUndo(database: Database, run: NewRun, undone: Run): Promise<string> {
  return await transaction(database, async (trx) => {
    const row = { ...rowOf(run), undo_of: undone.id, total: undone.accepted };
    const entered = await trx
      .insertInto('bulk_runs')
      .values(row)
      .onConflict((known) => known.column('undo_of').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!entered) {
      const first = trx.selectFrom('bulk_runs').select('id').where('undo_of', '=', undone.id);
      return (await first.executeTakeFirstOrThrow()).id;
    }
    await sql`
      insert into bulk_lines (run_id, place, record_id, version)
      select ${run.id}::uuid, row_number() over (order by place) - 1, record_id, version_after
      from bulk_lines where run_id = ${undone.id} and outcome = 'accepted'`.execute(trx);
    return run.id;
  });
}

function rowOf({ id, entity, event, personId, at }: NewRun) {
  return { id, entity, event: JSON.stringify(event), person_id: personId, created_at: at };
}

export async function findRun(db: Executor, id: string): Promise<Run | undefined> {
  return await db.selectFrom('bulk_runs').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whoever works on a run holds it until the commit: two never do the same lines. */
export async function holdRun(trx: Transaction, id: string): Promise<Run | undefined> {
  return await trx.selectFrom('bulk_runs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function openRuns(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('bulk_runs')
    .select('id')
    .where('outcome', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** A person's own, newest first. */
export async function runsOf(db: Executor, personId: string, limit: number): Promise<Run[]> {
  return await db
    .selectFrom('bulk_runs')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

export async function linesFrom(db: Executor, run: Pick<Run, 'id'>, place: number, limit: number) {
  return await db
    .selectFrom('bulk_lines')
    .selectAll()
    .where('run_id', '=', run.id)
    .where('place', '>=', place)
    .orderBy('place')
    .limit(limit)
    .execute();
}

/** Writes what became of the next lines, and how far the run has come with them. */
export async function settleLines(trx: Transaction, run: Run, rows: readonly BulkRow[], at: Date): Promise<Run> {
  await sql`
    update bulk_lines line set outcome = o.outcome, words = o.words, label = o.label, state = o.state, version_after = o.version
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as o (id uuid, outcome text, words text, label text, state text, version integer)
    where line.run_id = ${run.id} and line.record_id = o.id and line.place >= ${run.done}
      and line.place < ${run.done + rows.length}`.execute(trx);
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
  const done = run.done + rows.length;
  const isOver = done === run.total;
  return await trx
    .updateTable('bulk_runs')
    .set({
      done,
      accepted: run.accepted + count('accepted'),
      replayed: run.replayed + count('replayed'),
      ...(isOver && { outcome: 'done', ended_at: at }),
    })
    .where('id', '=', run.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function endCancelled(trx: Transaction, id: string, at: Date): Promise<Run> {
  return await trx
    .updateTable('bulk_runs')
    .set({ outcome: 'cancelled', ended_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** It ends before its next lines. */
export async function askToCancel(database: Database, id: string): Promise<void> {
  await database
    .updateTable('bulk_runs')
    .set({ cancelled: true })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .execute();
}
