import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Caller, QueryOf, Services } from '../../platform/feature.ts';
import type { Executor } from '../../platform/transaction.ts';
import type { Condition } from '../../records/conditions.ts';
import type { RecordList } from '../../records/list.ts';
import type { TargetKind } from './forum.tables.ts';
import { type Report, reportOf } from './report.list.ts';
import { wholeTargetsOf } from './report.targets.ts';

type ReportedThing = components['schemas']['ReportedThing'];

const MOST_SHOWN = 200;

/** Everything of one kind that was reported, the reports of one thing folded together, the longest waiting first. */
export async function listReported(
  services: Pick<Services, 'database' | 'clock'>,
  reports: RecordList<Report>,
  kind: TargetKind,
  query: NonNullable<QueryOf<'listReportedPosts'>>,
  caller: Caller,
) {
  const { limit = 1_000, offset = 0 } = query;
  const { database } = services;
  const asked = (status: readonly string[] | undefined) => {
    const { search } = query;
    return reports.conditions({ target: kind, status, search }, { db: database, caller, now: services.clock() });
  };
  const folded = database.selectFrom('reports as r').where(asked(query.status)).groupBy('r.target_id');
  const { total } = await database
    .selectFrom(folded.select('r.target_id').as('things'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const ids =
    limit === 0
      ? []
      : await folded
          .select(['r.target_id', sql<Date>`min(r.created_at)`.as('first_at')])
          .orderBy('first_at')
          .orderBy('r.target_id')
          .limit(limit)
          .offset(offset)
          .execute();
  const items = await thingsOf(
    services,
    kind,
    ids.map(({ target_id }) => target_id),
  );
  const counts = query.counts ? { counts: await countThings(database, asked(EVERY_STATE)) } : {};
  return { items, total, limit, offset, ...counts };
}

const EVERY_STATE = ['open', 'agreed', 'dismissed'];

async function countThings(db: Executor, asked: Condition): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('reports as r')
    .select(['r.state', sql<number>`count(distinct r.target_id)::int`.as('n')])
    .where(asked)
    .groupBy('r.state')
    .execute();
  const counts: Record<string, number> = { open: 0, agreed: 0, dismissed: 0 };
  for (const { state, n } of rows) counts[state] = n;
  return counts;
}

async function thingsOf(
  services: Pick<Services, 'database' | 'clock'>,
  kind: TargetKind,
  ids: string[],
): Promise<ReportedThing[]> {
  if (ids.length === 0) return [];
  const targets = await wholeTargetsOf(services, kind, ids);
  const reports = await reportsOf(services.database, kind, ids);
  const claims = await claimsOf(
    services,
    [...reports.values()].flat().map(({ id }) => id),
  );
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
        reports: all.slice(0, MOST_SHOWN),
        attachments,
        claim: claims.get(deciding.id) ?? null,
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
    .selectAll('r')
    .select('reason.name as reason')
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
