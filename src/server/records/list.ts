import { type AliasedRawBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Caller } from '../platform/feature.ts';
import type { Executor } from '../platform/transaction.ts';
import type { Condition } from './conditions.ts';
import type { Filter, SortColumn } from './filters.ts';
import { lastStepOf } from './last-step.ts';
import type { RecordColumns } from './records.tables.ts';

/** What a person's list, count or bulk action is of. Of names that the list does not know nothing is asked. */
export type Query = Readonly<Record<string, unknown>> & {
  status?: string | readonly string[];
  limit?: number;
  offset?: number;
  sort?: string;
  counts?: boolean;
};

/** Who works on a record now. */
export interface Claim {
  by: { id: string; name: string };
  until: string;
}

/** Every row of a list: the record, and who works on it. */
export type ListRow = RecordColumns & { claim: Claim | null };

/** For whom and when a list is read. */
export interface Reading {
  db: Executor;
  caller: Caller;
  now: Date;
}

export interface ListDescription<DB, TB extends keyof DB, Row extends ListRow, Item> {
  /** The records as `r`, joined with what the items show; with their claims. */
  select(reading: Reading & { claim: AliasedRawBuilder<Claim | null, 'claim'> }): SelectQueryBuilder<DB, TB, Row>;
  items(rows: Row[], reading: Reading): Item[] | Promise<Item[]>;
  /** The tables that filters read besides the record's own: `join … on …`. */
  joins?: string;
  /** By which states are asked for and counted. */
  status?: {
    /** Default: `r.state`. */
    column?: string;
    values?: readonly string[];
    /** What a list shows that nobody has asked a state of; default: all. */
    usual?: readonly string[];
    /** Counted besides the states, over the same records. */
    also?: (now: Date) => Record<string, Condition>;
  };
  filters: Readonly<Record<string, Filter>>;
  sorts: Readonly<Record<string, SortColumn>>;
  /** A field, or `-field`: the order of a list that nobody has sorted. */
  order: string;
  /** Orders those that are equal in what a list is sorted by. */
  tie: string;
  limit?: number;
  /** The order in which a bulk action takes what matches a filter; default: the tie. */
  oldestFirst?: string;
  /** A bulk action takes one record for each value of these columns. */
  oneEach?: string;
}

export interface RecordList<Item> {
  page(
    query: Query,
    reading: Reading,
  ): Promise<{ items: Item[]; total: number; limit: number; offset: number; counts?: Record<string, number> }>;
  /** One page in a row of pages, without counting. */
  rows(query: Query, reading: Reading): Promise<Item[]>;
  /** The records with these ids, in no order, whatever the scope: for answers about records already decided on. */
  items(ids: readonly string[], reading: Reading): Promise<Item[]>;
  count(query: Query, reading: Reading): Promise<Record<string, number>>;
  /** The ids of what a filter matches, oldest first. */
  matching(filter: Query, reading: Reading, limit: number): Promise<string[]>;
}

/** What the table and the states of a list belong to. */
export interface ListOwner {
  name: string;
  table: string;
  states: readonly string[];
  scope(caller: Caller): Condition | null;
}

const USUAL_LIMIT = 1_000;

