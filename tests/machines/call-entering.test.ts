import { describe, expect, test } from 'vitest';
import { api, box, campaign, linksTo, node, sound, source, survey, talk, trunk } from './call-sample.ts';

const everything = source({
  nodes: [
    node('root', null),
    node('all', 'root', {
      hasInput: 0,
      patchDataQuery: '{"crops": ["rice"]}',
      recordingEnabled: true,
      successNodeUuid: 'thanks',
      links: linksTo({
        contentNodes: ['aside'],
        campaigns: ['sowing'],
        surveys: ['yields'],
        apiActions: ['weather'],
        trunkActions: ['centre'],
        recordingEndFiles: ['received'],
      }),
    }),
    node('aside', 'root'),
    node('thanks', 'root', { hasInput: 0 }),
  ],
  boxes: [box('hello', { parentNodeUuid: 'all' })],
  campaigns: [campaign('sowing')],
  surveys: [survey('yields')],
  apiDetails: [api('weather')],
  trunkDetails: [trunk('centre')],
  contentFiles: [{ id: 'received', title: 'received', audio: sound('received', 'ur') }],
});

describe('rule 1: entering a node', () => {
  test('rule 1: boxes, patch, content, campaigns, surveys, API call, trunk call, recording, success, in this order', () => {
    const call = talk(everything).press('1').listen();
    call.press('1').listen().press('2');
    call.send({ type: 'API_ANSWERED', ok: true, status: 200 }).send({ type: 'TRUNK_ENDED', outcome: 'answered' });
    call.send({ type: 'RECORDED', mediaId: 'm1', seconds: 7 }).listen();
    expect(call.allHeard).toEqual([
      'prompt root',
      'stop',
      'welcome hello',
      'patch {"crops":["rice"]}',
      'prompt all',
      'content aside',
      'mark sowing',
      'campaign sowing',
      'survey yields',
      'survey first',
      'wait 5',
      'answer yields-first 1',
      'mark yields',
      'survey second',
      'wait 5',
      'answer yields-second 2',
      'call weather',
      'dial centre',
      'record all',
      'keep recording 7',
      'recordingEnd received',
      'prompt thanks',
      'prompt root',
      'list root',
      'wait 5',
    ]);
  });

  test('rule 1: the boxes of the start of a call come before the first node, in order, whatever their rows say', () => {
    const boxes = [
      box('second', { seqOrder: 2 }),
      box('first', { seqOrder: 1 }),
      box('asleep', { seqOrder: 0, active: 0 }),
    ];
    const call = talk(source({ nodes: [node('root', null)], boxes })).listen();
    expect(call.allHeard).toEqual(['welcome first', 'welcome second', 'prompt root', 'wait 5']);
  });

  test('rule 1: a box is left out where its condition is false, and the log says so', () => {
    const boxes = [box('fields', { validationQuery: '"rice" in caller.crops' }), box('all')];
    const call = talk(source({ nodes: [node('root', null)], boxes })).listen();
    expect(call.allHeard).toEqual(['welcome all', 'prompt root', 'wait 5']);
    expect(call.notes).toEqual(['boxSkipped', 'nothingOffered']);
  });

  test('rule 1: a box plays, then makes its call, then sends the caller on at once', () => {
    const boxes = [box('news', { actionType: 'api', actionId: 'weather', childNodeUuid: 'fields' }), box('unheard')];
    const menu = source({ nodes: [node('root', null), node('fields', 'root')], boxes, apiDetails: [api('weather')] });
    const call = talk(menu).listen();
    expect(call.heard).toEqual(['call weather']);
    call.send({ type: 'API_ANSWERED', ok: false, status: 503 });
    expect(call.heard).toEqual(['prompt fields']);
    expect(call.state.result).toEqual({ kind: 'api', ok: false, status: 503, body: null });
  });

  test('rule 1: a box can dial a trunk; with no sound of its own it is not heard', () => {
    const boxes = [box('agent', { audio: {}, actionType: 'trunk', actionId: 'centre' })];
    const call = talk(source({ nodes: [node('root', null)], boxes, trunkDetails: [trunk('centre')] }));
    expect(call.heard).toEqual(['dial centre']);
    expect(call.send({ type: 'TRUNK_ENDED', outcome: 'busy' }).heard).toEqual(['prompt root']);
  });

  test('rule 1: a box that sends to a node that is not active sends nowhere', () => {
    const boxes = [box('old', { childNodeUuid: 'gone' }), box('next')];
    const menu = source({ nodes: [node('root', null), node('gone', 'root', { active: 0 })], boxes });
    const call = talk(menu).listen();
    expect(call.allHeard).toEqual(['welcome old', 'welcome next', 'prompt root', 'wait 5']);
    expect(call.notes).toContain('linkInactive');
  });

  test('rule 1: the boxes of a node come before its condition, and see how often it was entered', () => {
    const boxes = [box('first-time', { parentNodeUuid: 'a', validationQuery: 'call.visits == 1' })];
    const menu = source({ nodes: [node('root', null), node('a', 'root', { hasInput: 0 })], boxes });
    const call = talk(menu).press('1').listen().press('1').listen();
    expect(call.allHeard.filter((heard) => heard.endsWith(' a') || heard.includes('first-time'))).toEqual([
      'welcome first-time',
      'prompt a',
      'prompt a',
    ]);
  });

  test('rule 1: who comes by a link to a node that is not for them takes its failed branch', () => {
    const menu = source({
      nodes: [
        node('root', null, { hasInput: 0, links: linksTo({ apiActions: ['weather'] }), successNodeUuid: 'hosts' }),
        node('hosts', 'root', { validationQuery: 'caller.host', failedNodeUuid: 'others' }),
        node('others', 'root'),
      ],
      apiDetails: [api('weather')],
    });
    const answered = { type: 'API_ANSWERED', ok: true, status: 200 } as const;
    expect(talk(menu).listen().send(answered).heard).toEqual(['prompt others']);
    expect(
      talk(menu, { caller: { host: true } })
        .listen()
        .send(answered).heard,
    ).toEqual(['prompt hosts']);
  });

  test('rule 1: without a failed branch they go back to where they can choose, past the children', () => {
    const boxes = [box('jump', { childNodeUuid: 'hosts', validationQuery: 'call.lastKey == ""' })];
    const nodes = [
      node('root', null),
      node('hosts', 'root', { validationQuery: 'caller.host' }),
      node('inner', 'hosts'),
    ];
    expect(talk(source({ nodes, boxes })).listen().allHeard).toEqual(['welcome jump', 'prompt root', 'wait 5']);
  });
});

