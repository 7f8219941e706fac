import { allowedSeconds, movedClock, reallowed } from '../../../../machines/cases/case.clock.ts';
import { type CaseFacts, noCaseFacts, type ServiceClock } from '../../../../machines/cases/case.machine.ts';
import { caseWorkflow } from '../../../../machines/cases/case.workflow.ts';
import type { WorkflowEvent } from '../../../../machines/shared/workflow.ts';
import type { Services } from '../../platform/feature.ts';
import type { Executor } from '../../platform/transaction.ts';
import { karachiDay } from '../../records/conditions.ts';
import { defineEntity } from '../../records/define.ts';
import type { Change } from '../../records/entity.ts';
import { lastStepNames } from '../../records/last-step.ts';
import { findCaseAgent } from './cases.agents.ts';
import { keepFiles, takenBy } from './cases.files.ts';
import { caseList, TO_DO } from './cases.list.ts';
import { holdInto, mergeColumns, mergeLookedUp } from './cases.merging.ts';
import { entryOf, isParameterType } from './cases.parameters.ts';
import { countTold, tellAsker, toldBy } from './cases.telling.ts';

/** Cases, for everything that works on records of any type. */
export const caseEntity = (services: Pick<Services, 'newId' | 'clock' | 'media'>) =>
  defineEntity(services, {
    workflow: caseWorkflow,
    noun: 'case',
    table: 'cases',
    prefix: 'C-',

    load: (db) =>
      db
        .selectFrom('cases as r')
        .select([
          'r.id',
          'r.state',
          'r.version',
          ...lastStepNames,
          'r.number',
          'r.title',
          'r.farmer_name',
          'r.farmer_name_ur',
          'r.msisdn',
          'r.farmer_id',
        ])
        .select(['r.description', 'r.category_id', 'r.sub_category_id', 'r.tags', 'r.parameters', 'r.agent_id'])
        .select(['r.answer', 'r.snoozed_until', 'r.allowed_seconds', 'r.due_at', 'r.left_seconds', 'r.merged_from']),
    facts: (row) => ({
      agentId: row.agent_id,
      content: {
        title: row.title,
        description: row.description,
        categoryId: row.category_id,
        subCategoryId: row.sub_category_id,
      },
      tags: row.tags,
      parameters: row.parameters,
      snoozedUntil: row.snoozed_until,
      answer: row.answer,
      mergedFrom: row.merged_from,
      isFarmers: row.farmer_id !== null,
      clock: { allowedSeconds: row.allowed_seconds, dueAt: row.due_at, leftSeconds: row.left_seconds },
    }),
    noFacts: noCaseFacts,
    label: ({ number, title, farmer_name, farmer_name_ur, msisdn }) => ({
      label: `C-${number} ${title}`,
      name: farmer_name ?? `+${msisdn}`,
      nameUr: farmer_name_ur,
    }),

    list: caseList,
    tallied: {},
    waiting: [
      {
        screen: '/app/ticket/list',
        title: 'Cases',
        permission: caseWorkflow.readPermission,
        states: TO_DO,
        // These wait for the farmer, or for a day.
        elsewhere: ['pending', 'snoozed'],
        due: { at: 'r.due_at', allowed: 'r.allowed_seconds' },
        named: { number: "'C-' || r.number", title: 'r.title' },
      },
    ],
    notices: { person: 'r.agent_id', label: "'C-' || r.number", about: 'r.title' },

    prepare: (db, event, { id }) =>
      event.type === 'MERGE' ? mergeLookedUp(db, event, id) : prepare(db, event, karachiDay(services.clock())),
    remember,
    columns: columnsOf,
    // What is written about a case does not hide who put it where it is.
    keepsLastStep: ({ before, state, event }) => state === before.state && event.type !== 'ASSIGN',
    async beforeSave(trx, change) {
      await holdInto(trx, change);
      await countTold(trx, change);
    },
    async afterSave(trx, change) {
      await keepFiles(services, trx, change);
      await tellAsker(services, trx, change);
    },
  });

