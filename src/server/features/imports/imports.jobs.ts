import { subDays } from 'date-fns/subDays';
import type { Services } from '../../platform/feature.ts';
import { forgetUntil } from '../../platform/forget.ts';
import { toldTogether } from '../../platform/history.ts';
import type { JobKind } from '../../platform/jobs/jobs.ts';
import { type Transaction, transaction } from '../../platform/transaction.ts';
import type { Records } from '../../records/registry.ts';
import { type Actions, importActions } from './actions/actions.ts';
import { mayDo } from './actions/permissions.ts';
import { carryOut, putBack } from './carry-out.ts';
import { markProgress, noteWorker } from './imports.progress.ts';
import {
  holdImport,
  lookAtRows,
  noteEvent,
  openImports,
  rowsAfter,
  saveImport,
  saveOutcomes,
  saveVerdicts,
  stepImport,
  tell,
} from './imports.store.ts';
import type { Import, ImportRow, Outcome, Verdict } from './imports.tables.ts';
import { type Bench, judgeRows, vocabularyAt } from './judge.ts';
import { readIn } from './read-in.ts';

/** As long as it can be undone. */
export const DAYS_KEPT = 30;
const JUDGED_AT_ONCE = 250;
/** Records that are made are made together. */
const MADE_AT_ONCE = 250;
/** Few enough that whoever waits for one of these records, or for the embedded database's one connection, hardly notices. */
const DECIDED_AT_ONCE = 50;

type Parts = Pick<Services, 'database' | 'clock' | 'callerOf' | 'media' | 'jobs'>;

interface Desk extends Parts {
  actions: Actions;
  records: Records;
}

export function importJobs(services: Services, records: Records): JobKind[] {
  const { database, clock } = services;
  const desk: Desk = { ...services, records, actions: importActions(services, records) };
  return [
    { name: 'import', due: () => openImports(database), work: (id, signal) => workOn(desk, id, signal) },
    {
      name: 'forget-imports',
      cron: '52 3 * * *',
      work: () => forgetUntil(database, { table: 'imports', column: 'created_at' }, subDays(clock(), DAYS_KEPT)),
    },
  ];
}

/** Goes on from where the rows end that were dealt with, until somebody has to say what comes next. */
async function workOn(desk: Desk, id: string, signal: AbortSignal): Promise<void> {
  await readIn(desk, id, signal);
  await transaction(desk.database, (trx) => noteWorker(trx, id, desk.clock()));
  for (;;) {
    if (signal.aborted || !(await doSome(desk, id))) return;
    await desk.jobs.giveWay();
  }
}

/** One transaction: some rows are dealt with and say so, or nothing has happened. */
async function doSome(desk: Desk, id: string): Promise<boolean> {
  const { database, clock, callerOf, actions, records } = desk;
  const asked = await database.selectFrom('imports').select(['person_id']).where('id', '=', id).executeTakeFirst();
  // With the rights of now: who has lost them, or the account, decides no more.
  const caller = asked ? await callerOf(asked.person_id) : null;
  return await transaction(database, (trx) =>
    toldTogether(trx, async () => {
      const one = await holdImport(trx, id);
      if (!one || !['judging', 'running', 'undoing'].includes(one.state)) return false;
      const at = clock();
      const action = actions(one.action);
      const entity = records.named(action.entity);
      if (!entity) throw new Error(`There are no records of ${action.entity}`);
      if (!caller || (one.state !== 'judging' && !mayDo(one.action, caller)))
        return await endWithoutRights(trx, one, at);
      const bench: Bench = { action, entity, words: await vocabularyAt(trx, at), caller, at };
      const now = await { judging: judgeSome, running: runSome, undoing: undoSome }[one.state as 'judging'](
        trx,
        one,
        bench,
      );
      await markProgress(trx, now, at);
      return now.state === one.state || now.state === 'running';
    }),
  );
}

async function endWithoutRights(trx: Transaction, one: Import, at: Date): Promise<false> {
  if (one.state === 'judging') return false;
  await noteEvent(trx, one.id, { kind: 'rightsGone', at });
  const ended =
    one.state === 'undoing' ? stepImport(trx, one, 'UNDONE', {}) : stepImport(trx, one, 'CANCEL', { ended_at: at });
  await tell(trx, await ended, at);
  return false;
}

async function judgeSome(trx: Transaction, one: Import, bench: Bench): Promise<Import> {
  const rows = await rowsAfter(trx, one.id, one.judged_to, JUDGED_AT_ONCE);
  const judged = await judgeRows(trx, one, rows, bench);
  await saveVerdicts(trx, one.id, judged);
  const count = (verdict: Verdict) => judged.filter((row) => row.verdict === verdict).length;
  const columns = {
    judged_to: rows.at(-1)?.place ?? one.judged_to,
    to_change: one.to_change + count('change'),
    nothing: one.nothing + count('nothing'),
    refused: one.refused + count('refused'),
    wrong: one.wrong + count('wrong'),
  };
  if (rows.length === JUDGED_AT_ONCE) return await saveImport(trx, one.id, columns);
  await lookAtRows(trx);
  const now = await stepImport(trx, one, 'JUDGED', { ...columns, judged_at: bench.at });
  if (!now.runs_itself || now.to_change === 0) return now;
  await noteEvent(trx, one.id, { kind: 'started', at: bench.at, by: bench.caller.name });
  return await stepImport(trx, now, 'START', { started_at: bench.at });
}

async function runSome(trx: Transaction, one: Import, bench: Bench): Promise<Import> {
  const next = await rowsAfter(trx, one.id, one.run_to, MADE_AT_ONCE, 'toChange');
  const rows = uptoDecided(next);
  const carried = await carryOut(trx, one, rows, bench);
  await saveOutcomes(trx, one.id, carried);
  const count = (outcome: Outcome) => carried.filter((row) => row.outcome === outcome).length;
  const columns = {
    run_to: rows.at(-1)?.place ?? one.run_to,
    changed: one.changed + count('changed'),
    failed: one.failed + count('failed'),
    meanwhile: one.meanwhile + count('meanwhile'),
  };
  if (rows.length < next.length || next.length === MADE_AT_ONCE) return await saveImport(trx, one.id, columns);
  await noteEvent(trx, one.id, { kind: 'ended', at: bench.at });
  return await stepImport(trx, one, 'END', { ...columns, ended_at: bench.at });
}

/** As many as are decided at once, with those that are made between them. */
function uptoDecided(rows: readonly ImportRow[]): readonly ImportRow[] {
  const last = rows.filter(({ record_id }) => record_id !== null)[DECIDED_AT_ONCE - 1];
  return last ? rows.slice(0, rows.indexOf(last) + 1) : rows;
}

async function undoSome(trx: Transaction, one: Import, bench: Bench): Promise<Import> {
  const rows = await rowsAfter(trx, one.id, one.undone_to, DECIDED_AT_ONCE, 'changed');
  const carried = await putBack(trx, one, rows, bench);
  await saveOutcomes(trx, one.id, carried);
  const count = (outcome: Outcome) => carried.filter((row) => row.outcome === outcome).length;
  const columns = {
    undone_to: rows.at(-1)?.place ?? one.undone_to,
    undone: one.undone + count('undone'),
    kept: one.kept + count('kept'),
  };
  if (rows.length === DECIDED_AT_ONCE) return await saveImport(trx, one.id, columns);
  await noteEvent(trx, one.id, { kind: 'undone', at: bench.at });
  return await stepImport(trx, one, 'UNDONE', columns);
}
