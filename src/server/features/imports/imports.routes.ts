import { farmerWorkflow } from '../../../../machines/farmers/farmer.workflow.ts';
import { type ActionName, targetsOf } from '../../../../machines/imports/import.columns.ts';
import { afterImport } from '../../../../machines/imports/import.steps.ts';
import type { Routes } from '../../manifest.ts';
import { forbidden, HttpError, invalid, notFound } from '../../platform/errors.ts';
import type { BodyOf, Caller, UploadedFile } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { transaction } from '../../platform/transaction.ts';
import { importActions } from './actions/actions.ts';
import { mayDo, permissionOf } from './actions/permissions.ts';
import { correct } from './correct.ts';
import { fileOfRows } from './imports.files.ts';
import { importJobs } from './imports.jobs.ts';
import { importMessage } from './imports.messages.ts';
import { detailsOf, importOf, namedImport, pageOfImports, pageOfRows, visibleTo } from './imports.read.ts';
import { holdImport, IMPORT, noteEvent, stepImport, tell, wrongState } from './imports.store.ts';
import type { Import, ImportSettings } from './imports.tables.ts';

const steps = {
  start: { event: 'START', kind: 'started' },
  pause: { event: 'PAUSE', kind: 'paused' },
  resume: { event: 'RESUME', kind: 'resumed' },
  cancel: { event: 'CANCEL', kind: 'cancelled' },
  undo: { event: 'UNDO', kind: 'undoing' },
} as const;
/** What whoever may do the same does with a colleague's run too. */
const STOPS: ReadonlySet<keyof typeof steps> = new Set(['pause', 'cancel']);

const notYours = (name: string) =>
  new HttpError({
    status: 403,
    code: 'notYours',
    detail: `It is ${name}'s, and goes on with their rights.`,
    extra: { name },
  });

