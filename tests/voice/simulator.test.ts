import { describe, expect, test, vi } from 'vitest';
import { advance, begin } from '../../machines/call/call.machine.ts';
import { compile } from '../../machines/ivr/compile/compile.ts';
import { simulate } from '../../src/voice/simulator.ts';
import { api, caller, linksTo, node, now, source, trunk } from '../machines/call-sample.ts';

const menu = compile(
  source({
    nodes: [
      node('root', null),
      node('fetch', 'root', {
        links: linksTo({ apiActions: ['weather'] }),
        successNodeUuid: 'good',
        failedNodeUuid: 'bad',
      }),
      node('speak', 'root', { recordingEnabled: true, successNodeUuid: 'good', failedNodeUuid: 'bad' }),
      node('dial', 'root', {
        links: linksTo({ trunkActions: ['centre'] }),
        successNodeUuid: 'good',
        failedNodeUuid: 'bad',
      }),
      node('good', 'root', { hasInput: 0 }),
      node('bad', 'root', { hasInput: 0 }),
    ],
    apiDetails: [api('weather')],
    trunkDetails: [trunk('centre')],
  }),
);
const simulated = (options: Partial<Parameters<typeof simulate>[0]> = {}) =>
  simulate({ menu, caller, at: now, ...options });

/** Five titles of a few letters, each a second and a half second to name its key. */
const readingTheList = 5 * (1 + 1.5);

describe('the simulator', () => {
  test('begins with the call and lists each step with the seconds it came at', () => {
    const call = simulated();
    call.proceed();
    call.proceed();
    call.send({ type: 'KEY', key: '1' }, 2.5);
    expect(call.log.map(({ seconds, event }) => [seconds, event?.type ?? null])).toEqual([
      [0, null],
      [4, 'PLAYED'],
      [4 + readingTheList, 'PLAYED'],
      [6.5 + readingTheList, 'KEY'],
    ]);
    expect(call.state.at).toBe(call.log.at(-1)?.event?.at);
  });

  test('says the same as the machine told the same', () => {
    const call = simulated();
    for (const key of ['1', '*', '2']) call.send({ type: 'KEY', key });
    let step = begin(menu, caller, now);
    for (const event of call.events) step = advance(menu, step.state, event);
    expect([call.state, call.effects]).toEqual([step.state, step.effects]);
  });

  test('lights the nodes that were come to, with their steps', () => {
    const call = simulated();
    call.send({ type: 'KEY', key: '1' });
    expect(call.walk).toEqual([
      { uuid: 'root', step: 0 },
      { uuid: 'fetch', step: 1 },
    ]);
  });

  test('goes back a step, and on from there another way', () => {
    const call = simulated();
    const { state } = call;
    call.send({ type: 'KEY', key: '1' });
    call.back();
    expect([call.state, call.canGoBack]).toEqual([state, false]);
    call.back();
    expect(call.state).toBe(state);
    call.send({ type: 'KEY', key: '2' });
    expect(call.state.node).toBe('speak');
  });

  test('answers as was chosen, also when the choice comes during the call', () => {
    const ended = (key: string, chosen: Parameters<typeof simulated>[0]) => {
      const call = simulated(chosen);
      call.send({ type: 'KEY', key });
      while (!['good', 'bad'].includes(call.state.node ?? '')) call.proceed();
      return call.state.node;
    };
    expect(['1', '2', '3'].map((key) => ended(key, {}))).toEqual(['good', 'good', 'good']);
    expect(ended('1', { results: { api: { ok: false, status: 500 } } })).toBe('bad');
    expect(ended('2', { results: { recording: 0 } })).toBe('bad');
    expect(ended('3', { results: { trunk: 'busy' } })).toBe('bad');
    const call = simulated();
    call.choose({ trunk: 'noAnswer' });
    expect(call.results).toEqual({ api: { ok: true, status: 200, body: {} }, trunk: 'noAnswer', recording: 5 });
  });

  test('an event the call can not take leaves no trace', () => {
    const call = simulated();
    call.send({ type: 'TRUNK_ENDED', outcome: 'busy' });
    expect([call.log.length, call.events]).toEqual([1, []]);
  });

  test('lets a silent caller come to the end', () => {
    const call = simulated();
    while (call.proceed());
    expect([call.state.phase, call.proceed()]).toEqual(['ended', false]);
    expect(call.effects).toEqual([{ type: 'hangUp' }]);
  });

  test('begins at any node, and keeps the menu it began with', () => {
    expect(simulated({ startAt: 'speak' }).state.node).toBe('speak');
  });

  test('tells who listens, until they stop', () => {
    const call = simulated();
    const listener = vi.fn();
    const stop = call.subscribe(listener);
    call.send({ type: 'KEY', key: '1' });
    call.back();
    stop();
    call.send({ type: 'KEY', key: '1' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