describe('rule 1: success and failed', () => {
  const nodes = (fields: object) => [
    node('root', null),
    node('a', 'root', { hasInput: 0, links: linksTo({ apiActions: ['one', 'two'] }), ...fields }),
    node('inner', 'a'),
    node('good', 'root'),
    node('bad', 'root'),
  ];
  const links = { successNodeUuid: 'good', failedNodeUuid: 'bad' };
  const answer = (ok: boolean) => ({ type: 'API_ANSWERED', ok, status: ok ? 200 : 500 }) as const;
  const calls = [api('one'), api('two')];
  const begun = (fields: object) =>
    talk(source({ nodes: nodes(fields), apiDetails: calls }))
      .press('1')
      .listen();

  test('rule 1: success when each of its calls went well', () => {
    expect(begun(links).send(answer(true)).send(answer(true)).heard).toEqual(['prompt good']);
  });

  test('rule 1: failed as soon as one did not; the others are not made', () => {
    expect(begun(links).send(answer(false)).heard).toEqual(['prompt bad']);
  });

  test('rule 1: without a link on to the children', () => {
    expect(begun({}).send(answer(false)).heard).toEqual(['prompt inner']);
    expect(begun({}).send(answer(true)).send(answer(true)).heard).toEqual(['prompt inner']);
  });

  test('rule 1: "play and come back" plays the linked node and goes on with the children', () => {
    const success = begun({ ...links, playSuccessNodeContent: 'yes' })
      .send(answer(true))
      .send(answer(true));
    expect(success.heard).toEqual(['content good']);
    expect(success.send({ type: 'PLAYED' }).heard).toEqual(['prompt inner']);
    const failed = begun({ ...links, playFailedNodeContent: 'yes' }).send(answer(false));
    expect(failed.heard).toEqual(['content bad']);
    expect(failed.send({ type: 'PLAYED' }).heard).toEqual(['prompt inner']);
  });

  test('rule 1: a node that did nothing follows no success', () => {
    const menu = source({ nodes: [node('root', null, links), node('good', 'root'), node('bad', 'root')] });
    expect(talk(menu).listen().state.node).toBe('root');
  });

  test('rule 1: a call that is missing or switched off has failed', () => {
    const off = talk(source({ nodes: nodes(links), apiDetails: [api('one', { active: 0 })] }))
      .press('1')
      .listen();
    expect(off.state.node).toBe('bad');
    expect(off.notes).toContain('actionMissing');
  });

  test('rule 1: an answer changes the profile where its call may, in the allowed fields only', () => {
    const body = { language: 'pa', msisdn: '0', host: true, crops: [1], location: ['jhang'] };
    const told = (updateCore: boolean) =>
      talk(source({ nodes: nodes({}), apiDetails: [api('one', { updateCore }), api('two')] }))
        .press('1')
        .listen()
        .send({ type: 'API_ANSWERED', ok: true, status: 200, body });
    expect(told(true).heard).toEqual(['patch {"language":"pa","location":["jhang"]}', 'call two']);
    expect(told(true).state.language).toBe('pa');
    expect(told(false).heard).toEqual(['call two']);
  });

  test('rule 1: trunks are dialled in turn until one answers', () => {
    const menu = source({
      nodes: [
        node('root', null),
        node('a', 'root', { ...links, links: linksTo({ trunkActions: ['one', 'two'] }) }),
        node('good', 'root'),
        node('bad', 'root'),
      ],
      trunkDetails: [trunk('one'), trunk('two')],
    });
    const dialled = () => talk(menu).press('1').listen();
    expect(dialled().send({ type: 'TRUNK_ENDED', outcome: 'answered' }).heard).toEqual(['prompt good']);
    const second = dialled().send({ type: 'TRUNK_ENDED', outcome: 'noAnswer' });
    expect(second.heard).toEqual(['dial two']);
    expect(second.send({ type: 'TRUNK_ENDED', outcome: 'failed' }).heard).toEqual(['prompt bad']);
  });

  test('rule 1: a recording without a sound has failed; `#` ends one', () => {
    const menu = source({
      nodes: [node('root', null, { ...links, recordingEnabled: true }), node('good', 'root'), node('bad', 'root')],
    });
    const silent = talk(menu).listen().send({ type: 'RECORDED', seconds: 0 });
    expect(silent.heard).toEqual(['prompt bad']);
    const ended = talk(menu).listen().press('#');
    expect([ended.heard, ended.state.phase]).toEqual([['stop'], 'recording']);
    expect(ended.send({ type: 'RECORDED', seconds: 2 }).heard).toEqual(['keep recording 2', 'prompt good']);
    expect(talk(menu).listen().press('5').last).toEqual([]);
  });
});
