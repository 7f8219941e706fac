import { invalid, notFound } from '../../platform/errors.ts';
import type { Caller, Services } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { type Transaction, transaction } from '../../platform/transaction.ts';
import type { NewColumns } from '../../records/records.tables.ts';
import type { reportEntity } from './report.entity.ts';
import { countOpenReports } from './report.store.ts';
import { type Target, targetsOf } from './report.targets.ts';
import type { ReportsTable, TargetKind } from './reports.tables.ts';

interface Complaint {
  target: { kind: TargetKind; id: string };
  reasonId: string;
  note?: string;
}

interface ReportAnswer {
  id: string;
  state: ReportsTable['state'];
  version: number;
  outcome: 'accepted' | 'replayed';
}

const nouns: Record<TargetKind, string> = { post: 'post', user: 'farmer', listing: 'listing' };

/** Reports something, once a person and reason; the same thing dismissed before, unchanged, stays dismissed. */
export async function report(
  services: Pick<Services, 'database' | 'clock' | 'newId'>,
  reports: ReturnType<typeof reportEntity>,
  complaint: Complaint,
  caller: Caller,
): Promise<ReportAnswer> {
  const id = services.newId();
  return await transaction(services.database, async (trx) => {
    const { kind } = complaint.target;
    const target = (await targetsOf(trx, kind, [complaint.target.id])).get(complaint.target.id.toLowerCase());
    if (!target || target.state.startsWith('deleted')) throw notFound(nouns[kind]);
    await checkReason(trx, complaint.reasonId);
    const known = await knownReport(trx, complaint, caller);
    if (known) return { ...known, outcome: 'replayed' as const };

    const dismissedBefore = await wasDismissed(trx, kind, target);
    const at = services.clock();
    const note = complaint.note?.trim() || null;
    const entered = await reports.create(trx, {
      id,
      event: { type: 'REPORT', dismissedBefore },
      actor: caller,
      at,
      columns: {
        target_kind: kind,
        target_id: target.id,
        reason_id: complaint.reasonId,
        note,
        reporter_id: caller.id,
        reporter_kind: 'staff',
        reporter_name: caller.name,
        copy_title: target.title,
        copy_text: target.text,
        copy_version: target.version,
        created_at: at,
      } satisfies NewColumns<ReportsTable>,
      reason: note,
      facts: { target: kind, targetId: target.id, ...(dismissedBefore ? { dismissedBefore } : {}) },
    });
    if (!entered) {
      const other = await knownReport(trx, complaint, caller);
      if (!other) throw notFound(nouns[kind]);
      return { ...other, outcome: 'replayed' as const };
    }
    await countOpenReports(trx, kind, target.id);
    return { ...entered, state: entered.state as ReportsTable['state'], outcome: 'accepted' as const };
  });
}

async function checkReason(trx: Transaction, id: string): Promise<void> {
  const reason = await trx
    .selectFrom('reference_items')
    .select('id')
    .where('id', '=', id)
    .where('list', '=', 'report-reason')
    .executeTakeFirst();
  if (!reason) throw invalid('/reasonId', fieldMessage('noSuchReason'));
}

async function knownReport(trx: Transaction, { target, reasonId }: Complaint, caller: Caller) {
  return await trx
    .selectFrom('reports')
    .select(['id', 'state', 'version'])
    .where('reporter_id', '=', caller.id)
    .where('target_kind', '=', target.kind)
    .where('target_id', '=', target.id)
    .where('reason_id', '=', reasonId)
    .executeTakeFirst();
}

async function wasDismissed(trx: Transaction, kind: TargetKind, target: Target): Promise<boolean> {
  const dismissed = await trx
    .selectFrom('reports')
    .select('id')
    .where('target_kind', '=', kind)
    .where('target_id', '=', target.id)
    .where('state', '=', 'dismissed')
    .where('copy_title', '=', target.title)
    .where('copy_text', '=', target.text)
    .limit(1)
    .executeTakeFirst();
  return dismissed !== undefined;
}
