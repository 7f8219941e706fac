import { type Selectable, sql } from 'kysely';
import { partnerRoles } from '../../../../machines/shared/roles.ts';
import type { Database } from '../../platform/database.ts';
import type { BodyOf, Caller } from '../../platform/feature.ts';
import type { SavedViewsTable } from '../../platform/platform.tables.ts';
import type { Transaction } from '../../platform/transaction.ts';

export type ViewRow = Selectable<SavedViewsTable>;
export type ViewInput = BodyOf<'createView'>;

export interface ViewReader {
  id: string;
  /** The paths of the pages that this person may open. */
  screens: readonly string[];
  /** As `circleOf` says it. */
  circle: string | null;
}

const partners: readonly string[] = partnerRoles;

/**
 * Whom somebody shares with: people of the same institution; of a partner's role, where that has none, those of the same one;
 * null: the service's own people.
 */
export function circleOf({ institutionId, roles }: Pick<Caller, 'institutionId' | 'roles'>): string | null {
  if (institutionId !== null) return institutionId;
  return roles.length > 0 && roles.every((role) => partners.includes(role)) ? JSON.stringify(roles.toSorted()) : null;
}

/** The same of an account `a`. */
const circle = sql<string | null>`coalesce(a.institution_id::text, (
  select case when bool_and(h.role = any(${[...partners]}::text[])) then
    '[' || string_agg(to_json(h.role)::text, ',' order by h.role collate "C") || ']' end
  from account_roles h where h.account_id = a.id))`;

/** One's own, or one that somebody of the same circle who works here still shares: its name and search may tell of that one's records. */
const isVisibleTo = ({
  id,
  screens,
  circle: own,
}: ViewReader) => sql<boolean>`screen = any(${screens}) and (owner_id = ${id}
  or shared and exists (select from accounts a where a.id = owner_id and a.active
    and ${circle} is not distinct from ${own}::text))`;

export async function listVisible(
  database: Database,
  reader: ViewReader,
  page: { screen?: string; limit: number; offset: number },
) {
  let visible = database.selectFrom('saved_views').where(isVisibleTo(reader));
  if (page.screen !== undefined) visible = visible.where('screen', '=', page.screen);
  const items = await visible
    .selectAll()
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await visible.select((build) => build.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { items, total };
}

export async function findVisible(
  database: Database | Transaction,
  reader: ViewReader,
  id: string,
): Promise<ViewRow | undefined> {
  return await database
    .selectFrom('saved_views')
    .selectAll()
    .where('id', '=', id)
    .where(isVisibleTo(reader))
    .executeTakeFirst();
}

export async function nameIsTaken(
  trx: Transaction,
  ownerId: string,
  view: { screen: string; name: string },
  except: string | null,
) {
  const other = await trx
    .selectFrom('saved_views')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('screen', '=', view.screen)
    .where(sql`lower(name)`, '=', sql`lower(${view.name})`)
    .executeTakeFirst();
  return other !== undefined && other.id !== except;
}

/** How many views somebody has on a screen; until the end of the transaction nobody else saves one of theirs. */
export async function countOwn(trx: Transaction, ownerId: string, screen: string): Promise<number> {
  await trx.selectFrom('accounts').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute();
  const { count } = await trx
    .selectFrom('saved_views')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('screen', '=', screen)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertView(
  trx: Transaction,
  id: string,
  owner: { id: string; name: string },
  input: ViewInput,
  at: Date,
): Promise<ViewRow | undefined> {
  return await trx
    .insertInto('saved_views')
    .values({ id, owner_id: owner.id, owner_name: owner.name, ...columnsOf(input), created_at: at, updated_at: at })
    .onConflict((taken) => taken.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Undefined when the view has moved on from this version. */
export async function saveView(
  trx: Transaction,
  row: ViewRow,
  input: ViewInput,
  at: Date,
): Promise<ViewRow | undefined> {
  return await trx
    .updateTable('saved_views')
    .set({ ...columnsOf(input), version: row.version + 1, updated_at: at })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .returningAll()
    .executeTakeFirst();
}

export async function removeView(trx: Transaction, row: ViewRow): Promise<boolean> {
  const result = await trx
    .deleteFrom('saved_views')
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

function columnsOf({ screen, name, query, columns, shared }: ViewInput) {
  return { screen, name, query, columns: JSON.stringify(columns), shared };
}
