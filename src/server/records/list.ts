import { type AliasedRawBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { invalid } from '../platform/errors.ts';
import type { Caller, OperationId } from '../platform/feature.ts';
import { fieldMessage } from '../platform/field.messages.ts';
import type { Executor } from '../platform/transaction.ts';
import type { Condition } from './conditions.ts';
import {
  type Counts,
  countByRows,
  countByTallies,
  countInOneReading,
  scopesAsked,
  sumOf,
  type Tallied,
} from './counts.ts';
import type { Matched } from './entity.ts';
import { isEscalated } from './escalations.ts';
import type { Filter, SortColumn } from './filters.ts';
import { lastStepOf } from './last-step.ts';
import { type Marks, marksOn } from './marks.ts';
import { behind, cursorOf, type Order, orderBy, orderOf, placeIn, placeOf, readingCursor } from './order.ts';
import type { RecordColumns } from './records.tables.ts';
import { waitsForSecondLook } from './second-looks.ts';
import { COUNT_LIMIT, type Count } from './tallies.ts';

/** How a list is looked at, which says nothing of what is in it. */
export const LOOK: ReadonlySet<string> = new Set(['sort', 'counts']);

/** What a person's list, count or bulk action is of. Of names that the list does not know nothing is asked. */
export type Query = Readonly<Record<string, unknown>> & {
  status?: string | readonly string[];
  /** Only what nobody else works on, or what this person does. */
  claim?: 'free' | 'mine';
  /** Only what was handed on, to anybody or to this person. */
  escalated?: 'any' | 'mine';
  /** Only what waits for a second look that this person may take. */
  secondLook?: boolean;
  limit?: number;
  offset?: number;
  sort?: string;
  counts?: boolean;
  /** Where the page before ended. */
  after?: string;
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
  /** The call of the contract that shows it, where there is one. */
  call?: OperationId;
  /** The records as `r`, joined with what the items show; with their claims, and their marks where they have any. */
  select(
    reading: Reading & { claim: AliasedRawBuilder<Claim | null, 'claim'>; marks: AliasedRawBuilder<Marks, 'marks'> },
  ): SelectQueryBuilder<DB, TB, Row>;
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
    /** Which of those the tallies hold: of a state, whether it counts. */
    alsoTallied?: Readonly<Record<string, (state: string) => boolean>>;
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
  /** Where several records are worked on as one: the ids of them all, as `select …`. */
  together?: string;
}

export interface RecordList<Item> {
  page(
    query: Query,
    reading: Reading,
  ): Promise<
    Count & {
      items: Item[];
      limit: number;
      offset: number;
      counts?: Record<string, number>;
      /** Of some of the counts the rest was not counted. */
      countsAreMinimum?: boolean;
      /** For `after`; null behind the last page. */
      next: string | null;
    }
  >;
  /** Everything that matches, page by page, each as it is when it is read; what moves in the order meanwhile is there once. */
  pages(query: Query, reading: Reading): AsyncGenerator<Item[]>;
  /** What a query asks of a row `r`, for statements of a record type's own. */
  conditions(query: Query, reading: Reading): RawBuilder<boolean>;
  /** The records with these ids, in this order, whatever the scope: for answers about records already decided on. */
  items(ids: readonly string[], reading: Reading): Promise<Item[]>;
  /** One record within the person's scope, with what else is selected of it, `r`, in the same statement. */
  one<More extends object>(
    id: string,
    more: { [Name in keyof More]: RawBuilder<More[Name]> },
    reading: Reading,
  ): Promise<{ item: Item; more: More } | undefined>;
  count(query: Query, reading: Reading): Promise<Record<string, number>>;
  /** What a filter matches, oldest first. */
  matching(filter: Query, reading: Reading, limit: number): Promise<Matched[]>;
}

/** What the table and the states of a list belong to. */
export interface ListOwner {
  name: string;
  table: string;
  states: readonly string[];
  scope(caller: Caller): Scope | null;
  /** Left out where nothing is kept: then every list is counted up to the limit. */
  tallied?: Tallied;
}

/** What a person sees of the records: those of one value, by which they are tallied too. */
export interface Scope {
  condition: Condition;
  value: string;
}

/** A description by itself, its types told by its parts. */
export function describeList<DB, TB extends keyof DB, Row extends ListRow, Item>(
  list: ListDescription<DB, TB, Row, Item>,
): ListDescription<DB, TB, Row, Item> {
  return list;
}

/** What every list can be narrowed to and no tally knows. */
const SHARED_APART = ['claim', 'escalated', 'secondLook'] as const;

const USUAL_LIMIT = 1_000;
/**
 * So few that fit a guessed filter are found by themselves and then sorted: in the order of an index all others would be read
 * until they come.
 */
const FEW = 1_000;
/** Of a file: whoever else asks on the one connection of an embedded database waits for a page at most. */
const ROWS_AT_ONCE = 200;

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

  function conditions(query: Query, { caller, now }: Reading, status = wanted(query)): RawBuilder<boolean> {
    const all = [
      owner.scope(caller)?.condition ?? null,
      status === null ? null : isOneOf(column, status),
      claimed(query, { caller, now }),
      ...marked(query, caller),
      ...Object.entries(list.filters).map(([name, filter]) => {
        const value = query[name];
        return value === undefined ? null : filter.condition(value as never, now, caller);
      }),
    ].filter((condition) => condition !== null);
    return all.length === 0 ? sql<boolean>`true` : and(...all);
  }

  function marked({ escalated, secondLook }: Query, caller: Caller): Condition[] {
    const ids = list.together ?? 'select r.id::text';
    return [
      ...(escalated === undefined ? [] : [isEscalated(owner.name, ids, escalated, caller)]),
      ...(secondLook === true ? [waitsForSecondLook(owner.name, caller)] : []),
    ];
  }

  function claimed({ claim }: Query, { caller, now }: Pick<Reading, 'caller' | 'now'>): Condition | null {
    if (claim === undefined) return null;
    const ids = sql.raw(list.together ?? 'select r.id::text');
    const by = claim === 'mine' ? sql`=` : sql`<>`;
    const isClaimed = sql<boolean>`exists (
      select from claims c
      where c.entity = ${owner.name} and c.record_id in (${ids}) and c.until > ${now} and c.person_id ${by} ${caller.id})`;
    if (claim === 'free') return sql<boolean>`not ${isClaimed}`;
    const together = list.together ?? 'select r.id::text';
    return sql<boolean>`(${isClaimed} or ${isEscalated(owner.name, together, 'mine', caller)})`;
  }

  function select(reading: Reading): SelectQueryBuilder<DB, TB, Row> {
    return list.select({ ...reading, claim: claimOn(owner.name, reading.now), marks: marksOn(owner.name) });
  }

  /** The filters by which it is narrowed, but for what the tallies know. */
  function narrowedBy(query: Query, { now, caller }: Reading): Filter[] {
    const asked = Object.entries(list.filters).filter(([name, filter]) => {
      const value = query[name];
      if (name === owner.tallied?.by || value === undefined) return false;
      return filter.condition(value as never, now, caller) !== null;
    });
    return asked.map(([, filter]) => filter);
  }

  /** By each state of the list, or by those wanted, and by what else it tells. */
  async function countBy(query: Query, reading: Reading, status: readonly string[] | null): Promise<Counts> {
    const names = status ?? values;
    const others: Record<string, Condition> = status === null ? also(reading.now) : {};
    const fitting = conditions(query, reading, null);
    const { tallied } = owner;
    const isApart = SHARED_APART.some((name) => query[name] !== undefined);
    if (!tallied || isApart || narrowedBy(query, reading).length > 0) {
      const states = Object.fromEntries(names.map((name) => [name, isOneOf(column, [name])]));
      return await countInOneReading(reading.db, { from, fitting, names: { ...states, ...others } });
    }
    const { alsoTallied = {} } = list.status ?? {};
    const ofStates = names.map((name) => [name, (state: string) => state.split('+').includes(name)]);
    const scopes = scopesAsked(tallied, tallied.by && query[tallied.by], reading.caller);
    const exact = await countByTallies(reading.db, owner.name, scopes, {
      ...Object.fromEntries(ofStates),
      ...(status === null ? alsoTallied : {}),
    });
    const rest = Object.entries(others).filter(([name]) => !Object.hasOwn(alsoTallied, name));
    const counted = await countByRows(reading.db, { from, fitting, names: Object.fromEntries(rest) });
    return { counts: { ...exact.counts, ...counted.counts }, atLeast: counted.atLeast };
  }

  /** Beyond the limit only an index can sort: what it sorts by is told beside the column. */
  function orderFor(sort: string, { total, totalIsMinimum }: Count, status: readonly string[] | null): Order {
    const by = list.sorts[sort.replace(/^-/, '')];
    const index = typeof by === 'object' ? by.index : undefined;
    const isIndexed =
      sort.replace(/^-/, '') === list.order.replace(/^-/, '') ||
      index === 'whole' ||
      (index === 'byState' && status?.length === 1);
    if (!isIndexed && (totalIsMinimum || total > COUNT_LIMIT))
      throw invalid('/query/sort', fieldMessage('sortsAtMost', { max: COUNT_LIMIT }));
    return orderOf(list.sorts, sort, list.tie);
  }

  async function read(
    query: Query,
    {
      order,
      limit,
      offset = 0,
      after,
      known,
      fewFit = false,
    }: {
      order: Order;
      limit: number;
      offset?: number;
      after?: readonly (string | null)[];
      /** Left out where pages before had them. */
      known?: Set<string>;
      /** They are known to be few. */
      fewFit?: boolean;
    },
    reading: Reading,
  ): Promise<{ items: Item[]; last: (string | null)[] | null }> {
    const place = placeIn(order).as('place');
    const fitting = conditions(query, reading);
    const wantedRows = fewFit ? sql<boolean>`r.id = any(array(select r.id from ${from} where ${fitting}))` : fitting;
    const found = await select(reading)
      .select(place as never)
      .where(and(wantedRows, after ? behind(order, after) : null))
      .orderBy(orderBy(order))
      .limit(limit)
      .offset(offset)
      .execute();
    const last =
      found.length < limit ? null : ((found.at(-1) as { place: (string | null)[] } | undefined)?.place ?? null);
    const rows = found as Row[];
    const wanted = known ? rows.filter(({ id }) => !known.has(id)) : rows;
    for (const { id } of wanted) known?.add(id);
    return { items: await list.items(wanted, reading), last };
  }

  return {
    conditions: (query, reading) => conditions(query, reading),

    async *pages(query, reading) {
      const count = sumOf(await countBy(query, reading, wanted(query)), wanted(query) ?? values);
      const order = orderFor(query.sort ?? list.order, count, wanted(query));
      const known = new Set<string>();
      for (let after: (string | null)[] | undefined; ; ) {
        const { items, last } = await read(query, { order, limit: ROWS_AT_ONCE, after, known }, reading);
        if (items.length > 0) yield items;
        if (last === null) return;
        after = last;
      }
    },

    async count(query, reading) {
      return (await countBy(query, reading, null)).counts;
    },

    async page(query, reading) {
      const { limit = list.limit ?? USUAL_LIMIT, offset = 0, counts: isCounted, sort = list.order, after } = query;
      const status = wanted(query);
      // The bar of states shows them all; without it only those asked for are counted.
      const counted = await countBy(query, reading, isCounted ? null : status);
      const count = sumOf(counted, status ?? values);
      const order = orderFor(sort, count, status);
      const place = after === undefined ? undefined : placeOf(order, after);
      const isFew = !count.totalIsMinimum && count.total <= FEW;
      const fewFit = isFew && narrowedBy(query, reading).some(({ isGuessed }) => isGuessed);
      const { items, last } =
        limit === 0 || count.total === 0
          ? { items: [], last: null }
          : await readingCursor(() => read(query, { order, limit, offset, after: place, fewFit }, reading));
      return {
        items,
        ...count,
        limit,
        offset,
        ...(isCounted ? { counts: counted.counts, countsAreMinimum: counted.atLeast.size > 0 } : {}),
        next: last && cursorOf(order, last),
      };
    },

    async one<More extends object>(
      id: string,
      more: { [Name in keyof More]: RawBuilder<More[Name]> },
      reading: Reading,
    ) {
      const parts = Object.entries<RawBuilder<unknown>>(more).map(([name, value]) => sql`${sql.lit(name)}, ${value}`);
      const [row] = await select(reading)
        .select(sql<More>`json_build_object(${sql.join(parts)})`.as('more') as never)
        .where(and(sql`r.id = ${id}`, owner.scope(reading.caller)?.condition ?? null))
        .execute();
      if (!row) return undefined;
      const [item] = await list.items([row as Row], reading);
      return item && { item, more: (row as unknown as { more: More }).more };
    },

    async items(ids, reading) {
      const found = await select(reading).where(sql<boolean>`r.id = any(${ids}::uuid[])`).execute();
      const byId = new Map(found.map((row) => [row.id, row]));
      const ordered = ids.flatMap((id) => byId.get(id.toLowerCase()) ?? []);
      return await list.items(ordered, reading);
    },

    async matching(filter, reading, limit) {
      const order = list.oldestFirst ?? list.tie;
      const { rows: found } = await sql<Matched>`
        select ${list.oneEach ? sql.raw(`distinct on (${list.oneEach})`) : sql``} r.id, r.version
        from ${from} where ${conditions(known(list, filter), reading)}
        order by ${sql.raw(list.oneEach ? `${list.oneEach}, ${order}` : order)} limit ${limit}`.execute(reading.db);
      return found;
    },
  };
}

