import { sql } from 'kysely';
import { noReportFacts, type ReportFacts } from '../../../../machines/forum/report.machine.ts';
import { reportPolicy } from '../../../../machines/forum/report.policy.ts';
import { reportWorkflow } from '../../../../machines/forum/report.workflow.ts';
import { decide } from '../../../../machines/shared/decide.ts';
import type { Services } from '../../platform/feature.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { defineEntity, type Entity } from '../../records/define.ts';
import type { Change, WorkflowEntity } from '../../records/entity.ts';
import { handedOn } from '../../records/escalations.ts';
import { lastStepNames } from '../../records/last-step.ts';
import { reasonOf, write } from '../../records/perform.ts';
import type { Records } from '../../records/registry.ts';
import { tellOutcome } from '../moderation/outcome.ts';
import { reportWords } from '../moderation/outcome.words.ts';
import { putBack, takeDown } from './report.effect.ts';
import { type Report, reportList } from './report.list.ts';
import {
  companionsOf,
  countOpenReports,
  findReport,
  lockReportsOf,
  lockWithTargets,
  rememberEffect,
} from './report.store.ts';

type Needed = Pick<Services, 'newId' | 'clock'>;
type Context = Needed & { records: Records };

/** Several reports of one thing wait as one, since the first of them. */
const things = {
  table: 'reported_things',
  scope: 'r.target_kind',
  since: 'r.open_since',
  waits: sql<boolean>`r.open > 0`,
};

/** Reports of posts, persons and listings, for everything that works on records of any type. */
export function reportEntity(services: Needed, records: Records): Entity<ReportFacts, Report> {
  const entity: Entity<ReportFacts, Report> = defineEntity(services, {
    workflow: reportWorkflow,
    noun: 'report',
    table: 'reports',

    load: (db) =>
      db
        .selectFrom('reports as r')
        .select(['r.id', 'r.state', 'r.version', ...lastStepNames, 'r.copy_title', 'r.copy_text'])
        .select(handedOn('report', services.clock()).as('handed')),
    facts: ({ handed }) => handed ?? noReportFacts,
    noFacts: noReportFacts,
    label: ({ copy_title, copy_text }) => ({ label: copy_title, text: copy_text }),

    list: reportList,
    waiting: [
      {
        screen: '/app/mandi/reported',
        title: 'Reported listings',
        permission: reportWorkflow.readPermission,
        states: ['open'],
        scopes: ['listing'],
        things,
        hourly: true,
        target: 48,
      },
      {
        screen: '/app/forum/reported',
        title: 'Reported',
        permission: reportPolicy.AGREE,
        states: ['open'],
        scopes: ['post', 'user'],
        things,
        hourly: true,
        target: 48,
      },
    ],
    notices: {
      person: 'r.reporter_id',
      label: "'Report'",
      about: 'r.copy_title',
      // All reports of a thing are one item of the queue, called by that which decides for all.
      item: {
        id: `(select one.id from reports one where one.target_kind = r.target_kind and one.target_id = r.target_id
          order by one.state <> 'open', one.created_at, one.id limit 1)`,
        kind: 'r.target_kind',
      },
    },

    lock: lockWithTargets,
    async beforeSave(trx, { before, event }) {
      if (event.companion !== true) await lockReportsOf(trx, await findReport(trx, before.id));
    },
    afterSave: (trx, change) => carryOut({ ...services, records }, trx, entity, change),
  });
  return entity;
}

/** A decision on one report is a decision on the thing: it takes along the other reports of it. */
async function carryOut(
  services: Context,
  trx: Transaction,
  entity: WorkflowEntity<ReportFacts>,
  change: Change<ReportFacts>,
): Promise<void> {
  const { before, event, caller, at } = change;
  const report = await findReport(trx, before.id);
  if (change.state !== before.state) await tellReporter(services, trx, report, change);
  if (event.companion === true) return;

  const cause = { caller, at, reason: reasonOf(event) };
  const target = { kind: report.target_kind, id: report.target_id };
  if (event.type === 'AGREE')
    await rememberEffect(trx, report.id, await takeDown(services.records, trx, target, cause));
  if (event.type === 'REOPEN' && report.effect) {
    await putBack(services.records, trx, report.effect, cause);
    await rememberEffect(trx, report.id, null);
  }
  const decidedAt = new Date(before.last?.at ?? at);
  const wanted = event.type === 'REOPEN' ? { decidedAt } : { open: true as const };
  await takeAlong(services, trx, entity, await companionsOf(trx, report, wanted), change);
  await countOpenReports(trx, target.kind, target.id);
}

async function takeAlong(
  services: Context,
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
    await putBack(services.records, trx, effect, { caller, at, reason: reasonOf(event) });
    await rememberEffect(trx, record.subject.id, null);
  }
}

async function tellReporter(
  services: Needed,
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
