import { screenAt, screensOf } from '../../../../machines/shared/screens.ts';
import { conflict, HttpError, invalid, notFound } from '../../platform/errors.ts';
import type { AnswerOf, Caller, Feature } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { type Transaction, transaction } from '../../platform/transaction.ts';
import {
  circleOf,
  countOwn,
  findVisible,
  insertView,
  listVisible,
  nameIsTaken,
  removeView,
  saveView,
  type ViewInput,
  type ViewReader,
  type ViewRow,
} from './views.store.ts';

/** More do not help whoever looks for one, nor the colleagues who find them in their menu. */
const MOST = 50;
/** Whoever manages accounts clears up behind them. */
const MANAGES = 'agent_authentication:agent:put';

/** A list as somebody likes it: filters, order and columns under a name, for oneself or for colleagues. */
export const viewsRoutes: Feature = ({ database, newId, clock }) => ({
  listViews: async ({ query, caller }) => {
    const { limit = 1_000, offset = 0, screen } = query;
    const { items, total } = await listVisible(database, readerOf(caller), { screen, limit, offset });
    return { body: { items: items.map((row) => viewOf(row, caller)), total, limit, offset } };
  },

  getView: async ({ params, caller }) => {
    const row = await findVisible(database, readerOf(caller), params.id);
    if (!row) throw notFound('saved view');
    return { body: viewOf(row, caller) };
  },

  createView: async ({ body, caller }) => {
    refuseClosedScreen(caller, body);
    const row = await transaction(database, async (trx) => {
      await refuseTooMany(trx, caller, body);
      await refuseTakenName(trx, caller, body, null);
      const inserted = await insertView(trx, newId(), caller, body, clock());
      if (!inserted) throw nameTaken();
      return inserted;
    });
    return { body: viewOf(row, caller) };
  },

  updateView: async ({ params, body, caller, ifMatch }) => {
    refuseClosedScreen(caller, body);
    const row = await transaction(database, async (trx) => {
      const before = await getOwn(trx, caller, params.id, ifMatch);
      if (body.screen !== before.screen) await refuseTooMany(trx, caller, body);
      await refuseTakenName(trx, caller, body, before.id);
      const saved = await saveView(trx, before, body, clock());
      if (!saved) throw stale();
      return saved;
    });
    return { body: viewOf(row, caller) };
  },

  deleteView: async ({ params, caller, ifMatch }) => {
    await transaction(database, async (trx) => {
      const before = await getOwn(trx, caller, params.id, ifMatch, MANAGES);
      if (!(await removeView(trx, before))) throw stale();
    });
    return {};
  },
});

/**
 * A view names what is looked for, numbers and places of people among it: it is for those who may open its page, and are of
 * the same circle as who shares it.
 */
function readerOf(caller: Caller): ViewReader {
  return { id: caller.id, screens: screensOf(caller).map(({ path }) => path), circle: circleOf(caller) };
}

function refuseClosedScreen(caller: Caller, { screen }: ViewInput): void {
  const path = screenAt(screen)?.path;
  if (path === undefined || path !== screen || !readerOf(caller).screens.includes(path)) {
    throw invalid('/screen', fieldMessage('closedScreen'));
  }
}

/** One's own, or with that permission one that somebody shares. */
async function getOwn(
  trx: Transaction,
  caller: Caller,
  id: string,
  ifMatch: number | undefined,
  orWith?: string,
): Promise<ViewRow> {
  const row = await findVisible(trx, readerOf(caller), id);
  if (!row) throw notFound('saved view');
  if (row.owner_id !== caller.id && !(orWith && caller.permissions.has(orWith))) {
    throw new HttpError({
      status: 403,
      code: 'notOwner',
      detail: `Only ${row.owner_name}, who saved this view, may change it.`,
    });
  }
  if (ifMatch !== undefined && ifMatch !== row.version) throw stale();
  return row;
}

async function refuseTooMany(trx: Transaction, { id }: Caller, { screen }: ViewInput): Promise<void> {
  if ((await countOwn(trx, id, screen)) >= MOST) throw invalid('/screen', fieldMessage('tooManyViews', { max: MOST }));
}

async function refuseTakenName(
  trx: Transaction,
  caller: Caller,
  input: ViewInput,
  except: string | null,
): Promise<void> {
  if (await nameIsTaken(trx, caller.id, input, except)) throw nameTaken();
}

function nameTaken(): HttpError {
  return invalid('/name', fieldMessage('viewNameTaken'));
}

function stale(): HttpError {
  return conflict('stale', 'This view has changed since it was read. Reload it.');
}

function viewOf(row: ViewRow, caller: Caller): AnswerOf<'getView'> {
  return {
    id: row.id,
    screen: row.screen,
    name: row.name,
    shared: row.shared,
    query: row.query,
    columns: row.columns,
    owner: { id: row.owner_id, name: row.owner_name },
    mine: row.owner_id === caller.id,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  };
}
