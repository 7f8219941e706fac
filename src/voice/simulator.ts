import type { CallEvent, CallState, Effect, Step } from '../../machines/call/call.effects.ts';
import { advance, begin } from '../../machines/call/call.machine.ts';
import type { BeginOptions } from '../../machines/call/call.state.ts';
import type { Menu } from '../../machines/ivr/compile/compile.ts';
import type { Caller } from '../../machines/ivr/menu.ts';
import type { TrunkOutcome } from '../../machines/ivr/query/query.values.ts';

/*
 * A call without a telephone: somebody presses the keys and chooses what API calls, trunk calls and recordings come to.
 * It keeps the menu it began with and every step, so that it can go back; the clock is the call's own.
 */

type WithoutTime<E> = E extends CallEvent ? Omit<E, 'at'> : never;
export type SimulatedEvent = WithoutTime<CallEvent>;

/** What the world answers when the call asks it for something. */
export interface ChosenResults {
  api: { ok: boolean; status: number; body?: unknown };
  trunk: TrunkOutcome;
  /** Length of a recording in seconds; 0: the caller said nothing. */
  recording: number;
}

export interface LogEntry {
  /** Seconds into the call. */
  seconds: number;
  /** Null where the call came in. */
  event: CallEvent | null;
  effects: readonly Effect[];
  state: CallState;
}

export interface SimulatorOptions extends BeginOptions {
  menu: Menu;
  caller: Caller;
  /** When the call comes in: an ISO instant. */
  at: string;
  results?: Partial<ChosenResults>;
}

export interface Simulator {
  readonly state: CallState;
  /** The effects of the last step. */
  readonly effects: readonly Effect[];
  readonly log: readonly LogEntry[];
  /** What was sent, for a test case. */
  readonly events: readonly CallEvent[];
  /** The nodes come to, with the number of the step that led there. */
  readonly walk: readonly { uuid: string; step: number }[];
  readonly seconds: number;
  readonly canGoBack: boolean;
  readonly results: ChosenResults;
  choose(results: Partial<ChosenResults>): void;
  /** Sends an event, by default after as many seconds as what it ends takes. One the call can't take changes nothing. */
  send(event: SimulatedEvent, after?: number): void;
  /** Lets happen what happens if the caller does nothing; false when the call has ended. */
  proceed(): boolean;
  /** Takes the last event back. */
  back(): void;
  subscribe(listener: () => void): () => void;
}

const defaults: ChosenResults = { api: { ok: true, status: 200, body: {} }, trunk: 'answered', recording: 5 };

export function simulate({ menu, caller, at, results, ...options }: SimulatorOptions): Simulator {
  const first = begin(menu, caller, at, options);
  let log: readonly LogEntry[] = [entryOf(first, null, at)];
  let chosen: ChosenResults = { ...defaults, ...results };
  const listeners = new Set<() => void>();

  const last = (): LogEntry => log.at(-1) ?? entryOf(first, null, at);
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const simulator: Simulator = {
    get state() {
      return last().state;
    },
    get effects() {
      return last().effects;
    },
    get log() {
      return log;
    },
    get events() {
      return log.flatMap(({ event }) => event ?? []);
    },
    get walk() {
      return log.flatMap(({ effects }, step) =>
        effects.flatMap((effect) =>
          effect.type === 'note' && effect.code === 'entered' && effect.node !== null
            ? [{ uuid: effect.node, step }]
            : [],
        ),
      );
    },
    get seconds() {
      return last().seconds;
    },
    get canGoBack() {
      return log.length > 1;
    },
    get results() {
      return chosen;
    },
    choose(some) {
      chosen = { ...chosen, ...some };
      tell();
    },
    send(event, after = usualSeconds(last().state, event)) {
      const { state, seconds } = last();
      const now = new Date(Date.parse(at) + (seconds + Math.max(0, after)) * 1000).toISOString();
      const sent: CallEvent = { ...event, at: now };
      const step = advance(menu, state, sent);
      if (step.state === state) return;
      log = [...log, entryOf(step, sent, at)];
      tell();
    },
    proceed() {
      const event = eventDue(last().state, chosen);
      if (event) simulator.send(event);
      return event !== null;
    },
    back() {
      if (log.length === 1) return;
      log = log.slice(0, -1);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return simulator;
}

/** What ends the phase a call is in if the caller does nothing. */
export function eventDue({ phase }: CallState, { api, trunk, recording }: ChosenResults): SimulatedEvent | null {
  switch (phase) {
    case 'playing':
      return { type: 'PLAYED' };
    case 'waiting':
      return { type: 'NO_KEY' };
    case 'recording':
      return { type: 'RECORDED', seconds: recording };
    case 'calling':
      return { type: 'API_ANSWERED', ...api };
    case 'dialling':
      return { type: 'TRUNK_ENDED', outcome: trunk };
    case 'ended':
      return null;
  }
}

const SECONDS_TO_PRESS = 1;
const SECONDS_TO_ANSWER = 1;
const SECONDS_TO_TALK = 60;
const SECONDS_TO_RING = 20;
const SECONDS_TO_WAIT = 5;

function usualSeconds({ playing }: CallState, event: SimulatedEvent): number {
  switch (event.type) {
    case 'PLAYED':
      return playing?.seconds ?? 0;
    case 'NO_KEY':
      return SECONDS_TO_WAIT;
    case 'RECORDED':
      return event.seconds;
    case 'API_ANSWERED':
      return SECONDS_TO_ANSWER;
    case 'TRUNK_ENDED':
      return event.outcome === 'answered' ? SECONDS_TO_TALK : SECONDS_TO_RING;
    default:
      return SECONDS_TO_PRESS;
  }
}

function entryOf({ state, effects }: Step, event: CallEvent | null, start: string): LogEntry {
  return { seconds: event ? (Date.parse(event.at) - Date.parse(start)) / 1000 : 0, event, effects, state };
}
