import { describe, expect, test } from 'vitest';
import { advance, waysOut } from '../../machines/call/call.machine.ts';
import { compile } from '../../machines/ivr/compile/compile.ts';
import { api, linksTo, node, source, talk, trunk } from './call-sample.ts';

const hangUp = { type: 'HANG_UP' } as const;

describe('rule 10: the end of a call', () => {
  const menu = source({
    nodes: [
      node('root', null),
      node('speak', 'root', { recordingEnabled: true, recordingPathId: 'questions' }),
      node('ask', 'root', { links: linksTo({ apiActions: ['weather'] }) }),
      node('dial', 'root', { links: linksTo({ trunkActions: ['centre'] }) }),
    ],
    apiDetails: [api('weather')],
    trunkDetails: [trunk('centre')],
  });

  test.each([
    ['playing', talk(menu), ['stop']],
    ['waiting', talk(menu).listen(), []],
    ['calling', talk(menu).press('2').listen(), []],
    ['dialling', talk(menu).press('3').listen(), ['stop']],
  ])('rule 10: hanging up ends it while %s', (phase, call, heard) => {
    expect(call.state.phase).toBe(phase);
    expect(call.send(hangUp).state.phase).toBe('ended');
    expect(call.heard).toEqual(heard);
  });

  // By hand: the keys that lead out of where the caller is, and where to.
  test.each([
    ['at the root, playing', talk(menu), []],
    ['at the root, waiting', talk(menu).listen(), []],
    ['before a recording, playing', talk(menu).press('1'), ['*root', '#root']],
    ['recording', talk(menu).press('1').listen(), ['*root']],
    ['while another system is asked', talk(menu).press('2').listen(), []],
    ['while it is put through', talk(menu).press('3').listen(), []],
    ['when it has ended', talk(menu).send(hangUp), []],
  ])('decision 70: ways out %s', (_, call, ways) => {
    expect(waysOut(compile(menu), call.state).map(({ key, uuid }) => key + uuid)).toEqual(ways);
  });

  test('rule 10: hanging up while recording keeps what was said', () => {
    const call = talk(menu).press('1').listen();
    call.send(hangUp, '2026-11-22T05:00:12.000Z');
    expect(call.last).toEqual([
      { type: 'stop' },
      { type: 'keepRecording', node: 'speak', path: 'questions', mediaId: null, seconds: 12, partial: true },
    ]);
    expect(call.state.phase).toBe('ended');
  });

  test('rule 10: nothing happens in a call that has ended', () => {
    const call = talk(menu).send(hangUp);
    const { state } = call;
    for (const event of [hangUp, { type: 'PLAYED' }, { type: 'KEY', key: '1' }, { type: 'NO_KEY' }] as const) {
      expect(call.send(event).last).toEqual([]);
      expect(call.state).toBe(state);
    }
  });

  test('rule 10: after 1,000 steps the call says goodbye, however busy the caller is', () => {
    const call = talk(menu);
    let presses = 0;
    while (call.state.phase !== 'ended') {
      if (call.state.stage === 'hangUp') call.listen();
      else call.press('#');
      presses += 1;
    }
    expect(call.state.steps).toBeGreaterThanOrEqual(1000);
    expect(call.state.steps).toBeLessThan(1005);
    expect(presses).toBeLessThan(1000);
    expect(call.allHeard.slice(-2)).toEqual(['goodbye Goodbye', 'hang up']);
    expect(call.notes.at(-2)).toBe('stepsEnded');
  });

  test('rule 10: a call keeps the menu it began with, whatever is published meanwhile', () => {
    const call = talk(menu);
    compile({ ...menu, nodes: menu.nodes.map((one) => ({ ...one, active: 0 as const })) });
    expect(call.listen().state.offered).toHaveLength(3);
  });

  test('rule 10: a call put on a menu without its node says goodbye rather than fail', () => {
    const call = talk(menu).press('1').listen();
    const other = compile(source({ nodes: [node('root', null)] }));
    const step = advance(other, call.state, { type: 'RECORDED', seconds: 3, at: call.state.at });
    expect(step.effects.at(-1)).toMatchObject({ type: 'play', role: 'goodbye' });
  });

  test('rule 10: a call can begin at any node, without the welcome of the start', () => {
    expect(talk(menu, { startAt: 'ask' }).heard).toEqual(['prompt ask']);
    expect(talk(menu, { startAt: 'gone' }).listen().allHeard).toEqual(['goodbye Goodbye', 'hang up']);
  });
});
