import { sql } from 'kysely';
import type { Transaction } from '../../platform/transaction.ts';
import { holdImport, noteEvent, saveImport, tell, WORKER } from './imports.store.ts';
import type { Import } from './imports.tables.ts';

/** A mark every second at first; of a long run fewer, some hundreds altogether. */
const MARKS_A_RUN = 100;
const SECOND_MS = 1_000;

export const decidedOf = ({ changed, failed, meanwhile }: Pick<Import, 'changed' | 'failed' | 'meanwhile'>) =>
  changed + failed + meanwhile;

/** Tells open pages, and keeps how fast a run is, once in a while. */
export async function markProgress(trx: Transaction, one: Import, at: Date): Promise<void> {
  const since = at.getTime() - (one.started_at ?? one.created_at).getTime();
  const pause = Math.max(SECOND_MS, since / MARKS_A_RUN);
  const before = new Date(at.getTime() - pause);
  const done = one.state === 'judging' ? 0 : decidedOf(one);
  const { numAffectedRows = 0n } = await sql`
    insert into import_marks (import_id, at, done)
    select ${one.id}::uuid, ${at}::timestamptz, ${done}::integer
    where not exists (select from import_marks where import_id = ${one.id} and at > ${before})
    on conflict do nothing`.execute(trx);
  const isOver = !['judging', 'running', 'undoing'].includes(one.state);
  if (numAffectedRows > 0n || isOver) await tell(trx, one, at);
}

/** Another process than before is at it: who looks is told from where it went on. */
export async function noteWorker(trx: Transaction, id: string, at: Date): Promise<void> {
  const one = await holdImport(trx, id);
  if (!one || one.worker === WORKER) return;
  if (one.worker !== null && one.state === 'running' && one.run_to > 0) {
    await noteEvent(trx, id, { kind: 'wentOn', at, place: one.run_to });
  }
  await saveImport(trx, id, { worker: WORKER });
}
