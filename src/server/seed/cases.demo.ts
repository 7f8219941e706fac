import { allowedSeconds, isClockRunning, movedClock, newClock } from '../../../machines/cases/case.clock.ts';
import { type CaseFacts, noCaseFacts, type ServiceClock } from '../../../machines/cases/case.machine.ts';
import { caseWorkflow } from '../../../machines/cases/case.workflow.ts';
import { decide } from '../../../machines/shared/decide.ts';
import { initialState } from '../../../machines/shared/states.ts';
import type { Subject, WorkflowEvent } from '../../../machines/shared/workflow.ts';
import { listCaseAgents } from '../features/cases/cases.agents.ts';
import { listOf, parameterTypes } from '../features/cases/cases.parameters.ts';
import { referenceCode } from '../features/lovs/reference-id.ts';
import type { Transaction } from '../platform/transaction.ts';
import type { Agent } from '../records/agents.ts';
import { karachiDay } from '../records/conditions.ts';
import { lastStepTypes } from '../records/records.tables.ts';
import { fillEmpty, insertMany } from './bulk-insert.ts';
import { contentOf, readTable } from './content.ts';
import { historyColumns } from './loans.rows.ts';
import type { SeedPart } from './parts.ts';
import { chanceOf, type Random } from './random.ts';

/** The number of the newest case; the next one made by a person follows it. */
const NEWEST = 48_117;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const columns = {
  id: 'uuid',
  number: 'integer',
  state: 'text',
  version: 'integer',
  msisdn: 'text',
  farmer_id: 'uuid',
  farmer_name: 'text',
  farmer_name_ur: 'text',
  district_id: 'uuid',
  district: 'text',
  language_id: 'uuid',
  title: 'text',
  description: 'text',
  category_id: 'uuid',
  sub_category_id: 'uuid',
  tags: 'jsonb',
  parameters: 'jsonb',
  agent_id: 'uuid',
  agent_email: 'text',
  agent_name: 'text',
  answer: 'text',
  snoozed_until: 'date',
  allowed_seconds: 'integer',
  due_at: 'timestamptz',
  left_seconds: 'integer',
  created_by: 'uuid',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  ...lastStepTypes,
} as const;

interface Topic {
  title: string;
  titleUr: string;
  categoryId: string;
  subCategoryId: string;
  allowed: number;
  parameters: string[];
  tags: string[];
  description: string;
  answer: string;
}

interface Step {
  event: WorkflowEvent;
  by: Agent;
  from: string | null;
  to: string;
  at: Date;
}

interface Life {
  steps: Step[];
  state: string;
  facts: CaseFacts;
  clock: ServiceClock;
  agent: Agent | null;
}

type Ending = { events: readonly string[]; span: readonly [number, number] };

/** How cases end up, and how long ago the latest step was: what came this morning, and the years before. */
const endings: readonly (readonly [Ending, number])[] = [
  [{ events: ['CREATE'], span: [4 * MINUTE, 5 * HOUR] }, 7],
  [{ events: ['CREATE', 'ASSIGN'], span: [6 * MINUTE, 6 * HOUR] }, 14],
  [{ events: ['CREATE', 'ASSIGN', 'PEND', 'WAKE'], span: [10 * MINUTE, 2 * HOUR] }, 3],
  [{ events: ['CREATE', 'ASSIGN', 'PEND'], span: [20 * MINUTE, 30 * HOUR] }, 13],
  [{ events: ['CREATE', 'PEND'], span: [20 * MINUTE, 8 * HOUR] }, 2],
  [{ events: ['CREATE', 'ASSIGN', 'SNOOZE'], span: [2 * HOUR, 2 * DAY] }, 8],
  [{ events: ['CREATE', 'ASSIGN', 'RESOLVE'], span: [1 * HOUR, 20 * DAY] }, 90],
  [{ events: ['CREATE', 'ASSIGN', 'PEND', 'WAKE', 'RESOLVE'], span: [1 * HOUR, 20 * DAY] }, 40],
  [{ events: ['CREATE', 'ASSIGN', 'RESOLVE', 'CLOSE'], span: [5 * DAY, 500 * DAY] }, 160],
  [{ events: ['CREATE', 'ASSIGN', 'RESOLVE', 'REOPEN', 'ASSIGN', 'RESOLVE', 'CLOSE'], span: [5 * DAY, 400 * DAY] }, 20],
  [{ events: ['CREATE', 'DELETE'], span: [1 * DAY, 100 * DAY] }, 3],
];

const reasons: Readonly<Record<string, readonly string[]>> = {
  WAKE: ['The farmer sent a picture', 'The farmer called back'],
  SNOOZE: ['After the next water', 'When the canal opens'],
  REOPEN: ['It came back after the spray', 'He calls again: another field now'],
};

