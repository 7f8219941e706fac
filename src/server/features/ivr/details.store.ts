import { sql } from 'kysely';
import { HttpError } from '../../platform/errors.ts';
import type { Caller, Services } from '../../platform/feature.ts';
import { recordStep } from '../../platform/history.ts';
import { type Executor, type Transaction, transaction } from '../../platform/transaction.ts';
import { lockKept } from '../../records/kept.ts';
import { referenceCode } from '../lovs/reference-id.ts';
import { draftState } from './draft.state.ts';
import { announceMenu } from './draft.store.ts';

export type DetailTable = 'api_call_details' | 'trunk_call_details';

/** What is told apart of the two kinds of details. */
const words = {
  api_call_details: { entity: 'apiCallDetail', noun: 'API-call detail', links: 'apiActions', action: 'api' },
  trunk_call_details: { entity: 'trunkCallDetail', noun: 'trunk-call detail', links: 'trunkActions', action: 'trunk' },
} as const;

type Dependencies = Pick<Services, 'database' | 'clock'>;

/** A code that no other detail of the table has, made of the title. */
export async function freeCode(trx: Transaction, table: DetailTable, title: string): Promise<string> {
  const wanted = referenceCode(title) || 'detail';
  const rows = await trx
    .selectFrom(table)
    .select('code')
    .where('code', 'like', `${wanted.replaceAll(/[\\%_]/g, '\\$&')}%`)
    .execute();
  const taken = new Set(rows.map(({ code }) => code));
  let code = wanted;
  for (let n = 2; taken.has(code); n++) code = `${wanted}-${n}`;
  return code;
}

export async function nextPlace(trx: Transaction, table: DetailTable): Promise<number> {
  const { last } = await trx
    .selectFrom(table)
    .select((eb) => eb.fn.max('seq_order').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** The row as it is, locked; 404 when there is none, 409 when the sender saw another version. */
export async function lockDetail(trx: Transaction, table: DetailTable, id: string, ifMatch: number | undefined) {
  await lockKept(trx, { table, ...words[table] }, id.toLowerCase(), ifMatch);
  return await trx
    .selectFrom(table)
    .select(['id', 'version', 'title', 'active'])
    .where('id', '=', id.toLowerCase())
    .executeTakeFirstOrThrow();
}

/** Keeps the step in the history and tells open designers that what nodes refer to has changed. */
export async function recordDetail(
  { database, clock }: Dependencies,
  trx: Transaction,
  table: DetailTable,
  step: { id: string; event: 'CREATE' | 'EDIT' | 'DELETE'; version: number; title: string; caller: Caller },
): Promise<void> {
  const { id, event, version, title, caller } = step;
  const at = clock();
  const by = { id: caller.id, name: caller.name };
  await recordStep(trx, {
    entity: words[table].entity,
    id,
    event,
    from: event === 'CREATE' ? null : 'kept',
    to: event === 'DELETE' ? 'deleted' : 'kept',
    version,
    facts: { title },
    by,
    at,
  });
  const { sequence } = await draftState(database, trx);
  await announceMenu(trx, 'CONTEXT', sequence, by, at);
}

/** Deletes what nothing of the draft uses; the refusal names what does. */
export async function deleteDetail(
  services: Dependencies,
  table: DetailTable,
  id: string,
  caller: Caller,
): Promise<void> {
  await transaction(services.database, async (trx) => {
    const row = await lockDetail(trx, table, id, undefined);
    const users = await usersOf(trx, table, row.id);
    if (users.length > 0) {
      const names = users.slice(0, 5).map(({ title }) => title);
      throw new HttpError({
        status: 409,
        code: 'inUse',
        detail: `It is used by ${names.join(', ')}${users.length > 5 ? ' and others' : ''}.`.slice(0, 1_000),
        values: { users: names.join(', ').slice(0, 1_000) },
        extra: { usedBy: users.slice(0, 100) },
      });
    }
    await trx.deleteFrom(table).where('id', '=', row.id).execute();
    const { title, version } = row;
    await recordDetail(services, trx, table, { id: row.id, event: 'DELETE', version: version + 1, title, caller });
  });
}

async function usersOf(
  db: Executor,
  table: DetailTable,
  id: string,
): Promise<{ kind: string; id: string; title: string }[]> {
  const { links, action } = words[table];
  const nodes = await db
    .selectFrom('menu_nodes')
    .select(['uuid', 'title'])
    .where('state', '!=', 'deleted')
    .where(sql<boolean>`links @> ${JSON.stringify({ [links]: [{ target: id }] })}::jsonb`)
    .limit(100)
    .execute();
  const boxes = await db
    .selectFrom('welcome_boxes')
    .select(['id', 'title'])
    .where('deleted', '=', false)
    .where('action_type', '=', action)
    .where('action_id', '=', id)
    .limit(100)
    .execute();
  return [
    ...nodes.map(({ uuid, title }) => ({ kind: 'node', id: uuid, title })),
    ...boxes.map((box) => ({ kind: 'box', ...box })),
  ];
}
