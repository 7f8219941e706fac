import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Database } from '../../platform/database.ts';
import type { Caller } from '../../platform/feature.ts';
import { containing } from '../../records/agents.ts';
import { fromDay, toDay } from '../../records/conditions.ts';
import type { Records } from '../../records/registry.ts';
import { changesIn } from './history.changes.ts';
import { type Kind, kindsFor } from './history.kinds.ts';

type Page = components['schemas']['HistoryPage'];

interface Asked {
  caller: Caller;
  person?: string | undefined;
  module?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
  before?: string | undefined;
  limit?: number | undefined;
}

interface Row {
  id: string;
  at: Date;
  entity: string;
  record_id: string;
  event: string;
  from_state: string | null;
  to_state: string;
  reason: string | null;
  facts: Record<string, unknown> | null;
  by_id: string | null;
  by_name: string;
}

/** So many steps a page with a text looks at: what is rare is looked for page by page, never in everything at once. */
const MOST_LOOKED_AT = 5_000;

/** A page of what was done, newest first. */
export async function listHistory(db: Database, records: Records, asked: Asked): Promise<Page> {
  const { caller, person, module, from, to, before, limit = 50 } = asked;
  const search = asked.search?.trim() ?? '';
  const mine = kindsFor(records, caller);
  const kinds = new Map(
    mine.filter((kind) => module === undefined || kind.module === module).map((kind) => [kind.entity, kind]),
  );
  const conditions = [
    sql`h.entity = any(${[...kinds.keys()]})`,
    ...[...kinds.values()].flatMap(({ entity, untold = [] }) =>
      untold.length === 0
        ? []
        : [sql`(h.entity <> ${entity} or h.event <> all(${[...untold]}::text[]) or h.by_id = ${caller.id})`],
    ),
    ...(person === undefined ? [] : [sql`h.by_id = ${person}`]),
    ...(from === undefined ? [] : [fromDay('h.at', from)]),
    ...(to === undefined ? [] : [toDay('h.at', to)]),
    ...(before === undefined
      ? []
      : [sql`(h.at, h.id) < ((select at from history where id = ${before}::bigint), ${before}::bigint)`]),
  ];
  const like = containing(search);
  const { rows } = await sql<Row & { isFound: boolean }>`
    select h.id::text as id, h.at, h.entity, h.record_id, h.event, h.from_state, h.to_state, h.reason, h.facts, h.by_id, h.by_name,
      (lower(h.by_name) like ${like} or lower(h.event) like ${like} or lower(coalesce(h.reason, '')) like ${like}
        or h.record_id like ${like} or lower(coalesce(h.facts ->> 'changes', '')) like ${like}) as "isFound"
    from history h where ${sql.join(conditions, sql` and `)}
    order by h.at desc, h.id desc limit ${search === '' ? limit + 1 : MOST_LOOKED_AT}`.execute(db);
  const found = rows.filter(({ isFound }) => isFound);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : rows.length === MOST_LOOKED_AT ? rows.at(-1) : undefined;
  const labels = await labelsOf(db, kinds, shown);
  const items = await withNames(
    db,
    shown.map((row) => itemOf(row, kinds.get(row.entity), labels.get(row.id))),
  );
  return { items, modules: [...new Set(mine.map((kind) => kind.module))].toSorted(), next: last?.id ?? null };
}

/** By the id of its step what each record of a page is called. */
async function labelsOf(db: Database, kinds: ReadonlyMap<string, Kind>, rows: readonly Row[]) {
  const labels = new Map<string, string>();
  for (const [entity, of] of Map.groupBy(rows, (row) => row.entity)) {
    const kind = kinds.get(entity);
    const namedBy = (row: Row) => (kind?.isFarmers ? whoseIn(row.facts) : row.record_id);
    const asking = kind?.labels?.([...new Set(of.map(namedBy))]);
    if (!asking) continue;
    const known = new Map((await asking.execute(db)).rows.map(({ id, label }) => [id, label]));
    for (const row of of) labels.set(row.id, nameOf(row, kind, known.get(namedBy(row))));
  }
  return labels;
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Files were filtered by ids: whom and what they are of is told by name. */
async function withNames(db: Database, items: Page['items']): Promise<Page['items']> {
  const isFile = (item: Page['items'][number]) => item.event === 'EXPORT';
  const ids = items.filter(isFile).flatMap(({ changes }) => changes.flatMap(({ to }) => to?.match(ID) ?? []));
  if (ids.length === 0) return items;
  const { rows } = await sql<{ id: string; name: string }>`
    select id::text, name from reference_items where id = any(${ids}::uuid[])
    union all select id::text, name from accounts where id = any(${ids}::uuid[])
    union all select id::text, title from loan_partners where id = any(${ids}::uuid[])
    union all select id::text, title from loan_types where id = any(${ids}::uuid[])`.execute(db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const named = (to: string | null) => to?.replaceAll(ID, (id) => names.get(id) ?? id) ?? null;
  return items.map((item) =>
    isFile(item) ? { ...item, changes: item.changes.map((change) => ({ ...change, to: named(change.to) })) } : item,
  );
}

/** What the step itself called the record: one that is gone has no other name. */
function nameIn(facts: Row['facts']): string | null {
  return typeof facts?.title === 'string' ? facts.title : null;
}

/** The id of the farmer who has it. */
function whoseIn(facts: Row['facts']): string {
  return typeof facts?.farmerId === 'string' ? facts.farmerId : '';
}

/** What a farmer has: itself, as far as the step says it, and whose it is. */
function nameOf({ facts }: Row, kind: Kind | undefined, label = ''): string {
  if (!kind?.isFarmers) return label;
  const thing = facts?.title ?? facts?.animal ?? facts?.machine;
  return [thing, label].filter((part) => typeof part === 'string' && part !== '').join(', ');
}

function itemOf(row: Row, kind: Kind | undefined, label = ''): Page['items'][number] {
  const hasWorkflow = kind?.hasWorkflow === true;
  return {
    id: row.id,
    at: row.at.toISOString(),
    by: { id: row.by_id, name: row.by_name },
    module: kind?.module ?? '',
    entity: row.entity,
    recordId: row.record_id,
    label: label || nameIn(row.facts),
    event: row.event,
    from: hasWorkflow ? row.from_state : null,
    to: hasWorkflow ? row.to_state : null,
    reason: row.reason,
    changes: kind?.isSetting ? [{ field: 'setting', from: row.from_state, to: row.to_state }] : changesIn(row.facts),
  };
}