const questions = [
  'Is there a picture of the leaf from both sides?',
  'How many plants of a hundred have it?',
  'How old is the crop?',
];

export const seed: SeedPart = ({ trx, now, sizes }) =>
  seedCases(trx, chanceOf('cases'), Math.floor(sizes.loans / 5), now);

/** Cases in all states, whose histories are the machine's own; the same ones for the same chance. */
async function seedCases(trx: Transaction, random: Random, count: number, now: Date): Promise<void> {
  const agents = (await listCaseAgents(trx, { limit: 100, offset: 0 })).items;
  const farmers = await askers(trx, Math.ceil(count * 0.8));
  if (agents.length === 0 || farmers.length === 0) return;
  const topics = topicsOfContent();
  const lives = endingsOf(random, count)
    .map((ending) => ({ life: live(random, ending, random.pick(topics), agents, now), farmer: random.pick(farmers) }))
    .sort((one, other) => startOf(other.life) - startOf(one.life));
  const rows = lives.map(({ life, farmer }, index) => ({ ...rowOf(random, life, farmer, NEWEST - index) }));
  const history = lives.flatMap(({ life }, index) => historyOf(life, rows[index]?.id ?? ''));
  history.sort((one, other) => one.at.getTime() - other.at.getTime());
  await fillEmpty(trx, ['cases'], async () => await insertMany(trx, 'cases', columns, rows));
  await insertMany(trx, 'history', historyColumns, history);
}

const startOf = ({ steps }: Life) => steps[0]?.at.getTime() ?? 0;

/** Every way to end up gets its share, also of a few. */
function endingsOf(random: Random, count: number): Ending[] {
  const sum = endings.reduce((total, [, weight]) => total + weight, 0);
  const shares = endings.flatMap(([ending, weight]) =>
    Array.from({ length: Math.max(1, Math.floor((count * weight) / sum)) }, () => ending),
  );
  return [...shares, ...Array.from({ length: Math.max(0, count - shares.length) }, () => random.weighted(endings))];
}

function live(
  random: Random,
  { events, span: [min, max] }: Ending,
  topic: Topic,
  agents: readonly Agent[],
  now: Date,
): Life & { topic: Topic } {
  // Recent ones are many, old ones few.
  let at = new Date(now.getTime() - min - (max - min) * random.next() ** 2);
  const times = events
    .map(() => {
      const then = at;
      at = new Date(at.getTime() - random.between(3, 100) * MINUTE);
      return then;
    })
    .reverse();
  const isUrdu = random.chance(0.2);
  let subject: Subject<CaseFacts> = {
    id: '',
    state: initialState(caseWorkflow.machine),
    version: 0,
    facts: {
      ...noCaseFacts,
      content: {
        title: isUrdu ? topic.titleUr : topic.title,
        description: random.chance(0.9) ? topic.description : null,
        categoryId: topic.categoryId,
        subCategoryId: topic.subCategoryId,
      },
    },
  };
  let agent: Agent | null = null;
  let clock: ServiceClock | null = null;
  const steps = events.map((type, index): Step => {
    const [from, then] = [subject.state, times[index] ?? now];
    const by: Agent = type === 'ASSIGN' || agent === null ? random.pick(agents) : agent;
    if (type === 'ASSIGN') agent = random.pick(agents.filter(({ id }) => id !== agent?.id));
    const event = payloadOf(random, type, agent, topic, now);
    const decision = decide(caseWorkflow, subject, event, { actor: { ...by, permissions: everything } });
    if (decision.outcome !== 'accepted')
      throw new Error(`A made-up case can't ${type} in ${from}: ${decision.outcome}`);
    subject = { ...subject, state: decision.state, facts: decision.facts };
    clock = clock ? movedClock(clock, decision.state, then) : newClock(decision.state, topic.allowed, then);
    return { event, by, from: index === 0 ? null : from, to: decision.state, at: then };
  });
  const { state, facts } = subject;
  return { steps, state, facts, clock: clock ?? newClock(state, topic.allowed, now), agent, topic };
}

const everything = new Set<string>(Object.values(caseWorkflow.policy));

function payloadOf(random: Random, type: string, agent: Agent | null, topic: Topic, now: Date): WorkflowEvent {
  const said = reasons[type];
  const reason = said && { reason: random.pick(said) };
  switch (type) {
    case 'ASSIGN':
      return { type, agent: agent?.email, agentId: agent?.id, agentName: agent?.name };
    case 'CREATE':
      return { type, isFarmers: true, tags: topic.tags, parameters: topic.parameters };
    case 'PEND':
      return { type, question: random.pick(questions) };
    case 'SNOOZE':
      return { type, until: karachiDay(new Date(now.getTime() + random.between(1, 9) * DAY)), ...reason };
    case 'RESOLVE':
      return { type, answer: topic.answer };
    default:
      return { type, ...reason };
  }
}

