import { asDone } from '../../../machines/shared/ways.ts';
import type { Services } from '../platform/feature.ts';
import { forgetUntil } from '../platform/forget.ts';
import { announce, toldTogether } from '../platform/history.ts';
import type { JobKind } from '../platform/jobs/jobs.ts';
import { type Transaction, transaction } from '../platform/transaction.ts';
import { performSome } from './bulk.ts';
import type { Records } from './registry.ts';
import { endCancelled, holdRun, linesFrom, openRuns, type Run, settleLines } from './runs.store.ts';

/** In live events, for the person alone whose run it is. */
export const RUN = 'bulkRun';

const DAYS_KEPT = 30;
const DAY_MS = 24 * 3_600_000;
/** Few enough that whoever waits for one of these records, or for the embedded database's one connection, hardly notices. */
const ROWS_AT_ONCE = 50;

type Dependencies = Pick<Services, 'database' | 'clock' | 'callerOf' | 'jobs'>;

export function runJobs(parts: Dependencies, records: Records): JobKind[] {
  const { database, clock } = parts;
  const forget = () =>
    forgetUntil(database, { table: 'bulk_runs', column: 'ended_at' }, new Date(clock().getTime() - DAYS_KEPT * DAY_MS));
  return [
    { name: 'bulk', due: () => openRuns(database), work: (id, signal) => workThrough(parts, records, id, signal) },
    { name: 'forget-runs', cron: '47 3 * * *', work: forget },
  ];
}

/** Goes on where the lines end that have an outcome, until there are none left. */
export async function workThrough(
  parts: Dependencies,
  records: Records,
  id: string,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    if (signal?.aborted || !(await doSome(parts, records, id))) return;
    await parts.jobs.giveWay();
  }
}

/** One transaction: some records are decided, and their lines say so, or nothing has happened. */
async function doSome({ database, clock, callerOf }: Dependencies, records: Records, id: string): Promise<boolean> {
  const asked = await database.selectFrom('bulk_runs').select('person_id').where('id', '=', id).executeTakeFirst();
  // With the rights of now: who has lost them, or the account, decides no more.
  const caller = asked ? await callerOf(asked.person_id) : null;
  return await transaction(database, (trx) =>
    toldTogether(trx, async () => {
      const run = await holdRun(trx, id);
      if (!run || run.outcome) return false;
      const at = clock();
      const entity = records.named(run.entity);
      if (run.cancelled || !caller || !entity) {
        await tell(trx, await endCancelled(trx, id, at), at);
        return false;
      }
      const lines = await linesFrom(trx, run, run.done, ROWS_AT_ONCE);
      const judged = await performSome(
        trx,
        entity,
        {
          event: run.event,
          // In one order for everybody, so that two runs never wait for each other's rows.
          ids: lines.map((line) => line.record_id).toSorted(),
          versions: Object.fromEntries(lines.flatMap((l) => (l.version === null ? [] : [[l.record_id, l.version]]))),
          dryRun: false,
          caller,
        },
        at,
      );
      const now = await settleLines(trx, run, asDone(entity.workflow, run.event.type, judged), at);
      await tell(trx, now, at);
      return now.outcome === null;
    }),
  );
}

async function tell(trx: Transaction, { id, person_id, done, outcome }: Run, at: Date): Promise<void> {
  const by = { id: person_id, name: '' };
  const state = outcome ?? 'running';
  await announce(trx, { entity: RUN, id, event: 'PROGRESS', state, version: done + 1, by, at, scope: person_id });
}
