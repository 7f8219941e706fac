import { expect, test } from 'vitest';
import { emptyForm } from '../../src/portal/features/campaigns/broadcast.form.ts';
import type { Broadcast } from '../../src/portal/features/campaigns/broadcast.kind.ts';
import type { FileRow } from '../../src/portal/features/campaigns/campaigns.data.ts';
import {
  goesOutBySaving,
  type Job,
  needsDecision,
  standingOf,
  stateOf,
  twinsAmong,
} from '../../src/portal/features/campaigns/standing.ts';

const TODAY = '2026-11-20';
const job = (id: string, campaignId: string | null, state: Job['state'], surveyId: string | null = null) =>
  ({ id, campaignId, surveyId, state }) as Job;
const campaign = (fields: Partial<Broadcast>) =>
  ({
    id: 'c',
    startDt: TODAY,
    endDt: TODAY,
    createdAt: '2026-10-01T04:00:00Z',
    ivrEnabled: false,
    inAppEnabled: false,
    ...fields,
  }) as Broadcast;

test('of several jobs the one that needs somebody says how a campaign stands, of equal ones the newest', () => {
  const standing = standingOf([
    job('6', 'wheat', 'completed'),
    job('5', 'wheat', 'scheduled'),
    job('4', 'wheat', 'scheduled'),
    job('3', 'frost', 'running'),
    job('2', 'frost', 'failed'),
    job('1', null, 'running', 'seed survey'),
    job('0', null, 'running'),
  ]);
  expect([...standing].map(([id, { id: jobId }]) => [id, jobId])).toEqual([
    ['wheat', '5'],
    ['frost', '2'],
    ['seed survey', '1'],
  ]);
});

test.each([
  ['a text that no job sends', {}, 'draft'],
  ['a voice menu before its first day', { ivrEnabled: true, startDt: '2026-11-21', endDt: '2026-11-22' }, 'scheduled'],
  ['a voice menu on its last day', { ivrEnabled: true, startDt: '2026-11-01' }, 'running'],
  ['the app on its first day', { inAppEnabled: true, endDt: '2026-11-30' }, 'running'],
  ['the app after its last day', { inAppEnabled: true, startDt: '2026-11-01', endDt: '2026-11-19' }, 'completed'],
] satisfies [string, Partial<Broadcast>, Job['state']][])('%s stands by its days: %o is %s', (_, fields, state) => {
  expect(stateOf(campaign(fields), undefined, TODAY)).toBe(state);
});

test.each([
  ['cancelled', { inAppEnabled: true }, 'running'],
  ['draft', { inAppEnabled: true }, 'running'],
  ['cancelled', { ivrEnabled: true, startDt: '2026-11-21', endDt: '2026-11-22' }, 'scheduled'],
  ['cancelled', { inAppEnabled: true, startDt: '2026-11-01', endDt: '2026-11-19' }, 'completed'],
  ['cancelled', {}, 'cancelled'],
  ['failed', { inAppEnabled: true }, 'failed'],
] satisfies [Job['state'], Partial<Broadcast>, Job['state']][])(
  'beside a %s job what goes out without it goes on: %o is %s',
  (state, fields, shown) => {
    expect(stateOf(campaign(fields), job('1', 'c', state), TODAY)).toBe(shown);
  },
);

test('a job has the word over the days, and only what failed or was paused waits for somebody', () => {
  expect(stateOf(campaign({ ivrEnabled: true }), job('1', 'c', 'paused'), TODAY)).toBe('paused');
  const states: Job['state'][] = ['draft', 'scheduled', 'running', 'paused', 'failed', 'completed', 'cancelled'];
  expect(states.filter(needsDecision)).toEqual(['paused', 'failed']);
});

test.each([
  ['a new one of the app', { inAppEnabled: true }, null, true],
  [
    'a new one of the voice menu that begins later',
    { ivrEnabled: true, startDt: '2026-11-22', endDt: '2026-11-23' },
    null,
    true,
  ],
  ['one of the app whose text changes', { inAppEnabled: true, contentText: 'Sow' }, { inAppEnabled: true }, true],
  ['one that comes into the app', { inAppEnabled: true }, {}, true],
  [
    'one of the app of which farmers see no change',
    { inAppEnabled: true, isUserCharged: true },
    { inAppEnabled: true },
    false,
  ],
  ['one that only jobs send', { smsEnabled: true, obdEnabled: true }, null, false],
  ['one that is over', { inAppEnabled: true, endDt: '2026-11-19' }, null, false],
])('saving %s is asked about where farmers get it by that alone', (_, typed, stored, isAsked) => {
  const form = { ...emptyForm, startDt: '2026-11-01', endDt: TODAY };
  expect(goesOutBySaving({ ...form, ...typed }, stored && { ...form, ...stored }, TODAY)).toBe(isAsked);
});

test('what was made after its last day has reached nobody', () => {
  const over = { inAppEnabled: true, startDt: '2026-11-01', endDt: '2026-11-10' };
  const made = (createdAt: string) => stateOf(campaign({ ...over, createdAt }), undefined, TODAY);
  expect(made('2026-11-10T18:59:00Z')).toBe('completed');
  expect(made('2026-11-10T19:01:00Z')).toBe('draft');
});

test('rows of a file that say the same are told but for the first', () => {
  const row = (place: number, title: string): FileRow => ({
    row: place,
    title,
    startDt: TODAY,
    endDt: TODAY,
    smsEnabled: true,
    inAppEnabled: false,
    obdEnabled: false,
    ivrEnabled: false,
    crops: [],
    locations: [],
    languages: [],
    reached: 7,
  });
  const rows = [row(2, 'Rust'), row(3, 'Frost'), row(4, 'Rust'), row(5, 'Rust')];
  expect(twinsAmong(rows).map((twin) => twin.row)).toEqual([4, 5]);
});
