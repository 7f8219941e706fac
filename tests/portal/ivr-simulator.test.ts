import { describe, expect, test } from 'vitest';
import { newBox } from '../../machines/ivr/commands/commands.box.ts';
import { newNode } from '../../machines/ivr/commands/commands.ts';
import { compile } from '../../machines/ivr/compile/compile.ts';
import type { MenuNode, MenuSource } from '../../machines/ivr/menu.ts';
import { queryNames } from '../../machines/ivr/query/query.environment.ts';
import { listChanges, runTestCase, traceOf } from '../../machines/ivr/testcase.ts';
import { askedOfCaller, instantOf, localMoment, madeUpCaller } from '../../src/portal/features/ivr/simulator/caller.ts';
import {
  beginAnew,
  beginCall,
  forgetHeard,
  keepHeard,
} from '../../src/portal/features/ivr/simulator/earlier-calls.store.ts';
import { standingOf } from '../../src/portal/features/ivr/simulator/judged.ts';
import {
  boxesMet,
  heardNow,
  isGoodEnd,
  logOf,
  openEffect,
  walkOf,
} from '../../src/portal/features/ivr/simulator/log.ts';
import {
  ahead,
  beginRun,
  ignoring,
  type Run,
  replayed,
  settled,
  stateOf,
  steppedBack,
  taken,
  withResult,
} from '../../src/portal/features/ivr/simulator/run.ts';
import { keptCaller } from '../../src/portal/features/ivr/simulator/testcases.data.ts';
import { variablesIn } from '../../src/portal/features/ivr/simulator/variables.ts';

const at = '2026-11-21T02:30:00.000Z';
const main = node('main', null, { title: 'Main menu' });
const prices = node('prices', 'main', { title: 'Prices', failedNodeUuid: 'agent' });
const question = node('question', 'main', { title: 'Ask', recordingEnabled: true, maxDurationSeconds: 60 });
const agent = node('agent', 'main', { title: 'Agent', specialChar: '0' });

function node(uuid: string, parent: string | null, changes: Partial<MenuNode>): MenuNode {
  return { ...newNode(parent, uuid), seqOrder: 1, active: 1, ...changes };
}

const source: MenuSource = {
  nodes: [
    main,
    {
      ...prices,
      links: { ...prices.links, apiActions: [{ id: 'link', target: 'rates' }] },
    },
    { ...question, seqOrder: 2 },
    { ...agent, seqOrder: 3 },
  ],
  boxes: [],
  apiDetails: [
    {
      id: 'rates',
      title: 'Rates',
      method: 'GET',
      url: 'https://rates.example/',
      body: null,
      queryString: null,
      updateCore: false,
      active: 1,
      version: 1,
    },
  ],
  trunkDetails: [],
  campaigns: [],
  surveys: [],
  contentFiles: [],
  lists: {},
};

const none = new Map();
const menu = compile(source);
const begun = () => settled(beginRun(menu, madeUpCaller, at, null), none);
const pressed = (run: Run, key: string) => settled(taken(run, { type: 'KEY', key }, 1), none);

