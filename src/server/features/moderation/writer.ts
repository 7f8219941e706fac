import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Executor } from '../../platform/transaction.ts';
import { authorOf } from './author.ts';

const MAX_TWINS = 5;
const MAX_EARLIER = 8;

/** A table of what farmers write, and what its columns are called. */
export interface Written {
  table: 'posts' | 'listings';
  state: 'state' | 'review';
  authorName: 'author_name' | 'seller_name';
  /** What it is called, where it has a title. */
  title: 'title' | null;
  /** The steps by which a moderator decides. */
  decisions: readonly string[];
}

interface Writer<State extends string> {
  id: string;
  name: string;
  nameUr: string | null;
  /** With the country code. */
  msisdn: string;
  state: string;
  since: string;
  acres: number;
  /** How much of theirs is in each state. */
  byState: Record<string, number>;
  /** The latest decisions on what else they wrote. */
  earlier: {
    id: string;
    title: string | null;
    state: State;
    reason: string | null;
    by: { id: string | null; name: string };
    at: string;
  }[];
}

/** The farmer who wrote something, with what was decided on the rest; null where there is none. */
export async function writerOf<State extends string>(
  db: Executor,
  written: Written,
  farmerId: string,
  id: string,
): Promise<Writer<State> | null> {
  const farmer = await db
    .selectFrom('farmers')
    .select(['id', 'name', 'name_ur', 'country_code', 'msisdn', 'state', 'created_at', 'land_acres'])
    .where('id', '=', farmerId)
    .executeTakeFirst();
  if (!farmer) return null;
  const [of, state] = [sql.table(written.table), sql.ref(written.state)];
  const { rows: counted } = await sql<{ state: string; n: number }>`
    select ${state} as state, count(*)::int as n from ${of} where farmer_id = ${farmerId} group by 1`.execute(db);
  const title = written.title ? sql.ref(written.title) : sql`null`;
  const { rows: decided } = await sql<DecidedRow<State>>`
    select id, ${title} as title, ${state} as state, last_reason, last_by_id, last_by_name, last_at from ${of}
    where farmer_id = ${farmerId} and id <> ${id} and last_event = any(${written.decisions}::text[])
    order by last_at desc, number desc limit ${MAX_EARLIER}`.execute(db);
  return {
    id: farmer.id,
    name: farmer.name,
    nameUr: farmer.name_ur,
    msisdn: `${farmer.country_code}${farmer.msisdn}`,
    state: farmer.state,
    since: farmer.created_at.toISOString(),
    acres: farmer.land_acres,
    byState: Object.fromEntries(counted.map((row) => [row.state, row.n])),
    earlier: decided.map((row) => ({
      id: row.id,
      title: row.title,
      state: row.state,
      reason: row.last_reason,
      by: { id: row.last_by_id, name: row.last_by_name },
      at: row.last_at.toISOString(),
    })),
  };
}

interface DecidedRow<State extends string> {
  id: string;
  title: string | null;
  state: State;
  last_reason: string | null;
  last_by_id: string | null;
  last_by_name: string;
  last_at: Date;
}

interface Twins {
  total: number;
  shown: {
    id: string;
    number: number;
    state: string;
    creator: components['schemas']['Author'];
    createdAt: string;
  }[];
}

/** The others of the same text, whoever wrote them and whatever was decided: those that wait first, then the newest. */
export async function twinsOf(db: Executor, { table, state, authorName }: Written, id: string): Promise<Twins> {
  const of = sql.table(table);
  const { rows } = await sql<TwinRow>`
    select w.id, w.number, w.state, w.created_at, w.farmer_id, w.created_by, d.name as district,
      ${sql.ref(`w.${authorName}`)} as author_name, ${sql.ref(`w.${authorName}_ur`)} as author_name_ur,
      count(*) over ()::int as total
    from ${of} w left join reference_items d on d.id = w.district_id
    where w.text_mark = (select text_mark from ${of} where id = ${id}) and w.id <> ${id}
    order by (${sql.ref(`w.${state}`)} = 'pending') desc, w.created_at desc, w.number desc
    limit ${MAX_TWINS}`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    shown: rows.map((row) => ({
      id: row.id,
      number: row.number,
      state: row.state,
      creator: authorOf(row, row.district),
      createdAt: row.created_at.toISOString(),
    })),
  };
}

interface TwinRow {
  id: string;
  number: number;
  state: string;
  created_at: Date;
  farmer_id: string | null;
  created_by: string | null;
  author_name: string;
  author_name_ur: string | null;
  district: string | null;
  total: number;
}
