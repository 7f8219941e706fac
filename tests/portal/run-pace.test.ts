import { expect, test } from 'vitest';
import { undoneIn } from '../../src/portal/features/jobs/outcomes.ts';
import { forecastOf, limitOf, slowSteps } from '../../src/portal/features/jobs/pace.ts';

const figures = { total: 0, delivered: 0, waiting: 0, failed: 0, notSent: 0, leftOut: 0 };
const line = (operator: string, channel: 'sms' | 'app', perMinute: number | null) => ({
  operator,
  channel,
  perMinute,
  figures,
});
const steps = (...sent: number[]) =>
  sent.map((count, place) => ({ at: `2026-11-20T05:0${place}:00.000Z`, sent: count }));

test('what the operators take adds up, each of them once whatever its channels', () => {
  const lines = [line('Jazz', 'sms', 600), line('Jazz', 'app', 600), line('Zong', 'sms', 240)];
  expect(limitOf(lines, 1)).toBe(840);
  expect(limitOf(lines, 5)).toBe(4_200);
});

test('an operator without a limit leaves none', () => {
  expect(limitOf([line('Jazz', 'sms', 600), line('Zong', 'sms', null)], 1)).toBeNull();
});

test('steps far below the usual one are slow, the first and the last one never', () => {
  expect([...slowSteps(steps(3, 100, 98, 40, 102, 5))]).toEqual([3]);
  expect([...slowSteps(steps(3, 100, 70, 90, 5))]).toEqual([]);
  expect([...slowSteps(steps(3))]).toEqual([]);
  expect([...slowSteps([])]).toEqual([]);
});

test.each([
  ['before its hours are over', 600, 0, '05:06', 0],
  ['as its hours are over', 3_000, 0, '05:30', 0],
  ['behind that, so many are not sent', 28_000, 500, '05:30', 25_500],
  ['behind that with a gateway alone, all are sent', 0, 6_000, '06:00', 0],
])('a forecast %s', (_when, notSent, waiting, end, unsent) => {
  const run = {
    figures: { notSent, waiting },
    beganAt: '2026-11-20T04:00:00.000Z',
    untilAt: '2026-11-20T05:30:00.000Z',
  };
  const forecast = forecastOf(run, { perMinute: 100, takenAt: '2026-11-20T05:00:00.000Z' });
  expect([forecast?.end.slice(11, 16), forecast?.unsent]).toEqual([end, unsent]);
});

test('what stands still has no forecast', () => {
  const run = {
    figures: { notSent: 1, waiting: 0 },
    beganAt: '2026-11-20T04:00:00.000Z',
    untilAt: '2026-11-20T05:30:00.000Z',
  };
  expect(forecastOf(run, { perMinute: 0, takenAt: '2026-11-20T05:00:00.000Z' })).toBeNull();
});

test('the first minute of a run is no pace', () => {
  const begun = (beganAt: string) => ({
    beganAt,
    untilAt: '2026-11-20T05:30:00.000Z',
    figures: { notSent: 9, waiting: 0 },
  });
  const pace = { perMinute: 1, takenAt: '2026-11-20T05:00:00.000Z' };
  expect(forecastOf(begun('2026-11-20T04:59:30.000Z'), pace)).toBeNull();
  expect(forecastOf(begun('2026-11-20T04:59:00.000Z'), pace)).not.toBeNull();
});

test('what cancelling leaves undone is that of the open run', () => {
  const of = (endedAt: string | null) => ({
    endedAt,
    untilAt: '2026-11-19T16:00:00.000Z',
    figures: { ...figures, total: 9, delivered: 2, waiting: 3, notSent: 4 },
  });
  expect(undoneIn([of(null), of('2026-11-19T05:00:00.000Z')])).toEqual({
    unsent: 7,
    total: 9,
    sent: 2,
    untilAt: '2026-11-19T16:00:00.000Z',
  });
  expect(undoneIn([of('2026-11-19T05:00:00.000Z')])).toBeNull();
});