describe('a simulated call', () => {
  test('plays on without waiting until somebody has to decide', () => {
    const run = begun();
    expect(stateOf(run).phase).toBe('waiting');
    expect(stateOf(run).offered.map(({ key, title }) => [key, title])).toEqual([
      ['1', 'Prices'],
      ['2', 'Ask'],
      ['0', 'Agent'],
    ]);
  });

  test('waits for a result, and takes the failed link when it is one', () => {
    const run = pressed(begun(), '1');
    const open = openEffect(run.moments);
    expect(open?.type).toBe('callApi');
    const failed = settled(
      withResult(run, run.moments.length - 1, { type: 'API_ANSWERED', ok: false, status: 503 }, 1),
      none,
    );
    expect(walkOf(failed.moments).map(({ uuid }) => uuid)).toEqual(['main', 'prices', 'agent']);
  });

  test('goes another way when an earlier result is changed', () => {
    const run = pressed(begun(), '1');
    const place = run.moments.length - 1;
    const failed = settled(withResult(run, place, { type: 'API_ANSWERED', ok: false, status: 503 }, 1), none);
    const good = settled(withResult(failed, place, { type: 'API_ANSWERED', ok: true, status: 200 }, 1), none);
    expect(stateOf(failed).node).toBe('agent');
    expect(stateOf(good).node).not.toBe('agent');
  });

  test('takes a result that was chosen before by itself', () => {
    const chosen = new Map([['api rates', { type: 'API_ANSWERED', ok: false, status: 503 } as const]]);
    const run = settled(taken(begun(), { type: 'KEY', key: '1' }, 1), chosen);
    expect(stateOf(run).node).toBe('agent');
  });

  test('steps back to before the last decision', () => {
    const run = begun();
    const back = steppedBack(pressed(run, '2'));
    expect(stateOf(back)).toEqual(stateOf(run));
    expect(steppedBack(steppedBack(back)).moments).toHaveLength(1);
  });

  test('is the same call again when its events are replayed', () => {
    const run = pressed(begun(), '2');
    const events = run.moments.flatMap(({ event }) => event ?? []);
    expect(replayed(beginRun(menu, madeUpCaller, at, null), events).moments).toEqual(run.moments);
  });

  test('starts anywhere', () => {
    const run = settled(beginRun(menu, madeUpCaller, at, 'question'), none);
    expect(openEffect(run.moments)?.type).toBe('record');
  });

  test('changes nothing when something comes that it does not wait for', () => {
    const run = begun();
    expect(taken(run, { type: 'RECORDED', seconds: 3 }, 1)).toBe(run);
  });

  test('says what comes after the sound under way', () => {
    const run = beginRun(menu, madeUpCaller, at, 'question');
    expect(openEffect(run.moments)?.type).toBe('play');
    expect(ahead(run).map(({ type }) => type)).toEqual(['record']);
  });
});

/** What no form can ask before: it comes about in the call itself, and is chosen or pressed there. */
const ofTheCall = [
  'call.visits',
  'call.lastKey',
  'result.kind',
  'result.ok',
  'result.status',
  'result.body',
  'result.outcome',
  'result.seconds',
  'result.mediaId',
  'result.id',
  'result.code',
  'result.name',
];

test('the caller made up can have everything that a query may ask', () => {
  expect(queryNames.filter((name) => !ofTheCall.includes(name)).toSorted()).toEqual([...askedOfCaller].toSorted());
});

describe('the variables of a call', () => {
  const valuesOf = (run: Run) => Object.fromEntries(variablesIn(run).map(({ name, value }) => [name, value]));

  test('are what its queries would read, the time as the clock in Pakistan shows it', () => {
    expect(valuesOf(beginRun(menu, { ...madeUpCaller, host: true, crops: ['wheat'] }, at, null))).toMatchObject({
      'caller.msisdn': '923000000000',
      'caller.host': true,
      'caller.crops': ['wheat'],
      'caller.callCount': 0,
      'call.time': '2026-11-21T07:30',
      'call.lastKey': '',
      'result.kind': 'none',
    });
  });

  test('say what the last step changed, and from what', () => {
    const changed = (run: Run) =>
      variablesIn(run).flatMap(({ name, before }) => (before ? [[name, before.value]] : []));
    const asking = pressed(begun(), '1');
    expect(changed(asking)).toEqual([['call.lastKey', '']]);
    const failed = taken(asking, { type: 'API_ANSWERED', ok: false, status: 503, body: { why: 'down' } }, 1);
    expect(changed(failed)).toEqual([
      ['result.kind', 'none'],
      ['result.status', 0],
      ['result.body', null],
    ]);
    expect(valuesOf(failed)['result.status']).toBe(503);
  });
});