/** Files of numbers: brought, understood, judged, run and taken back. */
export const importRoutes: Routes = (services, records) => {
  const { database, clock, newId, jobs, live, media } = services;
  const actions = importActions(services, records);
  for (const kind of importJobs(services, records)) jobs.define(kind);
  live.announceTo(IMPORT, {
    permission: 'subscription:imports:get',
    sees: (caller, person) => caller.id === person || caller.permissions.has(farmerWorkflow.readPermission),
  });

  const permit = (action: ActionName, caller: Caller) => {
    if (!mayDo(action, caller)) throw forbidden(permissionOf[action]);
  };

  async function seen(id: string, caller: Caller) {
    const one = await namedImport(database, id.toLowerCase());
    if (!one || !visibleTo(caller, one)) throw notFound('such file');
    return one;
  }

  /** Only whose it is goes on with it: it is done with that person's rights. */
  async function own(id: string, caller: Caller): Promise<string> {
    const one = await seen(id, caller);
    if (one.person_id !== caller.id) throw notYours(one.by_name);
    return one.id;
  }

  const answer = async (id: string, caller: Caller) => importOf(await seen(id, caller), caller);

  /** On the page what is no such file is listed as refused; the calls that ask nothing answer so at once. */
  async function keepIfTaken(file: UploadedFile, runsItself: boolean) {
    try {
      return await media.keep(file, ['csv', 'workbook']);
    } catch (error) {
      if (runsItself || !(error instanceof HttpError)) throw error;
      return null;
    }
  }

  async function bring(
    { action, file, runsItself }: { action: ActionName; file: UploadedFile | undefined; runsItself: boolean },
    caller: Caller,
  ) {
    permit(action, caller);
    if (!file) throw invalid('/dataFile', fieldMessage('chooseFile'));
    const kept = await keepIfTaken(file, runsItself);
    const id = newId();
    await transaction(database, async (trx) => {
      const at = clock();
      if (kept) await media.enter(trx, kept, caller.id);
      const entered = await trx
        .insertInto('imports')
        .values({
          id,
          person_id: caller.id,
          action,
          filename: file.filename,
          bytes: file.size,
          media_id: kept?.id ?? null,
          runs_itself: runsItself,
          created_at: at,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      if (!kept) await stepImport(trx, entered, 'REFUSE', { refusal: 'otherKind' });
    });
    jobs.nudge();
    return { status: 202, body: await answer(id, caller) };
  }

  return {
    async listImports({ query: { whose = 'mine', limit = 50, offset = 0 }, caller }) {
      return { body: await pageOfImports(database, caller, { whose, limit: Math.min(limit, 100), offset }) };
    },
    uploadImport: ({ body, files, caller }) =>
      bring({ action: body.action, file: files[0], runsItself: false }, caller),
    subscribeNumbers: ({ files, caller }) => bring({ action: 'subscribe', file: files[0], runsItself: true }, caller),
    unsubscribeNumbers: ({ files, caller }) =>
      bring({ action: 'unsubscribe', file: files[0], runsItself: true }, caller),

    getImport: async ({ params, caller }) => ({
      body: await detailsOf(database, await seen(params.id, caller), caller),
    }),

    async planImport({ params, body, caller }) {
      const id = await own(params.id, caller);
      permit(body.action, caller);
      await transaction(database, async (trx) => {
        const held = await holdImport(trx, id);
        if (!held) throw notFound('such file');
        mustFit(held, body);
        const settings = settingsOf(body);
        const again = { judged_to: 0, to_change: 0, nothing: 0, refused: 0, wrong: 0, judged_at: null };
        const now = await stepImport(trx, held, 'MAP', {
          action: body.action,
          settings: JSON.stringify(settings),
          targets: JSON.stringify(body.targets.map((target) => (target === 'leftOut' ? null : target))),
          ...again,
        });
        await tell(trx, now, clock());
      });
      jobs.nudge();
      return { body: await answer(id, caller) };
    },

    async discardImport({ params, caller }) {
      const id = await own(params.id, caller);
      await transaction(database, async (trx) => {
        const held = await holdImport(trx, id);
        if (!held) return;
        if (afterImport(held.state, 'DISCARD', { toChange: 0, changed: 0 }) === null) throw wrongState(held);
        await trx.deleteFrom('imports').where('id', '=', id).execute();
      });
      return { status: 204 };
    },

    listImportRows: async ({ params, query, caller }) => ({
      body: await pageOfRows(database, await seen(params.id, caller), query),
    }),

    async correctImportRow({ params, body, caller }) {
      const id = await own(params.id, caller);
      await transaction(database, (trx) => correct(trx, id, body, { actions, records, caller, at: clock() }));
      jobs.nudge();
      return { body: await answer(id, caller) };
    },

    async stepImport({ params, body, caller }) {
      const id = STOPS.has(body.step) ? (await seen(params.id, caller)).id : await own(params.id, caller);
      const { event, kind } = steps[body.step];
      await transaction(database, async (trx) => {
        const held = await holdImport(trx, id);
        if (!held) throw notFound('such file');
        permit(held.action, caller);
        const at = clock();
        const now = await stepImport(trx, held, event, {
          ...(body.step === 'start' && { started_at: at }),
          ...(body.step === 'cancel' && { ended_at: at }),
          ...(body.step === 'pause' && { worker: null }),
        });
        await noteEvent(trx, id, { kind, at, by: caller.name });
        await tell(trx, now, at);
      });
      jobs.nudge();
      return { body: await answer(id, caller) };
    },

    exportImport: async ({ params, query, caller, request }) =>
      await fileOfRows(database, await seen(params.id, caller), query.which, request.signal),
  };
};

function mustFit({ headings }: Import, { action, targets }: BodyOf<'planImport'>): void {
  if (targets.length !== (headings ?? []).length) throw invalid('/targets', importMessage('columnForColumn'));
  const named = targets.filter((target) => target !== 'leftOut');
  if (!named.includes('number')) throw invalid('/targets', importMessage('whichIsNumber'));
  if (new Set(named).size < named.length) throw invalid('/targets', importMessage('columnTwice'));
  const at = targets.findIndex((target) => target !== 'leftOut' && !targetsOf[action].includes(target));
  if (at !== -1) throw invalid(`/targets/${at}`, importMessage('notOfAction'));
}

function settingsOf({ action, settings }: BodyOf<'planImport'>): ImportSettings {
  const { reason, status, reasonId } = settings;
  return {
    ...(reason !== undefined && { reason }),
    ...(action === 'farmerStatus' && status !== undefined && { status }),
    ...(action === 'farmerStatus' && reasonId !== undefined && { reasonId }),
  };
}
