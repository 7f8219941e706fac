import { type AnyStateMachine, initialTransition } from 'xstate';
import { onlyKnown, unlessUnknown } from './known.ts';
import { type Candidate, candidates, guardHolds, initialState } from './states.ts';
import type { Workflow } from './workflow.ts';

export interface HistoryStep {
  event: string;
  from: string | null;
  to: string;
  /** Who did it; with it, `reason` and `facts` the conditions of the step are judged again. */
  by?: { id: string | null };
  reason?: string | null;
  /** What the history keeps of the event: its fields under their own names. */
  facts?: Readonly<Record<string, unknown>> | null;
}

export interface ReplayVerdict {
  consistent: boolean;
  /** What is impossible, by the number of the step (0 is the oldest). */
  faults: { step: number; words: string }[];
  /** Conditions that cannot be judged again, as the history does not keep what they read. */
  unchecked: { step: number; guards: string[] }[];
}

/**
 * Replays a history, oldest step first: each step must continue the one before and be a way of the machine whose
 * conditions hold. A fact that the machine's own actions write is known from the steps before; all others were looked
 * up when the step was decided, and are known where the history keeps them.
 */
export function replay<F extends object>(
  workflow: Workflow<F>,
  steps: readonly HistoryStep[],
  state: string,
): ReplayVerdict {
  const { machine } = workflow;
  const faults: ReplayVerdict['faults'] = [];
  const unchecked: ReplayVerdict['unchecked'] = [];
  const own = ownFacts(machine);
  const unborn: Facts = initialTransition(machine)[0].context;
  let known: Facts = Object.fromEntries(Object.entries(unborn).filter(([fact]) => own.has(fact)));
  let at = initialState(machine);
  steps.forEach((step, index) => {
    const from = step.from ?? initialState(machine);
    const said = (words: string) => faults.push({ step: index, words });
    if (from !== at) {
      said(`starts from ${from}, but the record was ${at}`);
      known = {};
    }
    const sent = sentWith(step);
    const { way, failing, unknown } = wayOf(machine, from, step, known, sent);
    if (way) known = after(machine, way, known, sent);
    else if (failing === undefined) said(`${step.event} does not lead from ${from} to ${step.to}`);
    else said(`${step.event} leads from ${from} to ${step.to} only where ${failing} holds`);
    if (unknown.length > 0) unchecked.push({ step: index, guards: unknown });
    at = step.to;
  });
  if (at !== state) {
    faults.push({ step: steps.length, words: `the history ends in ${at}, but the record is ${state}` });
  }
  return { consistent: faults.length === 0, faults, unchecked };
}

type Facts = Readonly<Record<string, unknown>>;

function sentWith({ event, by, reason, facts }: HistoryStep): Facts & { type: string } {
  return {
    ...facts,
    type: event,
    ...(by && { actorId: by.id ?? undefined }),
    ...(reason !== undefined && { reason: reason ?? undefined }),
  };
}

interface Taken {
  /** The way the step took; none where it cannot have taken any. */
  way?: Candidate;
  /** What failed on the one way that leads there. */
  failing?: string | undefined;
  unknown: string[];
}

function wayOf(
  machine: AnyStateMachine,
  from: string,
  step: HistoryStep,
  known: Facts,
  sent: Facts & { type: string },
) {
  const taken: Taken = { unknown: [] };
  for (const way of candidates(machine, from, step.event)) {
    const verdicts = way.guards.map((guard) => [guard, judged(machine, guard, known, sent)] as const);
    const failing = verdicts.find(([, holds]) => holds === false)?.[0];
    const unknown = verdicts.flatMap(([guard, holds]) => (holds === undefined ? [guard] : []));
    const isThere = leads(from, step.to, way);
    if (failing !== undefined) {
      if (isThere) taken.failing ??= failing;
      continue;
    }
    taken.unknown.push(...unknown);
    if (isThere) return { ...taken, way };
    // The machine would have taken this way before it came to another.
    if (unknown.length === 0) return taken;
  }
  return taken;
}

function leads(from: string, to: string, { target }: Candidate): boolean {
  const parts = from.split('+');
  if (parts.length === 1) return (target ?? from) === to;
  return to.split('+').every((part, index) => part === parts[index] || part === target);
}

/** Undefined where the history does not keep what the condition reads. */
function judged(machine: AnyStateMachine, guard: string, known: Facts, sent: Facts & { type: string }) {
  return unlessUnknown(() => guardHolds(machine, guard, onlyKnown(known), onlyKnown(sent)));
}

type Write = (given: { context: Facts; event: Facts }) => unknown;
type Assignment = Readonly<Record<string, unknown>>;

/** What an action writes; actions of the machines only ever assign facts. */
function assignmentOf(action: unknown): Assignment {
  const assigns = typeof action === 'function' && 'assignment' in action ? action.assignment : undefined;
  return typeof assigns === 'object' && assigns !== null ? (assigns as Assignment) : {};
}

function ownFacts(machine: AnyStateMachine): ReadonlySet<string> {
  return new Set(
    Object.values(machine.implementations.actions ?? {}).flatMap((each) => Object.keys(assignmentOf(each))),
  );
}

/** The facts that the step leaves behind; one written from what is not kept is not known any more. */
function after(machine: AnyStateMachine, { actions }: Candidate, known: Facts, sent: Facts): Facts {
  const facts = new Map(Object.entries(known));
  for (const action of actions) {
    for (const [fact, value] of Object.entries(assignmentOf(machine.implementations.actions?.[action]))) {
      const written = typeof value === 'function' ? writtenBy(value as Write, known, sent) : [value];
      if (written) facts.set(fact, written[0]);
      else facts.delete(fact);
    }
  }
  return Object.fromEntries(facts);
}

function writtenBy(write: Write, known: Facts, sent: Facts): [unknown] | undefined {
  return unlessUnknown(() => [write({ context: onlyKnown(known), event: onlyKnown(sent) })]);
}