describe('the log', () => {
  test('groups what happened by node and says what ended it', () => {
    const groups = logOf(pressed(begun(), '2').moments);
    expect(groups.map(({ node: uuid, isCurrent }) => [uuid, isCurrent])).toEqual([
      ['main', false],
      ['question', true],
    ]);
    const wait = groups[0]?.rows.find(({ effect }) => effect.type === 'waitKey');
    expect(wait?.ending?.event).toMatchObject({ type: 'KEY', key: '2' });
    expect(groups[1]?.rows.at(-1)).toMatchObject({ isRunning: true, ending: null, effect: { type: 'record' } });
  });

  test('counts seconds from the beginning of the call', () => {
    const rows = logOf(pressed(begun(), '2').moments).flatMap((group) => group.rows);
    expect(rows[0]?.at).toBe(0);
    expect(rows.map((row) => row.at)).toEqual(rows.map((row) => row.at).toSorted((a, b) => a - b));
    expect(rows.at(-1)?.at).toBeGreaterThan(5);
  });
});

test('the welcome boxes that were heard or made their call are told from those left out', () => {
  const audio = { ur: { mediaId: 'spoken', name: 'spoken', seconds: 2 } };
  const box = (id: string, more: object) => ({ ...newBox(null, id), title: id, active: 1 as const, ...more });
  const boxes = [
    box('greeting', { seqOrder: 1, audio }),
    box('others', { seqOrder: 2, audio, validationQuery: 'caller.callCount > 7' }),
    box('asking', { seqOrder: 3, actionType: 'api', actionId: 'rates', fileName: 'silent' }),
    box('later', { seqOrder: 4, audio }),
  ];
  const welcoming = compile({ ...source, boxes });
  const run = settled(beginRun(welcoming, madeUpCaller, at, null), none);
  expect(openEffect(run.moments)?.type).toBe('callApi');
  expect(boxesMet(run.moments, welcoming)).toEqual(['greeting', 'asking']);
  expect(heardNow(run.moments, welcoming)).toEqual({ uuid: 'asking', step: 2 });
  const answered = settled(taken(run, { type: 'API_ANSWERED', ok: true, status: 200 }, 1), none);
  expect(boxesMet(answered.moments, welcoming)).toEqual(['greeting', 'asking', 'later']);
  expect(heardNow(answered.moments, welcoming)).toEqual({ uuid: 'main', step: 1 });
});

describe('the time of a call', () => {
  test('is that of Pakistan, whatever the clock of the reader says', () => {
    expect(instantOf('2026-11-21T07:30')).toBe(at);
    expect(localMoment(new Date(at))).toBe('2026-11-21T07:30');
    expect(instantOf('tomorrow')).toBeNull();
  });
});

describe('what a number has heard in earlier calls', () => {
  const offer = {
    id: 'seed',
    title: 'Seed packets',
    startDt: '2026-11-01',
    endDt: '2026-12-31',
    validationQuery: null,
  };
  const everybody = { crops: [], locations: [], machineries: [], livestocks: [], languages: [], audio: {} };
  const links = { ...prices.links, campaigns: [{ id: 'offered', target: 'seed' }] };
  const offering = compile({
    ...source,
    nodes: [main, node('garden', 'main', { title: 'Garden', hasInput: 0, links })],
    campaigns: [{ ...offer, ...everybody, oncePerCall: true, oncePerCallGlobal: true }],
  });
  const called = (heardBefore: readonly string[]) =>
    settled(beginRun(offering, { ...madeUpCaller, heardBefore }, at, null), none);
  const titles = ({ moments }: Run) =>
    moments.flatMap(({ effects }) => effects.flatMap((effect) => (effect.type === 'play' ? [effect.title] : [])));
  const { msisdn } = madeUpCaller;
  const call = () => {
    const run = pressed(called(beginCall(msisdn)), '1');
    keepHeard(msisdn, run.moments);
    return titles(run);
  };

  test('is left out of its next call where it is heard once ever, until it is forgotten', () => {
    expect(call()).toContain('Seed packets');
    expect(call()).not.toContain('Seed packets');
    expect(beginCall('923009999999')).toEqual([]);
    forgetHeard(msisdn);
    expect(call()).toContain('Seed packets');
    forgetHeard(msisdn);
  });

  test('does not count what a call heard that is begun anew', () => {
    expect(call()).toContain('Seed packets');
    beginAnew();
    expect(call()).toContain('Seed packets');
    forgetHeard(msisdn);
  });

  test('is kept with a walk, so that the walk stays as it was', () => {
    const { caller, heardBefore, moments } = called(['seed']);
    const kept = {
      id: 'case',
      title: 'Calls again',
      at,
      caller: keptCaller({ caller, heardBefore }),
      events: moments.flatMap(({ event }) => event ?? []),
      expected: traceOf(moments),
    };
    expect(runTestCase(offering, kept)).toEqual({ passed: true });
    expect(runTestCase(offering, { ...kept, caller })).toMatchObject({ passed: false });
  });
});

