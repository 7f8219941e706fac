import { type LoanFacts, noFacts } from '../../../machines/loans/loan.machine.ts';
import { loanWorkflow } from '../../../machines/loans/loan.workflow.ts';
import { decide } from '../../../machines/shared/decide.ts';
import { initialState } from '../../../machines/shared/states.ts';
import type { Subject, WorkflowEvent } from '../../../machines/shared/workflow.ts';
import { clauseTemplates, reasons } from './loans.content.ts';
import type { LoanPerson, LoanStaff } from './loans.staff.ts';
import type { Random } from './random.ts';

export interface LifeStep {
  event: WorkflowEvent;
  by: LoanPerson;
  from: string | null;
  to: string;
  at: Date;
  reason: string | null;
}

export interface Life {
  steps: LifeStep[];
  state: string;
  facts: LoanFacts;
  agent: LoanPerson | null;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How lives end up, by the share of each; the span is how long ago the latest step was. */
export const endings: readonly (readonly [{ state: string; span: readonly [number, number] }, number])[] = [
  [{ state: 'submitted', span: [0.2 * HOUR, 3 * DAY] }, 214],
  [{ state: 'assigned', span: [0.5 * HOUR, 6 * DAY] }, 386],
  [{ state: 'deferred', span: [3 * HOUR, 9 * DAY] }, 97],
  [{ state: 'accepted', span: [1 * HOUR, 12 * DAY] }, 241],
  [{ state: 'signed', span: [6 * HOUR, 20 * DAY] }, 158],
  [{ state: 'procured', span: [1 * DAY, 250 * DAY] }, 402],
  [{ state: 'rejected', span: [2 * HOUR, 400 * DAY] }, 173],
  [{ state: 'withdrawn', span: [2 * HOUR, 400 * DAY] }, 20],
  [{ state: 'closed', span: [1 * DAY, 700 * DAY] }, 309],
];

/** One application's life up to its state, each step decided by the machine itself. */
export function liveLoan(
  random: Random,
  ending: { state: string; span: readonly [number, number] },
  people: { staff: LoanStaff; partnerId: string },
  now: Date,
  events: readonly string[] = eventsTo(random, ending.state),
): Life {
  const [min, max] = ending.span;
  // Recent ones are many, old ones few.
  let at = new Date(now.getTime() - min - (max - min) * random.next() ** 2);
  const times = events.map(() => {
    const then = at;
    at = atWork(random, new Date(at.getTime() - pause(random)));
    return then;
  });
  return play(random, events, times.reverse(), people);
}

function eventsTo(random: Random, state: string): string[] {
  const undecided = ['APPLY', 'ASSIGN_AGENT', ...(random.chance(0.25) ? ['DEFER', 'ASSIGN_AGENT'] : [])];
  const decided = [...undecided, ...(random.chance(0.1) ? ['DEFER'] : []), 'ACCEPT'];
  const undone = random.chance(0.04) ? [...decided, 'UNDO_ACCEPT', 'ACCEPT'] : decided;
  const agreed = [...undone, 'ADD_CLAUSE', ...(random.chance(0.7) ? ['ADD_CLAUSE'] : [])];
  const signed = [...agreed, ...(random.chance(0.2) ? ['UPDATE_CLAUSE'] : []), 'SIGN_CONTRACT'];
  switch (state) {
    case 'submitted':
      return ['APPLY'];
    case 'assigned':
      return random.chance(0.15) ? [...undecided, 'ASSIGN_AGENT'] : undecided;
    case 'deferred':
      return random.chance(0.2) ? ['APPLY', 'DEFER'] : [...undecided, 'DEFER'];
    case 'accepted':
      return random.chance(0.45) ? undone : agreed;
    case 'signed':
      return signed;
    case 'procured':
      return [...signed, 'PROCURE'];
    case 'withdrawn':
      return [...undecided, 'WITHDRAW'];
    case 'rejected':
      return random.chance(0.3)
        ? ['APPLY', 'REJECT']
        : [...undecided, ...(random.chance(0.3) ? ['DEFER'] : []), 'REJECT'];
    default:
      return random.chance(0.85)
        ? [...signed, 'PROCURE', 'CLOSE']
        : [...(random.chance(0.5) ? agreed : signed), 'CLOSE'];
  }
}

function play(
  random: Random,
  events: readonly string[],
  times: Date[],
  { staff, partnerId }: { staff: LoanStaff; partnerId: string },
): Life {
  let subject: Subject<LoanFacts> = { id: '', state: initialState(loanWorkflow.machine), version: 0, facts: noFacts };
  let agent: LoanPerson | null = null;
  const steps = events.map((type, index): LifeStep => {
    const last = subject.state;
    const next = type === 'ASSIGN_AGENT' ? pickOther(random, staff.agents, agent) : null;
    const named = { agentName: next?.name, agentNow: agent?.name };
    const event: WorkflowEvent = {
      ...payloadOf(random, type, subject, next, times[index] ?? new Date(0)),
      ...(next && named),
    };
    const by = personFor(random, type, staff, partnerId, agent);
    const decision = decide(loanWorkflow, subject, event, { actor: { ...by, permissions: everyPermission } });
    if (decision.outcome !== 'accepted')
      throw new Error(`A made-up loan can't ${type} from ${last}: ${decision.outcome}`);
    subject = { ...subject, state: decision.state, facts: decision.facts };
    agent = next ?? agent;
    const reason = typeof event.reason === 'string' ? event.reason : null;
    return { event, by, from: index === 0 ? null : last, to: decision.state, at: times[index] ?? new Date(0), reason };
  });
  return { steps, state: subject.state, facts: subject.facts, agent };
}

const everyPermission = new Set<string>(Object.values(loanWorkflow.policy));

function payloadOf(
  random: Random,
  type: string,
  subject: Subject<LoanFacts>,
  agent: LoanPerson | null,
  at: Date,
): WorkflowEvent {
  const { clauses } = subject.facts;
  switch (type) {
    case 'ASSIGN_AGENT':
      return {
        type,
        email: agent?.email,
        agentBefore: subject.facts.agentEmail,
        reason: random.pick(reasons.ASSIGN_AGENT) ?? undefined,
      };
    case 'ADD_CLAUSE': {
      const left = clauseTemplates.filter(({ title }) => !clauses.some((clause) => clause.title === title));
      return { type, clauseId: random.uuid(), ...random.pick(left) };
    }
    case 'UPDATE_CLAUSE': {
      const clause = random.pick(clauses);
      const text = `${clause.text} Both sides have kept a copy.`;
      return { type, clauseId: clause.id, title: clause.title, text };
    }
    case 'SIGN_CONTRACT':
      return { type, date: at.toISOString().slice(0, 10) };
    case 'CLOSE':
      return {
        type,
        reason: subject.state === 'procured' ? (random.chance(0.94) ? 'repaid' : 'writtenOff') : 'cancelled',
      };
    case 'DEFER':
    case 'REJECT':
    case 'WITHDRAW':
    case 'UNDO_ACCEPT':
      return { type, reason: random.pick(reasons[type]) };
    case 'ACCEPT':
      return { type, reason: random.pick(reasons.ACCEPT) ?? undefined };
    default:
      return { type };
  }
}

function personFor(random: Random, type: string, staff: LoanStaff, partnerId: string, agent: LoanPerson | null) {
  const partners = staff.partners.get(partnerId) ?? staff.admins;
  switch (type) {
    case 'APPLY':
      return random.pick(staff.agents);
    case 'ASSIGN_AGENT':
      return random.pick(staff.assigners);
    case 'ADD_CLAUSE':
    case 'UPDATE_CLAUSE':
    case 'SIGN_CONTRACT':
      return agent ?? random.pick(staff.agents);
    default:
      return random.pick(partners);
  }
}

function pickOther(random: Random, agents: readonly LoanPerson[], not: LoanPerson | null): LoanPerson {
  const others = agents.filter(({ id }) => id !== not?.id);
  return random.pick(others.length > 0 ? others : agents);
}

function pause(random: Random): number {
  return 0.4 * HOUR + random.next() ** 2 * 5 * DAY;
}

/** Steps happen in working hours of Pakistan (UTC+5). */
function atWork(random: Random, at: Date): Date {
  const hour = (at.getUTCHours() + 5) % 24;
  if (hour >= 9 && hour < 18) return at;
  const earlier = (hour < 9 ? hour + 24 : hour) - 18 + random.next() * 6;
  return new Date(at.getTime() - earlier * HOUR);
}
