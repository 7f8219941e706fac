import type { ReportFacts } from '../../../../machines/forum/report.machine.ts';
import { reportWorkflow } from '../../../../machines/forum/report.workflow.ts';
import { decide } from '../../../../machines/shared/decide.ts';
import type { Services } from '../../platform/feature.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { filterReader } from '../../records/conditions.ts';
import type { Change, WorkflowEntity } from '../../records/entity.ts';
import { reasonOf, write } from '../../records/perform.ts';
import { tellOutcome } from '../moderation/outcome.ts';
import { reportWords } from '../moderation/outcome.words.ts';
import { putBack, takeDown } from './report.effect.ts';
import { matchingReportIds } from './report.queries.ts';
import {
  companionsOf,
  countOpenReports,
  findReport,
  loadReports,
  lockReportsOf,
  lockWithTargets,
  rememberEffect,
  resolveReport,
  saveReport,
} from './report.store.ts';

type Parts = Pick<Services, 'newId' | 'clock' | 'media'>;

/** Reports of posts, persons and listings, for everything that works on any workflow. */
export function reportEntity(services: Parts): WorkflowEntity<ReportFacts> {
  const entity: WorkflowEntity<ReportFacts> = {
    workflow: reportWorkflow,
    noun: 'report',
    resolve: resolveReport,
    load: loadReports,
    lock: lockWithTargets,
    save: (trx, change) => save(services, trx, entity, change),
    matching: (reader, filter, _caller, most) => {
      const { texts, text } = filterReader(filter);
      const kind = text('target');
      const target = kind === 'post' || kind === 'user' || kind === 'listing' ? kind : undefined;
      return matchingReportIds(reader, { target, status: texts('status'), search: text('search') }, most);
    },
  };
  return entity;
}

/** A decision on one report is a decision on the thing: it takes along the other reports of it. */
async function save(
  services: Parts,
  trx: Transaction,
  entity: WorkflowEntity<ReportFacts>,
  change: Change<ReportFacts>,
): Promise<boolean> {
  const report = await findReport(trx, change.before.id);
  if (change.event.companion !== true) await lockReportsOf(trx, report);
  if (!(await saveReport(trx, change))) return false;
  await tellReporter(services, trx, report, change);
  if (change.event.companion === true) return true;

  const { event, caller, at } = change;
  const cause = { caller, at, reason: reasonOf(event) };
  const target = { kind: report.target_kind, id: report.target_id };
  if (event.type === 'AGREE') await rememberEffect(trx, report.id, await takeDown(services, trx, target, cause));
  if (event.type === 'REOPEN' && report.effect) {
    await putBack(services, trx, report.effect, cause);
    await rememberEffect(trx, report.id, null);
  }
  const wanted = event.type === 'REOPEN' ? { decidedAt: report.last_at } : { open: true as const };
  await takeAlong(services, trx, entity, await companionsOf(trx, report, wanted), change);
  await countOpenReports(trx, target.kind, target.id);
  return true;
}

async function takeAlong(
  services: Parts,
  trx: Transaction,
  entity: WorkflowEntity<ReportFacts>,
  ids: string[],
  { event, caller, at }: Change<ReportFacts>,
): Promise<void> {
  const records = await entity.load(trx, ids, caller);
  for (const record of records.values()) {
    const sent = { ...event, companion: true };
    const decision = decide(entity.workflow, record.subject, sent, { actor: caller });
    if (decision.outcome !== 'accepted') continue;
    const effect = event.type === 'REOPEN' ? (await findReport(trx, record.subject.id)).effect : null;
    await write(trx, entity, record, decision, sent, caller, at);
    if (!effect) continue;
    await putBack(services, trx, effect, { caller, at, reason: reasonOf(event) });
    await rememberEffect(trx, record.subject.id, null);
  }
}

async function tellReporter(
  services: Parts,
  trx: Transaction,
  report: Awaited<ReturnType<typeof findReport>>,
  { event, at }: Change<ReportFacts>,
): Promise<void> {
  const words = reportWords(report.target_kind, event.type);
  const step = { entity: 'report', recordId: report.id, event, at };
  const corrects = event.type === 'REOPEN';
  await tellOutcome(
    services,
    trx,
    step,
    words && { personId: report.reporter_id, addressee: 'reporter', words, corrects },
  );
}