test('a recording that ends with the call led along no link', () => {
  const recording = settled(beginRun(menu, madeUpCaller, at, 'question'), none);
  const rows = logOf(taken(recording, { type: 'HANG_UP' }, 3).moments).flatMap((group) => group.rows);
  const ending = rows.find(({ effect }) => effect.type === 'record')?.ending;
  expect(ending?.event.type).toBe('HANG_UP');
  expect(ending && isGoodEnd(ending.event)).toBeNull();
});

test('of two lists is told what differs: what was added, removed, moved or renamed', () => {
  const list = (items: string) => `play list: Main menu (today) (${items})`;
  const before = list('1 Crop advice / فصل, 2 Weather, 3 Prices, dear and cheap');
  expect(
    listChanges(before, list('1 Crop advice / فصل, 2 Weather, 3 Prices, dear and cheap, # Test farm menu')),
  ).toEqual([{ kind: 'added', key: '#', title: 'Test farm menu' }]);
  expect(listChanges(before, list('1 Crop advice / فصل, 3 Prices, dear and cheap'))).toEqual([
    { kind: 'removed', key: '2', title: 'Weather' },
  ]);
  expect(listChanges(before, list('1 New, 2 Crop advice / فصل, 3 Prices'))).toEqual([
    { kind: 'added', key: '1', title: 'New' },
    { kind: 'renamed', key: '3', title: 'Prices', titleBefore: 'Prices, dear and cheap' },
    { kind: 'removed', key: '2', title: 'Weather' },
    { kind: 'moved', key: '2', title: 'Crop advice / فصل', keyBefore: '1' },
  ]);
  expect(listChanges(before, 'hang up')).toBeNull();
  expect(listChanges(null, before)).toBeNull();
});

test('a key that the call does not take leaves it as it is, and stands in the log where it was pressed', () => {
  const run = begun();
  const noted = ignoring(ignoring(run, '8', 2.6), '9', 3);
  expect([stateOf(noted), openEffect(noted.moments)]).toEqual([stateOf(run), openEffect(run.moments)]);
  const lines = logOf(noted.moments, noted.ignored).flatMap((group) => group.rows);
  const start = logOf(run.moments)
    .flatMap((group) => group.rows)
    .at(-1)?.at;
  expect(lines.slice(-2).map(({ effect, at: second }) => [effect.type, second - (start ?? 0)])).toEqual([
    ['keyIgnored', 2],
    ['keyIgnored', 3],
  ]);
  // Taken back with the step in which it was pressed.
  const later = ignoring(pressed(noted, '2'), '5', 0);
  expect(steppedBack(later).ignored).toEqual(noted.ignored);
});

describe('what is known of the kept walks', () => {
  const asked = { triedOn: 7, sequence: 7, isSaved: true, isFetching: false, isError: false };
  test.each([
    ['holds on the draft that they were tried on', {}, { isBehind: false, isRunning: false }],
    ['holds where others have changed it and it is not known here yet', { triedOn: 8 }, { isRunning: false }],
    ['is old after a change, until they are run again', { sequence: 8 }, { isBehind: true, isRunning: true }],
    ['is old while a change is being saved', { isSaved: false }, { isBehind: false, isRunning: true }],
    ['is old while they are run', { isFetching: true }, { isBehind: false, isRunning: true }],
    [
      'is not waited for where it cannot be asked',
      { sequence: 8, isError: true },
      { isBehind: true, isRunning: false },
    ],
    ['is waited for the first time', { triedOn: undefined, isFetching: true }, { isBehind: false, isRunning: true }],
  ])('%s', (_, change, wanted) => {
    expect(standingOf({ ...asked, ...change })).toMatchObject(wanted);
  });
});
