import { describe, expect, test } from 'vitest';
import { createActor, type EventFromLogic, type InspectionEvent } from 'xstate';
import { callMachine } from '../../machines/call/call.machine.ts';
import { newCall } from '../../machines/call/call.state.ts';
import { compile } from '../../machines/ivr/compile/compile.ts';
import { getShortestPaths } from '../support/model.ts';
import { api, box, caller, linksTo, node, now, source, survey, trunk } from './call-sample.ts';

type Event = EventFromLogic<typeof callMachine>;

/** A menu small enough to be walked to its ends, in which everything can happen. */
const menu = compile(
  source({
    nodes: [
      node('root', null, { nodeRepeat: 2 }),
      node('speak', 'root', { recordingEnabled: true, successNodeUuid: 'root' }),
      node('ask', 'root', { links: linksTo({ surveys: ['yields'] }) }),
      node('fetch', 'root', { hasInput: 0, links: linksTo({ apiActions: ['weather'], trunkActions: ['centre'] }) }),
      node('inner', 'ask', { links: linksTo({ apiActions: ['weather'] }) }),
    ],
    boxes: [box('hello')],
    surveys: [
      survey('yields', {
        surveyInputs: [
          { id: 'q', title: 'q', keys: [{ key: '1', label: 'yes' }] },
          { id: 'n', title: 'n', keys: [], kind: 'number' },
          { id: 'r', title: 'r', keys: [], kind: 'recording' },
        ],
      }),
    ],
    apiDetails: [api('weather')],
    trunkDetails: [trunk('centre')],
  }),
);
const input = { menu, call: newCall(menu, caller, now, {}), effects: [], due: 'playing' as const };

const events: Event[] = [
  { type: 'ANSWER' },
  { type: 'PLAYED', at: now },
  ...['1', '2', '3', '*', '#', '9'].map((key) => ({ type: 'KEY' as const, key, at: now })),
  { type: 'NO_KEY', at: now },
  { type: 'RECORDED', mediaId: 'm', seconds: 3, at: now },
  { type: 'RECORDED', seconds: 0, at: now },
  { type: 'API_ANSWERED', ok: true, status: 200, at: now },
  { type: 'API_ANSWERED', ok: false, status: 500, at: now },
  { type: 'TRUNK_ENDED', outcome: 'answered', at: now },
  { type: 'TRUNK_ENDED', outcome: 'busy', at: now },
  { type: 'HANG_UP', at: now },
];

const paths = getShortestPaths(callMachine, {
  events,
  input,
  limit: 100_000,
  serializeState: ({ value, context: { call } }) =>
    JSON.stringify([
      value,
      call.node,
      call.stage,
      call.part,
      call.attempt,
      call.typed.length,
      call.playing?.title,
      call.playing?.interruptible,
    ]),
  stopWhen: ({ context: { call } }) => call.steps > 30,
});

/** Every transition that the machine has, and those that a step took, by state, event, guard and target. */
const written = new Set<string>();
for (const state of Object.values(callMachine.states)) {
  for (const ways of [...state.transitions.values(), ...(state.always ? [state.always] : [])]) {
    for (const way of ways) written.add(nameOf(way));
  }
}

interface Way {
  eventType: string;
  guard?: unknown;
  source: { key: string };
  target?: readonly { key: string }[] | undefined;
}

function nameOf({ source: { key }, eventType, guard, target }: Way): string {
  return `${key} ${eventType || 'always'}${typeof guard === 'string' ? ` if ${guard}` : ''} → ${target?.[0]?.key ?? 'stays'}`;
}

function waysTakenBy(sent: readonly { event: { type: string } }[]): string[] {
  const taken: string[] = [];
  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type === '@xstate.microstep') taken.push(...inspected._transitions.map(nameOf));
  };
  const actor = createActor(callMachine, { input, inspect }).start();
  for (const { event } of sent) {
    const known = events.find((one) => one === event || JSON.stringify(one) === JSON.stringify(event));
    if (known) actor.send(known);
  }
  return taken;
}

describe('the call machine', () => {
  test('reaches every phase', () => {
    const reached = new Set(paths.map(({ state }) => state.value));
    expect([...reached].sort()).toEqual(['calling', 'dialling', 'ended', 'playing', 'recording', 'ringing', 'waiting']);
  });

  test('is brought through every transition that it has', () => {
    const taken = new Set<string>();
    for (const { steps, state } of paths) {
      for (const way of waysTakenBy(steps)) taken.add(way);
      for (const event of events) {
        if (!state.can(event)) continue;
        for (const way of waysTakenBy([...steps, { event }])) taken.add(way);
      }
    }
    expect([...written].filter((way) => !taken.has(way))).toEqual([]);
    expect([...taken].filter((way) => !written.has(way) && !way.startsWith('call '))).toEqual([]);
    expect(written.size).toBeGreaterThan(25);
  });

  test('never rests between two phases, and in none that it has left takes an event', () => {
    for (const { state } of paths) {
      expect(['walking', 'choosing']).not.toContain(state.value);
      if (state.hasTag('ended')) for (const event of events) expect(state.can(event)).toBe(false);
    }
  });
});
