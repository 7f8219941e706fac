import type { CallEvent, CallState } from '../../../../machines/call/call.effects.ts';
import { advance, begin } from '../../../../machines/call/call.machine.ts';
import { compile, type Menu } from '../../../../machines/ivr/compile/compile.ts';
import type { Caller, Language, MenuSource } from '../../../../machines/ivr/menu.ts';
import type { TrunkOutcome } from '../../../../machines/ivr/query/query.values.ts';
import { type TestCase, traceOf } from '../../../../machines/ivr/testcase.ts';
import { placeOf } from '../places.ts';
import { itemId, menuId } from './described.ts';

interface Script {
  title: string;
  caller: {
    phone: string;
    language: Language;
    place: readonly [string, string];
    crops?: string[];
    livestock?: string[];
  };
  calls?: number;
  /** Keys, each pressed when the menu waits for one. */
  keys: string;
  /** What the other systems answer; well, where it is not said. */
  api?: 'down';
  trunk?: TrunkOutcome;
  recording?: number;
}

const aslam = {
  phone: '923004417826',
  language: 'pa' as const,
  place: ['Khanewal', 'Khanewal'] as const,
  crops: ['Wheat', 'Cotton'],
};
const chandio = {
  phone: '923003318264',
  language: 'sd' as const,
  place: ['Sanghar', 'Sinjhoro'] as const,
  crops: ['Cotton'],
};
const shazia = {
  phone: '923016642907',
  language: 'sk' as const,
  place: ['Layyah', 'Karor Lal Esan'] as const,
  livestock: ['Goat', 'Buffalo'],
};
const fazal = { phone: '923459012384', language: 'ps' as const, place: ['Swabi', 'Topi'] as const, crops: ['Maize'] };
const newcomer = { phone: '923001234567', language: 'ur' as const, place: ['Okara', 'Depalpur'] as const };

const scripts: readonly Script[] = [
  { title: 'A wheat grower is warned of rust and hears what to spray', caller: aslam, keys: '1 1 1 1' },
  { title: 'A Sindhi caller hears the weather of today', caller: chandio, keys: '2 1' },
  { title: 'The weather service is down', caller: chandio, keys: '2 2', api: 'down' },
  { title: 'Somebody who calls for the first time is welcomed', caller: newcomer, calls: 0, keys: '2' },
  { title: 'Nobody presses a key', caller: newcomer, keys: '' },
  { title: 'A cotton grower asks about whitefly', caller: chandio, keys: '1 2 2' },
  { title: 'Prices of a province chosen from the list', caller: aslam, keys: '3 2 1' },
  { title: 'A goat keeper is connected to the veterinary desk', caller: shazia, keys: '4 5' },
  { title: 'All advisors are busy, so the caller asks to be called back', caller: aslam, keys: '0 1', trunk: 'busy' },
  { title: 'A question is recorded', caller: fazal, keys: '7', recording: 34 },
  { title: 'A question in which nothing is said leads to an advisor', caller: fazal, keys: '7', recording: 0 },
  { title: 'From Pashto to Urdu and on in Urdu', caller: fazal, keys: '9 1 2' },
  { title: 'The application for a loan is looked up', caller: aslam, keys: '6 1' },
  { title: 'A key that nobody offers', caller: newcomer, keys: '5 9 2' },
];

/** Walks through a menu, with what is heard on them now: publishing has to keep that. */
export function testCasesOf(source: MenuSource, now: Date): TestCase[] {
  const menu = compile(source);
  const at = workingDayBefore(now).toISOString();
  return scripts.map((script) => {
    const caller = callerOf(script);
    const { events, expected } = walk(menu, caller, at, script);
    return { id: menuId('test-case', script.title), title: script.title, caller, at, events, expected };
  });
}

const MAX_EVENTS = 40;

function walk(menu: Menu, caller: Caller, at: string, script: Script): Pick<TestCase, 'events' | 'expected'> {
  const keys = script.keys.split(' ').filter(Boolean);
  let step = begin(menu, caller, at);
  const steps = [step];
  const events: CallEvent[] = [];
  while (step.state.phase !== 'ended' && events.length < MAX_EVENTS) {
    const event = whatHappens(step.state, keys, script);
    events.push(event);
    step = advance(menu, step.state, event);
    steps.push(step);
  }
  return { events, expected: traceOf(steps) };
}

/** The caller presses the next key when the menu waits, and hangs up where no keys are left and some were pressed. */
function whatHappens(state: CallState, keys: string[], { keys: all, api, trunk, recording = 12 }: Script): CallEvent {
  const later = (seconds: number) => ({ at: new Date(Date.parse(state.at) + seconds * 1_000).toISOString() });
  switch (state.phase) {
    case 'recording':
      return { type: 'RECORDED', seconds: recording, ...later(recording) };
    case 'calling':
      return api === 'down'
        ? { type: 'API_ANSWERED', ok: false, status: 503, ...later(8) }
        : { type: 'API_ANSWERED', ok: true, status: 200, body: {}, ...later(1) };
    case 'dialling':
      return { type: 'TRUNK_ENDED', outcome: trunk ?? 'answered', ...later(20) };
    case 'waiting': {
      const key = keys.shift();
      if (key !== undefined) return { type: 'KEY', key, ...later(2) };
      return all === '' ? { type: 'NO_KEY', ...later(5) } : { type: 'HANG_UP', ...later(2) };
    }
    default:
      return { type: 'PLAYED', ...later(state.playing?.seconds ?? 1) };
  }
}

function callerOf({ caller: { phone, language, place, crops = [], livestock = [] }, calls = 3 }: Script): Caller {
  const { tehsil, district, province } = placeOf(...place);
  return {
    msisdn: phone,
    language,
    location: [tehsil.id, district.id, province.id],
    crops: crops.map((name) => itemId('crop', name)),
    livestock: livestock.map((name) => itemId('livestock', name)),
    machineries: [],
    callCount: calls,
    host: false,
    subscriberStatus: 'active',
  };
}

const WEDNESDAY = 3;
const DAY = 86_400_000;

/** Half past nine in Pakistan on the last Wednesday: the desks are open. */
function workingDayBefore(now: Date): Date {
  const daysSince = (now.getUTCDay() - WEDNESDAY + 7) % 7 || 7;
  const day = new Date(now.getTime() - daysSince * DAY).toISOString().slice(0, 10);
  return new Date(`${day}T04:30:00.000Z`);
}
