import { describe, expect, test } from 'vitest';
import type { CallEvent, CallState, Step } from '../../machines/call/call.effects.ts';
import { advance, begin } from '../../machines/call/call.machine.ts';
import { compile, type Menu } from '../../machines/ivr/compile/compile.ts';
import { languages, type MenuNode, type MenuSource } from '../../machines/ivr/menu.ts';
import { fc } from '../support/property.ts';
import {
  acres,
  api,
  box,
  caller,
  campaign,
  linksTo,
  node,
  now,
  sound,
  source,
  survey,
  trunk,
  worries,
} from './call-sample.ts';

/*
 * Random menus, sensible or not: links in circles, boxes that send in circles, queries that fail, keys twice, inactive
 * parts; and random callers, who press anything at any time.
 */

const uuids = Array.from({ length: 12 }, (_, index) => `n${index}`);
const anyNode = fc.constantFrom(...uuids, 'nowhere');
const flag = fc.constantFrom<0 | 1>(0, 1);
const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 3, nil: null });
const validation = some(
  fc.constantFrom('caller.host', 'call.visits < 2', 'caller.livestock[0] == "cow"', '1 +', 'result.ok'),
);
const fileQuery = some(fc.constantFrom('"file"', '"n1.ur.mp3"', 'caller.livestock[0]', '"nothing"'));
const patch = some(
  fc.constantFrom('{"language": "pa"}', '{"crops": [result.code]}', '{"language": caller.livestock[0]}'),
);
const key = fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '#');

const fields: fc.Arbitrary<Partial<MenuNode>> = fc.record({
  seqOrder: fc.nat(5),
  specialChar: some(key),
  hasInput: flag,
  active: fc.constantFrom<0 | 1>(1, 1, 1, 0),
  nodeRepeat: fc.nat(3),
  childRepeat: fc.nat(3),
  validationQuery: validation,
  fileNameQuery: fileQuery,
  patchDataQuery: patch,
  successNodeUuid: some(anyNode),
  failedNodeUuid: some(anyNode),
  playSuccessNodeContent: fc.constantFrom('yes', 'no'),
  playFailedNodeContent: fc.constantFrom('yes', 'no'),
  menuLovId: some(fc.constantFrom('crop', 'none')),
  recordingEnabled: fc.boolean(),
  audio: fc.subarray([...languages]).map((spoken) => sound('a', ...spoken)),
  links: fc
    .record({
      crops: fc.subarray(['wheat', 'rice']),
      campaigns: fc.subarray(['news', 'once']),
      surveys: fc.subarray(['yields', 'land', 'season']),
      languages: fc.subarray(['ur', 'pa']),
      contentFiles: fc.subarray(['file', 'gone']),
      apiActions: fc.subarray(['weather', 'gone']),
      trunkActions: fc.subarray(['centre', 'night']),
      contentNodes: fc.subarray([...uuids], { maxLength: 2 }),
      recordingEndFiles: fc.subarray(['file']),
    })
    .map(linksTo),
});