export function recordList<DB, TB extends keyof DB, Row extends ListRow, Item>(
  owner: ListOwner,
  list: ListDescription<DB, TB, Row, Item>,
): RecordList<Item> {
  const { column = 'r.state', values = owner.states, usual, also = () => ({}) } = list.status ?? {};
  const from = sql`${sql.table(owner.table)} as r ${sql.raw(list.joins ?? '')}`;

  /** Null where the states are not asked about: all of them. */
  const wanted = ({ status }: Query): readonly string[] | null => {
    const asked = typeof status === 'string' ? [status] : status;
    return asked === undefined || asked.length === 0 ? (usual ?? null) : [...new Set(asked)];
  };

  function conditions(query: Query, { caller }: Reading, status = wanted(query)): RawBuilder<boolean> {
    const all = [
      owner.scope(caller),
      status === null ? null : isOneOf(column, status),
      ...Object.entries(list.filters).map(([name, filter]) => {
        const value = query[name];
        return value === undefined ? null : filter.condition(value as never);
      }),
    ].filter((condition) => condition !== null);
    return all.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(all, sql` and `)}`;
  }

  function select(reading: Reading): SelectQueryBuilder<DB, TB, Row> {
    return list.select({ ...reading, claim: claimOn(owner.name, reading.now) });
  }

  async function countBy(query: Query, reading: Reading, status: readonly string[] | null) {
    const others = Object.entries(also(reading.now));
    const otherCounts = others.map(
      ([name, condition]) => sql`, (count(*) filter (where ${condition}))::int as ${sql.ref(name)}`,
    );
    const { rows } = await sql<Record<string, number> & { status: string; n: number }>`
      select ${sql.ref(column)} as status, count(*)::int as n ${sql.join(otherCounts, sql``)}
      from ${from} where ${conditions(query, reading, status)} group by 1`.execute(reading.db);
    const counts = Object.fromEntries(values.map((value) => [value, 0]));
    for (const row of rows) counts[row.status] = row.n;
    for (const [name] of others) counts[name] = rows.reduce((sum, row) => sum + (row[name] ?? 0), 0);
    return counts;
  }

  async function rows(
    { sort = list.order, limit = list.limit ?? USUAL_LIMIT, offset = 0, ...query }: Query,
    reading: Reading,
  ) {
    const found = await select(reading)
      .where(conditions(query, reading))
      .orderBy(orderOf(list, sort))
      .limit(limit)
      .offset(offset)
      .execute();
    return await list.items(found, reading);
  }

  return {
    rows,
    count: (query, reading) => countBy(query, reading, null),

    async page(query, reading) {
      const { limit = list.limit ?? USUAL_LIMIT, offset = 0, counts: isCounted } = query;
      // The bar of states shows them all; without it only those asked for are counted.
      const counts = await countBy(query, reading, isCounted ? null : wanted(query));
      const total = (wanted(query) ?? values).reduce((sum, status) => sum + (counts[status] ?? 0), 0);
      const items = limit === 0 ? [] : await rows(query, reading);
      return { items, total, limit, offset, ...(isCounted ? { counts } : {}) };
    },

    async items(ids, reading) {
      const found = await select(reading).where(sql<boolean>`r.id = any(${ids}::uuid[])`).execute();
      return await list.items(found, reading);
    },

    async matching(filter, reading, limit) {
      const order = list.oldestFirst ?? list.tie;
      const { rows: found } = await sql<{ id: string }>`
        select ${list.oneEach ? sql.raw(`distinct on (${list.oneEach})`) : sql``} r.id
        from ${from} where ${conditions(known(list, filter), reading)}
        order by ${sql.raw(list.oneEach ? `${list.oneEach}, ${order}` : order)} limit ${limit}`.execute(reading.db);
      return found.map(({ id }) => id);
    },
  };
}

/** The list's own filters, by name; whatever else came is left out. */
function known({ filters }: Pick<ListDescription<never, never, never, never>, 'filters'>, given: Query): Query {
  const accepted = Object.entries(given).filter(([name, value]) =>
    name === 'status' ? isStatus(value) : Object.hasOwn(filters, name) && filters[name]?.accepts(value),
  );
  return Object.fromEntries(accepted);
}

function isStatus(given: unknown): boolean {
  return typeof given === 'string' || (Array.isArray(given) && given.every((entry) => typeof entry === 'string'));
}

/** One as an equality: the index of state and number then yields the page in order. */
function isOneOf(column: string, values: readonly string[]): Condition {
  if (values.length === 1) return sql<boolean>`${sql.ref(column)} = ${values[0]}`;
  return sql<boolean>`${sql.ref(column)} = any(${values}::text[])`;
}

/** `-createdAt` → the column and its direction, the tie ordering those that are equal in it. */
function orderOf({ sorts, tie }: { sorts: Readonly<Record<string, SortColumn>>; tie: string }, sort: string) {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const by = sorts[sort.replace(/^-/, '')] ?? tie;
  const [column, nulls] = typeof by === 'string' ? [by, ''] : [by.column, ' nulls last'];
  return sql.raw(`${column} ${direction}${nulls}${column === tie ? '' : `, ${tie} ${direction}`}`);
}

function claimOn(entity: string, now: Date): AliasedRawBuilder<Claim | null, 'claim'> {
  return sql<Claim | null>`(
    select json_build_object('by', json_build_object('id', c.person_id, 'name', c.person_name), 'until', c.until)
    from claims c where c.entity = ${entity} and c.record_id = r.id::text and c.until > ${now})`.as('claim');
}

/** What every item of a list says of its record. */
export function recordOf({ id, state, version, claim, ...row }: ListRow) {
  const lastStep = { ...lastStepOf({ state, ...row }), reason: row.last_reason };
  return {
    id,
    version,
    stateSince: row.state_since.toISOString(),
    lastStep,
    claim: claim && { by: claim.by, until: new Date(claim.until).toISOString() },
  };
}
