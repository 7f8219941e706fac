import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Caller, QueryOf, Services } from '../../platform/feature.ts';
import type { Executor } from '../../platform/transaction.ts';
import { type Counts, countByRows, countByTallies } from '../../records/counts.ts';
import type { RecordList } from '../../records/list.ts';
import { type Marks, marksOf, marksOn } from '../../records/marks.ts';
import { type Report, reportOf } from './report.list.ts';
import { wholeTargetsOf } from './report.targets.ts';
import type { TargetKind } from './reports.tables.ts';

type ReportedThing = components['schemas']['ReportedThing'];

const MAX_SHOWN = 200;

const states = ['open', 'agreed', 'dismissed'] as const;
type State = (typeof states)[number];

/** Everything of one kind that was reported, the reports of one thing folded together, the longest waiting first. */
export async function listReported(
  services: Pick<Services, 'database' | 'clock'>,
  reports: RecordList<Report>,
  kind: TargetKind,
  query: NonNullable<QueryOf<'listReportedPosts'>>,
  caller: Caller,
) {
  const { limit = 1_000, offset = 0, status = [], counts: isCounted, sort = 'firstAt', ...narrowing } = query;
  const { database } = services;
  const isNarrowed = Object.values(narrowing).some((value) =>
    typeof value === 'string' ? value.trim() : value.length,
  );
  const wanted = status.length === 0 ? (['open'] as const) : [...new Set(status)];

  /** Things that have reports in this state, of which one is asked for. */
  const thingsIn = (state: State) => {
    const asked = reports.conditions(
      { ...narrowing, target: kind, status: state },
      { db: database, caller, now: services.clock() },
    );
    const found = isNarrowed
      ? sql`and exists (select from reports r where r.target_id = t.target_id and ${asked})`
      : sql``;
    return sql`from reported_things t where t.target_kind = ${kind} and t.${sql.ref(state)} > 0 ${found}`;
  };

  async function counted(names: Readonly<Record<string, readonly State[]>>): Promise<Counts> {
    const entries = Object.entries(names);
    if (isNarrowed) {
      const things = sql`(${sql.join(
        states.map((state) => sql`select t.target_id, ${state}::text as state ${thingsIn(state)}`),
        sql` union all `,
      )}) things`;
      const distinct = (of: readonly State[]) =>
        sql`(select distinct target_id from ${things} where state = any(${of}::text[])) found`;
      const rows = await Promise.all(
        entries.map(([name, of]) =>
          countByRows(database, { from: distinct(of), fitting: sql`true`, names: { [name]: sql`true` } }),
        ),
      );
      return {
        counts: Object.assign({}, ...rows.map(({ counts }) => counts)),
        atLeast: new Set(rows.flatMap(({ atLeast }) => [...atLeast])),
      };
    }
    const holds = (of: readonly State[]) => (kept: string) => of.some((state) => kept.split('+').includes(state));
    return await countByTallies(
      database,
      'report',
      [kind],
      Object.fromEntries(entries.map(([name, of]) => [name, holds(of)])),
    );
  }

  const [column, whole] = sort.endsWith('firstAt')
    ? (['_since', 'min(place)'] as const)
    : (['', 'sum(place)'] as const);
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  // The first of each state in its own order: among them are the first of all.
  const first = wanted.map(
    (state) => sql`(
      select t.target_id, t.${sql.ref(`${state}${column}`)} as place ${thingsIn(state)}
      order by place ${direction}, t.target_id ${direction} limit ${limit + offset})`,
  );
  const { rows } = await sql<{ id: string }>`
    select target_id as id from (${sql.join(first, sql` union all `)}) things
    group by target_id order by ${sql.raw(whole)} ${direction}, target_id ${direction}
    limit ${limit} offset ${offset}`.execute(database);
  const items = await thingsOf(
    services,
    kind,
    rows.map(({ id }) => id),
  );
  const each = isCounted ? Object.fromEntries(states.map((state) => [state, [state]])) : {};
  const { counts, atLeast } = await counted({ ...each, total: wanted });
  const { total = 0, ...byState } = counts;
  const more = isCounted ? { counts: byState, countsAreMinimum: atLeast.size > 0 } : {};
  return { items, total, totalIsMinimum: atLeast.has('total'), limit, offset, ...more };
}

async function thingsOf(
  services: Pick<Services, 'database' | 'clock'>,
  kind: TargetKind,
  ids: string[],
): Promise<ReportedThing[]> {
  if (ids.length === 0) return [];
  const targets = await wholeTargetsOf(services, kind, ids);
  const reports = await reportsOf(services.database, kind, ids);
  const all = [...reports.values()].flat().map(({ id }) => id);
  const [claims, handed] = [await claimsOf(services, all), await escalationsOf(services.database, all)];
  return ids.flatMap((id) => {
    const all = reports.get(id) ?? [];
    const open = all.filter(({ state }) => state === 'open');
    const [deciding] = [...open, ...all];
    const target = targets.get(id);
    const [latest] = all.toReversed();
    if (!deciding || !target || !latest) return [];
    const { title, text, author, state, risk, attachments } = target;
    return [
      {
        id: deciding.id,
        target: { kind, id },
        title,
        text,
        author,
        changed: deciding.copy.text !== text || deciding.copy.title !== title,
        state,
        risk,
        total: all.length,
        open: open.length,
        firstAt: deciding.at,
        lastAt: latest.at,
        reports: all.slice(0, MAX_SHOWN),
        attachments,
        claim: claims.get(deciding.id) ?? null,
        ...handed.get(deciding.id),
      },
    ];
  });
}

/** The reports of things, the oldest first. */
export async function reportsOf(
  db: Executor,
  kind: TargetKind,
  ids: readonly string[],
): Promise<Map<string, Report[]>> {
  const rows = await db
    .selectFrom('reports as r')
    .leftJoin('reference_items as reason', 'reason.id', 'r.reason_id')
    .leftJoin('farmers as reporter', 'reporter.id', 'r.reporter_id')
    .selectAll('r')
    .select(['reason.name as reason', 'reporter.name_ur as reporter_name_ur'])
    .where('r.target_kind', '=', kind)
    .where(sql<boolean>`r.target_id = any(${ids}::uuid[])`)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();
  const found = new Map<string, Report[]>();
  for (const row of rows) {
    const report = reportOf(row);
    found.set(row.target_id, [...(found.get(row.target_id) ?? []), report]);
  }
  return found;
}

async function escalationsOf(db: Executor, ids: string[]) {
  const { rows } = await sql<{ id: string; marks: Marks }>`
    select r.id, ${marksOn('report').expression} as marks from reports r
    where r.id = any(${ids}::uuid[]) and exists (
      select from escalations e where e.entity = 'report' and e.record_id = r.id::text)`.execute(db);
  return new Map(rows.map((row) => [row.id, marksOf(row)]));
}

async function claimsOf({ database, clock }: Pick<Services, 'database' | 'clock'>, ids: string[]) {
  const rows = await database
    .selectFrom('claims')
    .selectAll()
    .where('entity', '=', 'report')
    .where(sql<boolean>`record_id = any(${ids})`)
    .where('until', '>', clock())
    .execute();
  return new Map(
    rows.map((row) => [
      row.record_id,
      { by: { id: row.person_id, name: row.person_name }, until: row.until.toISOString() },
    ]),
  );
}
