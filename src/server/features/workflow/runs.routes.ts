import type { Routes } from '../../manifest.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { Caller } from '../../platform/feature.ts';
import type { Executor } from '../../platform/transaction.ts';
import { exported } from '../../records/export.ts';
import { runOf } from '../../records/many.ts';
import { askToCancel, enterUndo, findRun, linesFrom, type Run, runsOf } from '../../records/runs.store.ts';
import { RUN, runJobs } from '../../records/runs.ts';
import type { ExportColumn } from '../../records/workbook.ts';
import { eventOf } from './event.ts';

type Line = Awaited<ReturnType<typeof linesFrom>>[number];

const LINES_AT_ONCE = 1_000;
const LATEST = 20;

const columns: Record<string, ExportColumn<Line>> = {
  record: { title: 'Record', width: 20, value: (line) => line.label ?? line.record_id },
  outcome: { title: 'Outcome', width: 14, value: (line) => line.outcome ?? 'not reached' },
  words: { title: 'Why', width: 60, value: (line) => line.words },
  state: { title: 'State', width: 16, value: (line) => line.state },
};

/** Runs over many records: each is its person's own. */
export const runRoutes: Routes = (services, records) => {
  const { database, newId, clock, jobs, live } = services;
  for (const kind of runJobs(services, records)) jobs.define(kind);
  live.announceTo(RUN, { sees: (caller, person) => caller.id === person });

  async function ownRun(id: string, caller: Caller): Promise<Run> {
    const run = await findRun(database, id.toLowerCase());
    if (run?.person_id !== caller.id) throw notFound('such run');
    return run;
  }

  return {
    listBulkRuns: async ({ caller }) => ({ body: { items: (await runsOf(database, caller.id, LATEST)).map(runOf) } }),

    getBulkRun: async ({ params, caller }) => ({ body: runOf(await ownRun(params.id, caller)) }),

    async cancelBulkRun({ params, caller }) {
      const { id } = await ownRun(params.id, caller);
      await askToCancel(database, id);
      return { body: runOf(await ownRun(id, caller)) };
    },

    async undoBulkRun({ params, body, caller }) {
      const run = await ownRun(params.id, caller);
      const entity = records.named(run.entity);
      const undo = entity?.workflow.events[run.event.type]?.undo;
      if (!run.outcome || !entity || !undo || run.accepted === 0) {
        const words = run.outcome ? 'There is nothing that can be taken back.' : 'It goes on. Stop it first.';
        throw conflict('wrongState', words, { state: run.outcome ?? 'running', allowed: [] });
      }
      // What was done is taken back: nothing is asked for that anew, for as long as nothing is asked of a single record either.
      const isLimited = entity.workflow.undoneWithin?.(run.event.type, null) !== undefined;
      const event = { ...eventOf(entity, undo, body), ...(!isLimited && { takesBack: true }) };
      const entered = { id: newId(), entity: run.entity, event, personId: caller.id, at: clock() };
      const id = await enterUndo(database, entered, run);
      jobs.nudge();
      return { status: 202, body: runOf(await ownRun(id, caller)) };
    },

    async exportBulkRun({ params, caller, request }) {
      const run = await ownRun(params.id, caller);
      return await exported({
        format: 'csv',
        name: 'outcome',
        title: 'Outcome',
        columns,
        pages: pagesOf(database, run),
        gone: request.signal,
      });
    },
  };
};

async function* pagesOf(db: Executor, run: Run): AsyncGenerator<Line[]> {
  for (let place = 0; place < run.total; place += LINES_AT_ONCE) yield await linesFrom(db, run, place, LINES_AT_ONCE);
}
