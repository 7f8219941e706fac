import type { CallEvent, CallState, Effect } from '../../../../../machines/call/call.effects.ts';
import { advance, begin } from '../../../../../machines/call/call.machine.ts';
import type { Menu } from '../../../../../machines/ivr/compile/compile.ts';
import type { Caller } from '../../../../../machines/ivr/menu.ts';
import type { KeptCaller } from '../../../../../machines/ivr/testcase.ts';
import { type IgnoredKey, isDecision, lasts, type Moment, openEffect, secondsIn } from './log.ts';

/** A call that is walked through: what it began with, and every step it took. Immutable. */
export interface Run {
  menu: Menu;
  caller: Caller;
  /** Campaigns and surveys that this number had heard before. */
  heardBefore: readonly string[];
  /** The instant at which it began. */
  at: string;
  /** The node it began at; null: where every call begins. */
  startAt: string | null;
  moments: readonly Moment[];
  ignored: readonly IgnoredKey[];
}

/** An event without its instant. */
export type Answer = CallEvent extends infer Event ? (Event extends CallEvent ? Omit<Event, 'at'> : never) : never;

/** Results chosen before, by what they are the result of; a call that comes there again takes them by itself. */
export type ChosenResults = ReadonlyMap<string, Answer>;

export function beginRun(menu: Menu, kept: KeptCaller, at: string, startAt: string | null): Run {
  const { heardBefore = [], ...caller } = kept;
  const step = begin(menu, caller, at, { heardBefore, ...(startAt !== null && { startAt }) });
  return { menu, caller, heardBefore, at, startAt, moments: [{ event: null, ...step }], ignored: [] };
}

export function stateOf(run: Run): CallState {
  const last = run.moments.at(-1);
  if (!last) throw new Error('a call has at least its beginning');
  return last.state;
}

/** The call after something that took so many seconds. */
export function taken(run: Run, answer: Answer, seconds: number): Run {
  const state = stateOf(run);
  if (state.phase === 'ended') return run;
  const at = new Date(Date.parse(state.at) + Math.round(seconds * 1_000)).toISOString();
  const event: CallEvent = { ...answer, at };
  const step = advance(run.menu, state, event);
  return step.state === state ? run : { ...run, moments: [...run.moments, { event, ...step }] };
}

/** The same call, with a key that it did not take after so many seconds of what is under way. */
export function ignoring(run: Run, key: string, seconds: number): Run {
  const moment = run.moments.length - 1;
  const at = secondsIn(stateOf(run)) + Math.floor(seconds);
  return { ...run, ignored: [...run.ignored, { type: 'keyIgnored', key, moment, at }] };
}

/** The call up to a moment, which is left out. */
function before(run: Run, moment: number): Run {
  const ignored = run.ignored.filter((key) => key.moment < moment);
  return { ...run, moments: run.moments.slice(0, moment), ignored };
}

/** The events of a kept call, one after the other; those after its end are left out. */
export function replayed(run: Run, events: readonly CallEvent[]): Run {
  let now = run;
  for (const event of events) {
    const state = stateOf(now);
    if (state.phase === 'ended') break;
    now = { ...now, moments: [...now.moments, { event, ...advance(now.menu, state, event) }] };
  }
  return now;
}

/** The call before the last thing that somebody decided; what only played to its end is passed over. */
export function steppedBack(run: Run): Run {
  const decided = run.moments.findLastIndex(isDecision);
  return before(run, Math.max(1, decided));
}

export function canStepBack(run: Run): boolean {
  return run.moments.length > 1;
}

/** The call as it would have gone with another result of what this moment asked for. */
export function withResult(run: Run, moment: number, answer: Answer, seconds: number): Run {
  return taken(before(run, moment + 1), answer, seconds);
}

/** What a result is kept under. */
export function resultKey(effect: Effect): string | null {
  switch (effect.type) {
    case 'callApi':
      return `api ${effect.action.id}`;
    case 'dialTrunk':
      return `trunk ${effect.trunk.id}`;
    case 'record':
      return `recording ${effect.node}`;
    default:
      return null;
  }
}

/** How long an answer of this kind is taken to last, in seconds. */
export function secondsOf(effect: Effect, answer: Answer): number {
  if (effect.type === 'play') return effect.seconds;
  if (effect.type === 'waitKey') return answer.type === 'NO_KEY' ? effect.seconds : 1;
  if (answer.type === 'RECORDED') return answer.seconds;
  return 1;
}

/** On through everything that needs nobody's decision: sounds, and results that were chosen before. */
export function settled(run: Run, chosen: ChosenResults): Run {
  let now = run;
  for (let next = automatic(now, chosen, true); next; next = automatic(now, chosen, true)) {
    now = taken(now, next.answer, next.seconds);
  }
  return now;
}

/** What happens next by itself, and after how many seconds; null: somebody has to decide, or the call is over. */
export function automatic(
  run: Run,
  chosen: ChosenResults,
  isInstant: boolean,
): { answer: Answer; seconds: number } | null {
  const effect = openEffect(run.moments);
  if (!effect) return null;
  if (effect.type === 'play') return { answer: { type: 'PLAYED' }, seconds: effect.seconds };
  if (effect.type === 'waitKey') {
    return isInstant ? null : { answer: { type: 'NO_KEY' }, seconds: effect.seconds };
  }
  const answer = chosen.get(resultKey(effect) ?? '');
  return answer ? { answer, seconds: secondsOf(effect, answer) } : null;
}

/** What the call would do next if nobody did anything: the effects after the one under way, as far as they can be told. */
export function ahead(run: Run): readonly Effect[] {
  const effect = openEffect(run.moments);
  if (effect?.type !== 'play') return [];
  const next = taken(run, { type: 'PLAYED' }, effect.seconds).moments.at(-1);
  return next?.effects.filter((one) => lasts(one) || one.type === 'hangUp') ?? [];
}
