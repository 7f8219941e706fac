import { assign, type SnapshotFrom, setup, transition } from 'xstate';
import type { Menu } from '../ivr/compile/compile.ts';
import type { Caller } from '../ivr/menu.ts';
import { asksNumber } from '../ivr/questions.ts';
import * as does from './call.actions.ts';
import type { CallEvent, CallState, Effect, Step } from './call.effects.ts';
import { aboveOf, leavesNode, questionHere, typing } from './call.moves.ts';
import type { Due } from './call.stages.ts';
import { type BeginOptions, newCall } from './call.state.ts';
import { nodeOf, type Walk, walkOf } from './call.walk.ts';

/*
 * A caller's walk through the voice menu. Each state is what the line is doing: playing, waiting for a key, recording,
 * calling an API, dialling a trunk. Between two of them the call walks on through the stages of the node it is at
 * (call.stages.ts) until the caller has to hear, do or wait for something again. A key is decided on in one place.
 * Hanging up ends it from anywhere; so do the end of the rounds and 1,000 steps. It does nothing itself: what is to be
 * done is collected as effects. `ringing`, `walking` and `choosing` are passed through within one step; no call is stored in
 * them.
 */

interface CallContext {
  readonly menu: Menu;
  readonly call: CallState;
  readonly effects: readonly Effect[];
  /** What the walk came to. */
  readonly due: NonNullable<Due> | 'playing';
}

const calling = setup({
  types: {
    context: {} as CallContext,
    events: {} as CallEvent | { type: 'ANSWER' },
    input: {} as CallContext,
  },
  guards: {
    isToPlay: ({ context }) => context.due === 'playing',
    isToWait: ({ context }) => context.due === 'waiting',
    isToRecord: ({ context }) => context.due === 'recording',
    isToCall: ({ context }) => context.due === 'calling',
    isToDial: ({ context }) => context.due === 'dialling',
    isToChoose: ({ context }) => context.due === 'choosing',
    mayInterrupt: ({ context, event }) => context.call.playing?.interruptible === true || isWayOut(context, event),
    writesNumber: ({ context }) => typing(walkIn(context)) === 'digit',
    endsNumber: ({ context }) => typing(walkIn(context)) === 'number',
    answersQuestion: ({ context }) => isAnswerByKey(context),
    hasTyped: ({ context }) => context.call.typed !== '',
    opensChild: ({ context }) => context.call.stage === 'children' && isOffered(context.call),
    leadsToParent: ({ context }) => context.call.pressed === '*' && aboveOf(walkIn(context)) !== null,
    // `#` that ends a number which may not be is a wrong key, no way out.
    leadsToStart: ({ context }) => context.call.pressed === '#' && !isOffered(context.call),
    isHeard: ({ context, event }) => nodeOf(walkIn(context))?.node.hasInput === 1 || isWayOut(context, event),
    leavesRecording: ({ context, event }) => event.type === 'KEY' && event.key === '*' && isWayOut(context, event),
    endsRecording: ({ event }) => event.type === 'KEY' && event.key === '#',
    hasSound: ({ event }) => event.type === 'RECORDED' && event.seconds > 0,
  },
  actions: {
    walkOn: assign(({ context }) => {
      const walk = walkOf(context.menu, context.call, context.effects);
      return { due: does.walkOn(walk), call: walk.call, effects: walk.effects };
    }),
    stopPlaying: assign(({ context }) => walked(context, does.stopPlaying)),
    takeKey: assign(({ context, event }) =>
      event.type === 'KEY' ? walked(context, (walk) => does.takeKey(walk, event)) : {},
    ),
    openChild: assign(({ context }) => walked(context, does.openChild)),
    openParent: assign(({ context }) => walked(context, does.openParent)),
    openStart: assign(({ context }) => walked(context, does.openStart)),
    saveAnswer: assign(({ context }) => walked(context, does.saveAnswer)),
    takeDigit: assign(({ context }) => walked(context, does.takeDigit)),
    endTyping: assign(({ context }) => walked(context, does.endTyping)),
    refuseKey: assign(({ context }) => walked(context, does.refuseKey)),
    missRound: assign(({ context }) => walked(context, does.missRound)),
    takeAnswer: assign(({ context, event }) =>
      event.type === 'API_ANSWERED' ? walked(context, (walk) => does.takeAnswer(walk, event)) : {},
    ),
    endTrunkCall: assign(({ context, event }) =>
      event.type === 'TRUNK_ENDED' ? walked(context, (walk) => does.endTrunkCall(walk, event)) : {},
    ),
    keepRecording: assign(({ context, event }) =>
      event.type === 'RECORDED' ? walked(context, (walk) => does.keepRecording(walk, event)) : {},
    ),
    failRecording: assign(({ context }) => walked(context, does.failRecording)),
    keepPartialRecording: assign(({ context }) => walked(context, does.keepPartialRecording)),
    leave: assign(({ context }) => walked(context, does.leave)),
  },
});