/** The list's own filters, by name. One that is unknown or no such value is refused, a page of it too: left out, it would widen what is meant. */
function known({ filters }: Pick<ListDescription<never, never, never, never>, 'filters'>, given: Query): Query {
  const asked = Object.entries(given).filter(([name, value]) => value !== undefined && !LOOK.has(name));
  for (const [name, value] of asked) {
    const accepts = Object.hasOwn(SHARED, name) ? SHARED[name] : ownFilter(name)?.accepts;
    if (!accepts) throw invalid(`/filter/${name}`, fieldMessage('noSuchFilter', { name }));
    if (!accepts(value)) throw invalid(`/filter/${name}`, fieldMessage('wrongType'));
  }
  return Object.fromEntries(asked);

  function ownFilter(name: string): Filter | undefined {
    return Object.hasOwn(filters, name) ? filters[name] : undefined;
  }
}

/** What every list can be narrowed to. */
const SHARED: Readonly<Record<string, (given: unknown) => boolean>> = {
  status: isStatus,
  claim: (given) => given === 'free' || given === 'mine',
  escalated: (given) => given === 'any' || given === 'mine',
  // The opposite is not asked for by it: that would be everything.
  secondLook: (given) => given === true,
};

function isStatus(given: unknown): boolean {
  return typeof given === 'string' || (Array.isArray(given) && given.every((entry) => typeof entry === 'string'));
}

/** One as an equality: the index of state and number then yields the page in order. */
function isOneOf(column: string, values: readonly string[]): Condition {
  if (values.length === 1) return sql<boolean>`${sql.ref(column)} = ${values[0]}`;
  return sql<boolean>`${sql.ref(column)} = any(${values}::text[])`;
}

function and(...conditions: (Condition | null)[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.join(
    conditions.filter((condition) => condition !== null),
    sql` and `,
  )}`;
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