type Asker = Awaited<ReturnType<typeof askers>>[number];

function rowOf(random: Random, { steps, state, facts, clock, agent }: Life, farmer: Asker, number: number) {
  const [first, last] = [steps[0], steps.at(-1)];
  const arrival = steps.findLast(({ from, to }) => from !== to) ?? first;
  const at = first?.at ?? new Date(0);
  return {
    id: random.uuid(),
    number,
    state,
    version: steps.length,
    msisdn: `${farmer.country_code}${farmer.msisdn}`,
    farmer_id: farmer.id,
    farmer_name: farmer.name,
    farmer_name_ur: farmer.name_ur,
    district_id: farmer.district_id,
    district: farmer.district,
    language_id: farmer.language_id,
    title: facts.content.title,
    description: facts.content.description,
    category_id: facts.content.categoryId,
    sub_category_id: facts.content.subCategoryId,
    tags: JSON.stringify(facts.tags),
    parameters: JSON.stringify(facts.parameters),
    agent_id: agent?.id ?? null,
    agent_email: agent?.email ?? null,
    agent_name: agent?.name ?? null,
    answer: facts.answer,
    snoozed_until: facts.snoozedUntil,
    allowed_seconds: clock.allowedSeconds,
    due_at: isClockRunning(state) ? clock.dueAt : null,
    left_seconds: clock.leftSeconds,
    created_by: first?.by.id ?? null,
    created_at: at,
    updated_at: last?.at ?? at,
    state_since: arrival?.at ?? at,
    last_event: last?.event.type ?? 'CREATE',
    last_from: last?.from ?? null,
    last_by_id: last?.by.id ?? null,
    last_by_name: last?.by.name ?? '',
    last_at: last?.at ?? at,
    last_reason: typeof last?.event['reason'] === 'string' ? last.event['reason'] : null,
  };
}

function historyOf({ steps }: Life, id: string) {
  return steps.map(({ event, by, from, to, at }, index) => ({
    entity: 'case',
    record_id: id,
    event: event.type,
    from_state: from,
    to_state: to,
    version: index + 1,
    reason: typeof event['reason'] === 'string' ? event['reason'] : null,
    facts: factsOf(event),
    by_id: by.id,
    by_name: by.name,
    at,
  }));
}

function factsOf(event: WorkflowEvent): string | null {
  if (event.type === 'CREATE') return JSON.stringify({ tags: event['tags'], parameters: event['parameters'] });
  if (event.type === 'ASSIGN') return JSON.stringify({ agentName: event['agentName'], agentId: event['agentId'] });
  if (event.type === 'SNOOZE') return JSON.stringify({ until: event['until'] });
  if (event.type === 'PEND') return JSON.stringify({ question: event['question'] });
  return event.type === 'RESOLVE' ? JSON.stringify({ answer: event['answer'] }) : null;
}

function topicsOfContent(): Topic[] {
  return readTable('demo-case').map((row): Topic => {
    const { title = '', titleUr = '', category = '', sub = '', description = '', answer = '' } = row;
    const entries = (row['entries'] ?? '').split(';').filter((entry) => entry !== '');
    const found = itemOf('case-category', category);
    return {
      title,
      titleUr,
      categoryId: found.id,
      subCategoryId: itemOf('case-sub-category', sub).id,
      allowed: allowedSeconds(referenceCode(category)),
      parameters: entries.map((entry) => {
        const [type = '', name = ''] = entry.split('=');
        const known = parameterTypes.find((one) => one === type);
        if (!known) throw new Error(`A case has no parameter of the type ${type}`);
        return `${known}:${itemOf(listOf[known], name).id}`;
      }),
      tags: (row['tags'] ?? '').split(',').filter((tag) => tag !== ''),
      description,
      answer,
    };
  });
}

function itemOf(list: Parameters<typeof contentOf>[0], name: string) {
  const item = contentOf(list).find((one) => one.name === name);
  if (!item) throw new Error(`${list}.tsv has no ${name}`);
  return item;
}

async function askers(trx: Transaction, count: number) {
  return await trx
    .selectFrom('farmers as f')
    .leftJoin('reference_items as d', 'd.id', 'f.district_id')
    .select(['f.id', 'f.name', 'f.name_ur', 'f.country_code', 'f.msisdn', 'f.district_id', 'd.name as district'])
    .select('f.language_id')
    .where('f.state', '=', 'active')
    // The one whom pictures and demonstrations open asks too.
    .orderBy((eb) => eb('f.msisdn', '=', '3004417826'), 'desc')
    .orderBy('f.id')
    .limit(count)
    .execute();
}