export const callMachine = calling.createMachine({
  id: 'call',
  context: ({ input }) => input,
  initial: 'ringing',
  states: {
    ringing: {
      on: { ANSWER: 'walking' },
    },
    walking: {
      entry: 'walkOn',
      always: [
        { target: 'playing', guard: 'isToPlay' },
        { target: 'waiting', guard: 'isToWait' },
        { target: 'recording', guard: 'isToRecord' },
        { target: 'calling', guard: 'isToCall' },
        { target: 'dialling', guard: 'isToDial' },
        { target: 'choosing', guard: 'isToChoose' },
        { target: 'ended' },
      ],
    },
    choosing: {
      always: [
        { target: 'walking', guard: 'writesNumber', actions: 'takeDigit' },
        { target: 'walking', guard: 'endsNumber', actions: 'saveAnswer' },
        { target: 'walking', guard: 'answersQuestion', actions: 'saveAnswer' },
        { target: 'walking', guard: 'opensChild', actions: 'openChild' },
        { target: 'walking', guard: 'leadsToParent', actions: 'openParent' },
        { target: 'walking', guard: 'leadsToStart', actions: 'openStart' },
        { target: 'walking', actions: 'refuseKey' },
      ],
    },
    playing: {
      on: {
        PLAYED: 'walking',
        KEY: { target: 'walking', guard: 'mayInterrupt', actions: ['stopPlaying', 'takeKey'] },
        HANG_UP: { target: 'ended', actions: ['stopPlaying', 'leave'] },
      },
    },
    waiting: {
      on: {
        KEY: { target: 'walking', actions: 'takeKey' },
        NO_KEY: [
          { target: 'choosing', guard: 'hasTyped', actions: 'endTyping' },
          { target: 'walking', actions: 'missRound' },
        ],
        HANG_UP: { target: 'ended', actions: 'leave' },
      },
    },
    recording: {
      on: {
        KEY: [
          { guard: 'endsRecording', actions: 'stopPlaying' },
          { target: 'choosing', guard: 'leavesRecording', actions: ['stopPlaying', 'takeKey'] },
        ],
        RECORDED: [
          { target: 'walking', guard: 'hasSound', actions: 'keepRecording' },
          { target: 'walking', actions: 'failRecording' },
        ],
        HANG_UP: { target: 'ended', actions: ['stopPlaying', 'keepPartialRecording', 'leave'] },
      },
    },
    calling: {
      on: {
        KEY: { guard: 'isHeard', actions: 'takeKey' },
        API_ANSWERED: { target: 'walking', actions: 'takeAnswer' },
        HANG_UP: { target: 'ended', actions: 'leave' },
      },
    },
    dialling: {
      on: {
        TRUNK_ENDED: { target: 'walking', actions: 'endTrunkCall' },
        HANG_UP: { target: 'ended', actions: ['stopPlaying', 'leave'] },
      },
    },
    ended: { tags: ['ended'] },
  },
});

/** A call comes in at `at` (an ISO instant). */
export function begin(menu: Menu, caller: Caller, at: string, options: BeginOptions = {}): Step {
  const context = contextOf(menu, newCall(menu, caller, at, options));
  const [after] = transition(callMachine, callMachine.resolveState({ value: 'ringing', context }), { type: 'ANSWER' });
  return stepOf(after);
}

/** What an event leads to. One that means nothing in the call's phase changes nothing. */
export function advance(menu: Menu, state: CallState, event: CallEvent): Step {
  const before = { ...state, at: event.at, steps: state.steps + 1 };
  const context = contextOf(menu, before);
  const [after] = transition(callMachine, callMachine.resolveState({ value: state.phase, context }), event);
  return after.context.call === before ? { state, effects: [] } : stepOf(after);
}

/** The two keys that leave the node where the caller hears them, and where each leads: `*` up, `#` to the start. */
export function waysOut(menu: Menu, call: CallState): { key: '*' | '#'; uuid: string }[] {
  const context = contextOf(menu, call);
  const leads = { '*': aboveOf(walkIn(context))?.uuid, '#': menu.root?.uuid };
  return (waysIn[call.phase] ?? []).flatMap((key) => {
    const uuid = leads[key];
    const isWay = uuid !== call.node && isWayOut(context, { type: 'KEY', key, at: call.at });
    return uuid !== undefined && isWay ? [{ key, uuid }] : [];
  });
}
/** While it records `#` ends that. */
const waysIn: Readonly<Partial<Record<CallState['phase'], readonly ('*' | '#')[]>>> = {
  playing: ['*', '#'],
  waiting: ['*', '#'],
  recording: ['*'],
};

function stepOf({ value, context }: SnapshotFrom<typeof callMachine>): Step {
  if (value === 'ringing' || value === 'walking' || value === 'choosing') throw new Error(`A call was left ${value}`);
  return { state: { ...context.call, phase: value }, effects: context.effects };
}

function contextOf(menu: Menu, call: CallState): CallContext {
  return { menu, call, effects: [], due: 'playing' };
}

/** Works on the step's own copy of the call. */
function walked({ menu, call: before, effects }: CallContext, work: (walk: Walk) => void) {
  const walk = walkOf(menu, before, effects);
  work(walk);
  return { call: walk.call, effects: walk.effects };
}

/** A walk that only looks. */
function walkIn({ menu, call }: CallContext, pressed = call.pressed): Walk {
  return walkOf(menu, { ...call, pressed }, []);
}

/** Whether the key leaves the node that the call is at: nobody is kept by what it says, or by what it is about to do. */
function isWayOut(context: CallContext, event: CallEvent | { type: 'ANSWER' }): boolean {
  const isOver = context.call.stage === 'hangUp';
  return event.type === 'KEY' && !isOver && leavesNode(walkIn(context, event.key));
}

function isAnswerByKey(context: CallContext): boolean {
  const question = questionHere(walkIn(context));
  return question !== null && !asksNumber(question) && isOffered(context.call);
}

function isOffered({ offered, pressed }: CallState): boolean {
  return offered.some(({ key }) => key === pressed);
}
