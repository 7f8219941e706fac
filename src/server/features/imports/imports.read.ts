import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Caller } from '../../platform/feature.ts';
import type { Executor } from '../../platform/transaction.ts';
import { knowsFarmers } from '../subscribers/people.ts';
import { mayDo } from './actions/permissions.ts';
import type { Import } from './imports.tables.ts';

type Schemas = components['schemas'];

type Named = Import & { by_name: string };

/** Who may not see who stands behind a number sees their own files alone: others have names in them. */
export function visibleTo(caller: Caller, { person_id }: Pick<Import, 'person_id'>): boolean {
  return person_id === caller.id || knowsFarmers(caller);
}

const named = (db: Executor) =>
  db
    .selectFrom('imports as i')
    .innerJoin('accounts as a', 'a.id', 'i.person_id')
    .selectAll('i')
    .select('a.name as by_name');

export async function namedImport(db: Executor, id: string): Promise<Named | undefined> {
  return await named(db).where('i.id', '=', id).executeTakeFirst();
}

export async function pageOfImports(
  db: Executor,
  caller: Caller,
  { whose, limit, offset }: { whose: 'mine' | 'all'; limit: number; offset: number },
): Promise<Schemas['Imports']> {
  const own = whose === 'mine' || !knowsFarmers(caller);
  const { total } = await db
    .selectFrom('imports')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$if(own, (query) => query.where('person_id', '=', caller.id))
    .executeTakeFirstOrThrow();
  const rows = await named(db)
    .$if(own, (query) => query.where('i.person_id', '=', caller.id))
    .orderBy('i.created_at', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { items: rows.map((row) => importOf(row, caller)), total, limit, offset };
}

export function importOf(one: Named, caller: Caller): Schemas['Import'] {
  const { headings, examples, targets } = one;
  return {
    id: one.id,
    action: one.action,
    settings: one.settings,
    filename: one.filename,
    bytes: Number(one.bytes),
    state: one.state,
    refusal: one.refusal,
    kind: one.kind,
    encoding: one.encoding,
    separator: one.separator,
    headingRow: one.heading_row,
    columns: (headings ?? []).map((heading, at) => ({
      heading,
      examples: examples?.[at] ?? [],
      target: targets?.[at] ?? null,
      filled: one.filled?.[at] ?? 0,
    })),
    mappedLike: one.mapped_like,
    rows: one.rows,
    judged: one.to_change + one.nothing + one.refused + one.wrong,
    toChange: one.to_change,
    nothing: one.nothing,
    refused: one.refused,
    wrong: one.wrong,
    changed: one.changed,
    failed: one.failed,
    meanwhile: one.meanwhile,
    undone: one.undone,
    kept: one.kept,
    by: { id: one.person_id, name: one.by_name },
    isOwn: one.person_id === caller.id,
    mayStop: mayDo(one.action, caller),
    createdAt: one.created_at.toISOString(),
    judgedAt: one.judged_at?.toISOString() ?? null,
    startedAt: one.started_at?.toISOString() ?? null,
    endedAt: one.ended_at?.toISOString() ?? null,
  };
}

const EVENTS = 100;
const MARKS = 2_000;

/** With what the page of one file shows besides. */
export async function detailsOf(db: Executor, one: Named, caller: Caller): Promise<Schemas['ImportDetails']> {
  const faults = await sql<Schemas['ImportFault']>`
    select wrong_column as column, code, count(*)::integer as count from import_rows
    where import_id = ${one.id} and verdict = 'wrong' group by wrong_column, code
    order by wrong_column, count desc limit 200`.execute(db);
  const unknown = await sql<Schemas['ImportUnknownWord']>`
    select wrong_column as column, left(cells[wrong_column + 1], ${LONGEST_VALUE}) as value, min(detail) as meant,
      count(*)::integer as count, min(place) as row
    from import_rows where import_id = ${one.id} and verdict = 'wrong' and code in ('noSuchLanguage', 'noSuchStatus')
    group by wrong_column, cells[wrong_column + 1] order by count desc, row limit 50`.execute(db);
  // The number of each first row is read afterwards, so that no reason carries all of its numbers along.
  const reasons = await sql<Schemas['ImportReason']>`
    with said as (
      select coalesce(outcome, verdict) as group, code, count(*)::integer as count, min(place) as place
      from import_rows where import_id = ${one.id} and code is not null
        and (outcome in ('failed', 'meanwhile', 'kept') or (outcome is null and verdict in ('nothing', 'refused')))
      group by 1, code order by 1, count desc limit 100)
    select said.group, said.code, said.count, first.phone
    from said join import_rows first on first.import_id = ${one.id} and first.place = said.place
    order by said.group, said.count desc`.execute(db);
  const events = await db
    .selectFrom('import_events')
    .selectAll()
    .where('import_id', '=', one.id)
    .orderBy('seq', 'desc')
    .limit(EVENTS)
    .execute();
  const marks = await db
    .selectFrom('import_marks')
    .select(['at', 'done'])
    .where('import_id', '=', one.id)
    .where('at', '>=', one.started_at ?? one.created_at)
    .orderBy('at')
    .limit(MARKS)
    .execute();
  return {
    ...importOf(one, caller),
    faults: faults.rows,
    unknownWords: unknown.rows,
    reasons: reasons.rows,
    events: events.map(({ kind, at, by_name, place }) => ({ kind, at: at.toISOString(), by: by_name, row: place })),
    marks: marks.map(({ at, done }) => ({ at: at.toISOString(), done })),
  };
}

interface WhichRows {
  verdict?: Schemas['ImportRow']['verdict'];
  outcome?: Schemas['ImportRow']['outcome'];
  column?: number;
  code?: string;
  after?: number;
}

const ROWS_A_PAGE = 100;
const LONGEST_VALUE = 500;

export async function pageOfRows(db: Executor, { id }: Import, which: WhichRows): Promise<Schemas['ImportRows']> {
  const { verdict, outcome, column, code, after = 0 } = which;
  const rows = await db
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', id)
    .where('place', '>', after)
    .$if(verdict != null, (query) => query.where('verdict', '=', verdict ?? null))
    .$if(outcome != null, (query) => query.where('outcome', '=', outcome ?? null))
    .$if(column !== undefined, (query) => query.where('wrong_column', '=', column ?? null))
    .$if(code !== undefined, (query) => query.where('code', '=', code ?? null))
    .orderBy('place')
    .limit(ROWS_A_PAGE)
    .execute();
  const items = rows.map((row) => ({
    row: row.place,
    phone: row.phone,
    verdict: row.verdict,
    outcome: row.outcome,
    column: row.wrong_column,
    value: row.wrong_column === null ? null : (row.cells[row.wrong_column] ?? '').slice(0, LONGEST_VALUE),
    code: row.code,
    detail: row.detail,
    words: row.words,
  }));
  return { items, next: rows.length < ROWS_A_PAGE ? null : (rows.at(-1)?.place ?? null) };
}
