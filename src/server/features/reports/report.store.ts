import { sql } from 'kysely';
import type { Transaction } from '../../platform/transaction.ts';
import type { ReportEffect, TargetKind } from './reports.tables.ts';

/** What a step writes besides the state, and what it leads to. */
export async function findReport(trx: Transaction, id: string) {
  return await trx
    .selectFrom('reports')
    .select(['id', 'state', 'target_kind', 'target_id', 'reporter_id', 'copy_title', 'effect', 'last_at', 'last_by_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Two decisions on reports of the same thing follow each other: whoever comes second waits here, not in a deadlock. */
export async function lockReportsOf(
  trx: Transaction,
  { target_kind, target_id }: { target_kind: TargetKind; target_id: string },
) {
  await trx
    .selectFrom('reports')
    .select('id')
    .where('target_kind', '=', target_kind)
    .where('target_id', '=', target_id)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * The same for many decisions in one transaction: first every report of everything concerned, then what is kept of
 * them together, then the things themselves, each by id. Whoever else works on some of them takes them in this order too.
 */
export async function lockWithTargets(trx: Transaction, ids: readonly string[]): Promise<void> {
  const concerned = sql<boolean>`(target_kind, target_id) in (
    select target_kind, target_id from reports where id = any(${ids}::uuid[]))`;
  const reports = await trx
    .selectFrom('reports')
    .select(['target_kind', 'target_id'])
    .where(concerned)
    .orderBy('id')
    .forUpdate()
    .execute();
  await sql`
    select from reported_things where (target_kind, target_id) in (
      select target_kind, target_id from reports where id = any(${ids}::uuid[]))
    order by target_id, target_kind for update`.execute(trx);
  const tables = { post: 'posts', listing: 'listings', user: 'farmers' } as const;
  for (const kind of ['post', 'listing', 'user'] as const) {
    const targets = reports.filter((report) => report.target_kind === kind).map(({ target_id }) => target_id);
    if (targets.length === 0) continue;
    await trx
      .selectFrom(tables[kind])
      .select('id')
      .where(sql<boolean>`id = any(${targets}::uuid[])`)
      .orderBy('id')
      .forUpdate()
      .execute();
  }
}

export async function rememberEffect(trx: Transaction, id: string, effect: ReportEffect | null): Promise<void> {
  await trx
    .updateTable('reports')
    .set({ effect: effect === null ? null : JSON.stringify(effect) })
    .where('id', '=', id)
    .execute();
}

/** Other reports of the same thing that a decision takes along: all open ones, or those decided in the same moment. */
export async function companionsOf(
  trx: Transaction,
  report: Awaited<ReturnType<typeof findReport>>,
  wanted: { open: true } | { decidedAt: Date },
): Promise<string[]> {
  let query = trx
    .selectFrom('reports')
    .select('id')
    .where('target_kind', '=', report.target_kind)
    .where('target_id', '=', report.target_id)
    .where('id', '<>', report.id);
  query =
    'open' in wanted
      ? query.where('state', '=', 'open')
      : query.where('state', '<>', 'open').where('last_at', '=', wanted.decidedAt);
  return (await query.orderBy('id').execute()).map(({ id }) => id);
}

/** Keeps the number of open reports beside the thing, for its lists. */
export async function countOpenReports(trx: Transaction, kind: TargetKind, targetId: string): Promise<void> {
  if (kind === 'user') return;
  const open = sql<number>`(
    select count(*)::int from reports r where r.target_id = ${targetId} and r.target_kind = ${kind} and r.state = 'open')`;
  await trx
    .updateTable(kind === 'post' ? 'posts' : 'listings')
    .set({ open_reports: open })
    .where('id', '=', targetId)
    .execute();
}
