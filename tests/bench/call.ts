import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { CallEvent, CallState } from '../../machines/call/call.effects.ts';
import { advance, begin } from '../../machines/call/call.machine.ts';
import { compile } from '../../machines/ivr/compile/compile.ts';
import type { MenuSource } from '../../machines/ivr/menu.ts';
import { box, caller, linksTo, node, now, sound, source } from '../machines/call-sample.ts';

/*
 * How many steps of calls one core carries, and what a call weighs while 10,000 are on the line. Callers press keys as
 * people do: some listen, some interrupt, some go back, some say nothing.
 */

export interface CallBench {
  calls: number;
  steps: number;
  ended: number;
  /** Steps for a second of one core's time. */
  stepsASecond: number;
  /** Of memory, for a call that waits for its next event. */
  bytesACall: number;
}

export function benchCalls({ calls, rounds }: { calls: number; rounds: number }): CallBench {
  const menu = compile(busyMenu());
  const line = (index: number) => begin(menu, { ...caller, msisdn: `9230${index}`, callCount: index % 7 }, now).state;
  for (let index = 0; index < 200; index++) step(line(index), index);

  const before = heap();
  const states = Array.from({ length: calls }, (_, index) => line(index));
  let ended = 0;
  const used = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    for (const [index, state] of states.entries()) {
      states[index] = state.phase === 'ended' ? line(index) : step(state, index + round);
      if (states[index]?.phase === 'ended') ended += 1;
    }
  }
  const { user, system } = process.cpuUsage(used);
  const bytesACall = (heap() - before) / states.length;
  const steps = calls * rounds;
  return { calls, steps, ended, stepsASecond: steps / ((user + system) / 1e6), bytesACall };

  function step(state: CallState, turn: number): CallState {
    return advance(menu, state, eventFor(state, turn)).state;
  }
}

/** The section of `npm run bench`. */
export function callSection({ calls, steps, stepsASecond, bytesACall }: CallBench): string {
  return [
    '## Calls',
    '',
    `${rounded(stepsASecond)} steps of calls for a second of one core (${rounded(steps)} steps of ${rounded(calls)} calls at once, a menu of 156 nodes with queries); a call that is on the line takes ${(bytesACall / 1024).toFixed(1)} KiB.`,
    '',
  ].join('\n');
}

function eventFor({ phase, playing }: CallState, turn: number): CallEvent {
  const keys = ['1', '2', '3', '4', '5', '*', '#', '9'];
  const key = keys[(turn * 7) % keys.length] ?? '1';
  if (phase === 'playing') {
    return playing?.interruptible && turn % 4 === 0 ? { type: 'KEY', key, at: now } : { type: 'PLAYED', at: now };
  }
  if (phase === 'waiting') return turn % 5 === 0 ? { type: 'NO_KEY', at: now } : { type: 'KEY', key, at: now };
  return { type: 'RECORDED', seconds: turn % 3, at: now };
}

/** Three levels of five, with what menus in the field have: conditions, patches, named files, recordings. */
function busyMenu(): MenuSource {
  const fives = [1, 2, 3, 4, 5];
  const first = fives.map((a) => node(`${a}`, 'root', { nodeRepeat: 2, validationQuery: 'caller.callCount >= 0' }));
  const second = first.flatMap(({ childNodeUuid: parent }) =>
    fives.map((b) =>
      node(`${parent}.${b}`, parent, {
        nodeRepeat: 2,
        ...(b === 2 && { patchDataQuery: '{"language": caller.language == "ur" ? "pa" : "ur"}' }),
        ...(b === 3 && {
          links: linksTo({ crops: ['wheat', 'rice'] }),
          validationQuery: 'caller.crops.exists(c, c == "wheat")',
        }),
      }),
    ),
  );
  const third = second.flatMap(({ childNodeUuid: parent }) =>
    fives.map((c) =>
      node(`${parent}.${c}`, parent, {
        hasInput: c === 5 ? 1 : 0,
        ...(c === 1 && { fileNameQuery: '"tips-" + caller.language' }),
        ...(c === 5 && { recordingEnabled: true }),
      }),
    ),
  );
  return source({
    nodes: [node('root', null, { nodeRepeat: 2 }), ...first, ...second, ...third],
    boxes: [box('welcome'), box('returning', { validationQuery: 'caller.callCount > 3 && call.time.getHours() < 12' })],
    contentFiles: [
      { id: 't1', title: 'tips-ur', audio: sound('tips', 'ur') },
      { id: 't2', title: 'tips-pa', audio: sound('tips', 'pa') },
    ],
  });
}

function heap(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed;
}

function rounded(number: number): string {
  return Math.round(number).toLocaleString('en');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(callSection(benchCalls({ calls: 10_000, rounds: 60 })));
}
