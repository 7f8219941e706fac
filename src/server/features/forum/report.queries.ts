import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { QueryOf, Services } from '../../platform/feature.ts';
import type { Executor } from '../../platform/transaction.ts';
import { anyOf, type Condition, contains, given } from '../../records/conditions.ts';
import { lastStepOf } from '../../records/last-step.ts';
import type { TargetKind } from './forum.tables.ts';
import { wholeTargetsOf } from './report.targets.ts';

type Report = components['schemas']['Report'];
type ReportedThing = components['schemas']['ReportedThing'];

export interface ReportFilter {
  target?: TargetKind;
  status?: string[];
  search?: string;
}

const MOST_SHOWN = 200;

/** Everything of one kind that was reported, the reports of one thing folded together, the longest waiting first. */
export async function listReported(
  services: Pick<Services, 'database' | 'clock'>,
  kind: TargetKind,
  query: NonNullable<QueryOf<'listReportedPosts'>>,
) {
  const { limit = 1_000, offset = 0, search } = query;
  const filter = { target: kind, status: query.status, search };
  const { database } = services;
  const folded = database
    .selectFrom('reports as r')
    .where((eb) => eb.and(conditions(filter)))
    .groupBy('r.target_id');
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
  const counts = query.counts
    ? { counts: await countThings(services.database, { ...filter, status: EVERY_STATE }) }
    : {};
  return { items, total, limit, offset, ...counts };
}

const EVERY_STATE = ['open', 'agreed', 'dismissed'];

function conditions({ target, status, search }: ReportFilter): Condition[] {
  return [
    ...given(target, (kind) => sql<boolean>`r.target_kind = ${kind}`),
    ...anyOf('r.state', status && status.length > 0 ? status : ['open'], 'text'),
    ...given(search?.trim() || undefined, (text) => contains(['r.copy_title', 'r.copy_text', 'r.reporter_name'], text)),
  ];
}

async function countThings(db: Executor, filter: ReportFilter): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('reports as r')
    .select(['r.state', sql<number>`count(distinct r.target_id)::int`.as('n')])
    .where((eb) => eb.and(conditions(filter)))
    .groupBy('r.state')
    .execute();
  const counts: Record<string, number> = { open: 0, agreed: 0, dismissed: 0 };
  for (const { state, n } of rows) counts[state] = n;
  return counts;
}

/** One report a thing, the one that decides for all, so that a bulk action judges each thing once. */
export async function matchingReportIds(db: Executor, filter: ReportFilter, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('reports as r')
    .distinctOn(['r.target_kind', 'r.target_id'])
    .select('r.id')
    .where((eb) => eb.and(conditions(filter)))
    .orderBy('r.target_kind')
    .orderBy('r.target_id')
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
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
    const report: Report = {
      id: row.id,
      state: row.state,
      version: row.version,
      reason: row.reason_id && row.reason ? { id: row.reason_id, title: row.reason } : null,
      note: row.note,
      by: { id: row.reporter_id, name: row.reporter_name, kind: row.reporter_kind },
      at: row.created_at.toISOString(),
      copy: { title: row.copy_title, text: row.copy_text, version: row.copy_version },
      lastStep: { ...lastStepOf(row), reason: row.last_reason },
    };
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