async function prepare(db: Executor, event: WorkflowEvent, today: string): Promise<WorkflowEvent> {
  switch (event.type) {
    case 'ASSIGN': {
      const agent = typeof event['agent'] === 'string' ? await findCaseAgent(db, event['agent']) : undefined;
      const found = { agentId: agent?.id, agentName: agent?.name, agentEmail: agent?.email };
      return { ...event, agentActive: agent !== undefined, ...found };
    }
    case 'SNOOZE':
      return { ...event, today };
    case 'HEAR':
      return { files: 0, ...event, text: event['text'] ?? '' };
    case 'ADD_PARAMETER': {
      const { kind, parameter } = event;
      const isKnown = isParameterType(kind) && typeof parameter === 'string' && /^[0-9a-f-]{36}$/.test(parameter);
      const entry = isKnown ? await entryOf(db, kind, parameter) : undefined;
      return { ...event, parameterFits: entry !== undefined, entry };
    }
    default:
      return event;
  }
}

/** What a step writes beside the state: what the machine remembers, and the clock. */
function columnsOf(change: Change<CaseFacts>) {
  const { before, facts, state, event, at } = change;
  const { title, description, categoryId, subCategoryId } = facts.content;
  return {
    title,
    description,
    ...(categoryId !== null && { category_id: categoryId }),
    sub_category_id: subCategoryId,
    tags: JSON.stringify(facts.tags),
    parameters: JSON.stringify(facts.parameters),
    snoozed_until: facts.snoozedUntil,
    answer: facts.answer,
    agent_id: facts.agentId,
    ...(event.type === 'ASSIGN' && { agent_name: event['agentName'], agent_email: event['agentEmail'] }),
    ...(before.facts.clock && clockColumns(clockAfter(before.facts.clock, state, event, at))),
    ...mergeColumns(change),
    updated_at: at,
  };
}

function clockAfter(clock: ServiceClock, state: string, event: WorkflowEvent, at: Date): ServiceClock {
  const { categoryCode } = event;
  const allowed = typeof categoryCode === 'string' ? reallowed(clock, allowedSeconds(categoryCode)) : clock;
  return movedClock(allowed, state, at);
}

export function clockColumns({ allowedSeconds: allowed, dueAt, leftSeconds }: ServiceClock) {
  return { allowed_seconds: allowed, due_at: dueAt, left_seconds: leftSeconds };
}

function remember({ before, facts, event }: Change<CaseFacts>): Record<string, unknown> | null {
  switch (event.type) {
    case 'ASSIGN':
      return { agentName: event['agentName'], agentId: event['agentId'] };
    case 'EDIT': {
      const names = ['title', 'description', 'categoryId', 'subCategoryId'] as const;
      const changed = names.filter((name) => before.facts.content[name] !== facts.content[name]);
      const changes = changed.map((name) => [name, { before: before.facts.content[name], after: facts.content[name] }]);
      return { changes: Object.fromEntries(changes) };
    }
    case 'SNOOZE':
      return { until: facts.snoozedUntil };
    case 'PEND':
    case 'TELL': {
      const text = toldBy(event);
      return text === null ? null : { [event.type === 'PEND' ? 'question' : 'text']: text };
    }
    case 'HEAR':
      return { text: event['text'] ?? '', files: takenBy({ event }).map(({ id }) => id) };
    case 'RESOLVE':
      return facts.answer === null ? null : { answer: facts.answer };
    case 'MERGE':
      return {
        into: event['into'],
        intoNumber: event['intoNumber'],
        intoState: event['intoState'],
        isSameAsker: event['isSameAsker'],
        isEarlier: event['isEarlier'],
      };
    case 'TAG':
    case 'UNTAG':
      return { tag: event['tag'] };
    case 'ADD_PARAMETER':
    case 'REMOVE_PARAMETER':
      return { entry: event['entry'], kind: event['kind'], parameter: event['parameter'] };
    default:
      return null;
  }
}