const menus: fc.Arbitrary<MenuSource> = fc
  .record({
    tree: fc.array(fc.tuple(fc.nat(), fields), { minLength: 1, maxLength: uuids.length }),
    boxes: fc.array(
      fc.record({
        parentNodeUuid: some(anyNode),
        childNodeUuid: some(anyNode),
        actionType: fc.constantFrom<'none' | 'api' | 'trunk'>('none', 'api', 'trunk'),
        actionId: fc.constantFrom('weather', 'centre', 'gone'),
        validationQuery: validation,
        fileNameQuery: fileQuery,
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ tree, boxes }) =>
    source({
      nodes: tree.map(([parent, given], index) =>
        node(uuids[index] ?? '', index === 0 ? null : (uuids[parent % index] ?? null), given),
      ),
      boxes: boxes.map((given, index) => box(`b${index}`, given)),
      apiDetails: [api('weather', { updateCore: true })],
      trunkDetails: [trunk('centre'), trunk('night', { dialingTimings: [{ days: [1], from: '22:00', to: '02:00' }] })],
      campaigns: [campaign('news'), campaign('once', { oncePerCall: true })],
      surveys: [survey('yields'), acres('land'), worries('season')],
      contentFiles: [{ id: 'file', title: 'file', audio: sound('file', 'en') }],
      lists: { crop: [{ id: '1', code: 'wheat', name: 'Wheat', nameUr: null }] },
    }),
  );

const events: fc.Arbitrary<CallEvent> = fc
  .oneof(
    { weight: 6, arbitrary: fc.constant({ type: 'PLAYED' } as const) },
    { weight: 4, arbitrary: fc.record({ type: fc.constant('KEY' as const), key }) },
    { weight: 2, arbitrary: fc.constant({ type: 'NO_KEY' } as const) },
    fc.record({ type: fc.constant('RECORDED' as const), seconds: fc.nat(3) }),
    fc.record({
      type: fc.constant('API_ANSWERED' as const),
      ok: fc.boolean(),
      status: fc.constantFrom(200, 500),
      body: fc.jsonValue({ maxDepth: 2 }),
    }),
    fc.record({
      type: fc.constant('TRUNK_ENDED' as const),
      outcome: fc.constantFrom('answered', 'busy', 'noAnswer', 'failed'),
    }),
    { weight: 1, arbitrary: fc.constant({ type: 'HANG_UP' } as const) },
  )
  .map((event) => ({ ...event, at: now }));

const options = { numRuns: 300 };

describe('any call through any menu', () => {
  test('comes to its end, whatever the caller does, within 1,000 steps and a goodbye', () => {
    fc.assert(
      fc.property(menus, fc.infiniteStream(events), (given, stream) => {
        const menu = compile(given);
        let { state } = begin(menu, caller, now);
        while (state.phase !== 'ended') {
          const { value } = stream.next();
          state = advance(menu, state, accepted(state, value)).state;
        }
        expect(state.steps).toBeLessThan(1010);
      }),
      options,
    );
  });

  test('ends soon when the caller keeps silent: every circle needs a key', () => {
    fc.assert(
      fc.property(menus, fc.boolean(), (given, ok) => {
        const menu = compile(given);
        let step = begin(menu, caller, now);
        while (step.state.phase !== 'ended') step = advance(menu, step.state, silent(step.state, ok));
        expect(step.state.steps).toBeLessThan(1000);
        expect(step.effects.at(-1)).toEqual({ type: 'hangUp' });
      }),
      options,
    );
  });

  test('is plain JSON at each step, and says the same when it is told the same', () => {
    fc.assert(
      fc.property(menus, fc.array(events, { maxLength: 60 }), (given, sent) => {
        const menu = compile(given);
        const first = walk(menu, sent, (state) => state);
        const second = walk(compile(given), sent, (state) => JSON.parse(JSON.stringify(state)) as CallState);
        expect(second).toEqual(first);
        expect(JSON.parse(JSON.stringify(first))).toEqual(first);
      }),
      options,
    );
  });

  test('leaves the step before as it was', () => {
    fc.assert(
      fc.property(menus, fc.array(events, { maxLength: 30 }), (given, sent) => {
        const menu = compile(given);
        let { state } = begin(menu, caller, now);
        for (const event of sent) {
          const before = JSON.stringify(state);
          const after = advance(menu, state, event).state;
          expect(JSON.stringify(state)).toBe(before);
          state = after;
        }
      }),
      options,
    );
  });

  test('offers each key once, nine places at most, and only active nodes', () => {
    fc.assert(
      fc.property(menus, fc.array(events, { maxLength: 40 }), (given, sent) => {
        const menu = compile(given);
        for (const { state } of walk(menu, sent, (one) => one)) {
          const keys = state.offered.map((offer) => offer.key);
          expect(new Set(keys).size).toBe(keys.length);
          for (const { uuid } of state.offered) if (uuid !== null) expect(menu.nodes.get(uuid)?.reachable).toBe(true);
          if (state.node !== null) expect(menu.nodes.get(state.node)?.reachable).toBe(true);
        }
      }),
      options,
    );
  });
});

function walk(menu: Menu, sent: readonly CallEvent[], stored: (state: CallState) => CallState): Step[] {
  const steps = [begin(menu, caller, now)];
  for (const event of sent) {
    const { state } = steps.at(-1) ?? begin(menu, caller, now);
    steps.push(advance(menu, stored(state), event));
  }
  return steps;
}

/** The event, or one the phase can take: a line that plays for ever is not a caller's doing. */
function accepted(state: CallState, event: CallEvent): CallEvent {
  const due = silent(state, true);
  return event.type === 'KEY' && (state.phase === 'waiting' || state.playing?.interruptible)
    ? event
    : event.type === due.type
      ? event
      : due;
}

function silent({ phase }: CallState, ok: boolean): CallEvent {
  switch (phase) {
    case 'waiting':
      return { type: 'NO_KEY', at: now };
    case 'recording':
      return { type: 'RECORDED', seconds: ok ? 3 : 0, at: now };
    case 'calling':
      return { type: 'API_ANSWERED', ok, status: ok ? 200 : 500, at: now };
    case 'dialling':
      return { type: 'TRUNK_ENDED', outcome: ok ? 'answered' : 'busy', at: now };
    default:
      return { type: 'PLAYED', at: now };
  }
}
