import { RRule } from 'rrule';
import { describe, expect, test } from 'vitest';
import { dayBehind, momentAt, nextRun, nextRuns, plannedFrom, type Schedule } from '../../machines/jobs/schedule.ts';
import { fc } from '../support/property.ts';

const always: Schedule = {
  startDt: '2026-11-01',
  endDt: '2027-03-31',
  startTime: '09:00',
  endTime: '17:00',
  weekDays: [],
  monthDays: [],
  yearMonths: [],
  isUrgent: false,
};
const at = (day: string, time = '00:00') => momentAt(day, time);

/** The same days by the recurrence rules of RFC 5545, which know nothing of this house. */
function byRule({ startDt, endDt, weekDays, monthDays, yearMonths }: Schedule): string[] {
  const rule = new RRule({
    freq: RRule.DAILY,
    dtstart: new Date(`${startDt}T00:00:00Z`),
    until: new Date(`${endDt}T00:00:00Z`),
    ...(weekDays.length > 0 && { byweekday: weekDays.map((day) => day - 1) }),
    ...(monthDays.length > 0 && { bymonthday: [...monthDays] }),
    ...(yearMonths.length > 0 && { bymonth: [...yearMonths] }),
  });
  return rule.all().map((day) => day.toISOString().slice(0, 10));
}

test('whatever is chosen, the days are those of the recurrence rule, over ends of months and years', () => {
  const some = (max: number) => fc.uniqueArray(fc.integer({ min: 1, max }), { maxLength: 5 });
  const schedule = fc
    .record({
      start: fc.integer({ min: 0, max: 1_500 }),
      length: fc.integer({ min: 0, max: 800 }),
      weekDays: some(7),
      monthDays: some(31),
      yearMonths: some(12),
    })
    .map(({ start, length, ...chosen }): Schedule => {
      const startDt = dayBehind('2026-01-01', start);
      return { ...always, ...chosen, startDt, endDt: dayBehind(startDt, length) };
    });
  fc.assert(
    fc.property(schedule, (one) => {
      const runs = [...plannedFrom(one, one.startDt)].filter(({ dropped }) => dropped === null);
      expect(runs.map(({ day }) => day)).toEqual(byRule(one));
    }),
  );
});

describe('days that drop out say why', () => {
  test('the 31st, on weekdays, as on a calendar of that winter', () => {
    const payDays = { ...always, monthDays: [1, 15, 31], weekDays: [1, 2, 3, 4, 5, 6] };
    const told = nextRuns(payDays, at('2026-11-19', '10:42'), { count: 10 });
    expect(told.map(({ day, dropped }) => [day, dropped])).toEqual([
      ['2026-11-31', 'noSuchDay'],
      ['2026-12-01', null],
      ['2026-12-15', null],
      ['2026-12-31', null],
      ['2027-01-01', null],
      ['2027-01-15', null],
      ['2027-01-31', 'weekDay'],
      ['2027-02-01', null],
      ['2027-02-15', null],
      ['2027-02-31', 'noSuchDay'],
      ['2027-03-01', null],
      ['2027-03-15', null],
      ['2027-03-31', null],
    ]);
  });

  test('hours in which nobody is called leave none', () => {
    const late = { ...always, startTime: '21:30', endTime: '23:00' };
    expect(nextRuns(late, at('2026-11-19'), { count: 10 }).every(({ dropped }) => dropped === 'quietHours')).toBe(true);
    expect(nextRun(late, at('2026-11-19'))).toBeNull();
    expect(nextRun({ ...late, isUrgent: true }, at('2026-11-19'))).toMatchObject({ day: '2026-11-19', from: '21:30' });
  });

  test('hours that end before they begin leave no day at all', () => {
    const reversed = { ...always, startTime: '17:00', endTime: '09:00' };
    expect(nextRuns(reversed, at('2026-11-19'), { count: 10 })).toEqual([]);
    expect(nextRun({ ...reversed, isUrgent: true }, at('2026-11-19'))).toBeNull();
  });

  test('hours of one’s own end where nobody is called', () => {
    const long = { ...always, startTime: '06:00', endTime: '23:00' };
    expect(nextRun(long, at('2026-11-19'))).toMatchObject({ from: '08:00', until: '21:00' });
    expect(nextRun({ ...long, isUrgent: true }, at('2026-11-19'))).toMatchObject({ from: '06:00', until: '23:00' });
  });

  test('days on which what is sent does not go out, before its first and behind its last', () => {
    const sent = { startDt: '2026-11-21', endDt: '2026-11-22' };
    const told = nextRuns({ ...always, endDt: '2026-11-23' }, at('2026-11-19', '18:00'), { count: 10, sent });
    expect(told.map(({ day, dropped }) => [day, dropped])).toEqual([
      ['2026-11-20', 'notInForce'],
      ['2026-11-21', null],
      ['2026-11-22', null],
      ['2026-11-23', 'notInForce'],
    ]);
  });

  test('a schedule of the 31st of February never runs', () => {
    const never = { ...always, monthDays: [31], yearMonths: [2] };
    expect(nextRun(never, at('2026-11-19'))).toBeNull();
    expect(nextRuns(never, at('2026-11-19'), { count: 10 })).toMatchObject([
      { day: '2027-02-31', dropped: 'noSuchDay' },
    ]);
  });
});

test.each([
  ['hours that never hold', { startTime: '21:30', endTime: '23:00' }],
  ['hours that are reversed', { startTime: '17:00', endTime: '09:00' }],
  ['a day that no year has', { monthDays: [31], yearMonths: [2] }],
])('a schedule that has no end is not looked through for ever: %s', (_what, chosen) => {
  const endless = { ...always, ...chosen, endDt: '9999-12-31' };
  expect([...plannedFrom(endless, endless.startDt)].length).toBeLessThan(5_000);
  expect(nextRuns(endless, at('2026-11-19'), { count: 10 }).length).toBeLessThan(100);
  expect(nextRun(endless, at('2026-11-19'))).toBeNull();
});

describe('the next run', () => {
  test('is today’s until its hours are over', () => {
    expect(nextRun(always, at('2026-11-19', '16:59'))?.day).toBe('2026-11-19');
    expect(nextRun(always, at('2026-11-19', '17:00'))?.day).toBe('2026-11-20');
  });

  test('is the first of those that are told, behind a day that has had its run', () => {
    const told = nextRuns(always, at('2026-11-19', '10:00'), { count: 2, firstDay: '2026-11-20' });
    expect(told.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21']);
  });

  test('is none behind the last day', () => {
    expect(nextRun(always, at('2027-03-31', '17:00'))).toBeNull();
  });

  test('is that of Karachi’s day, whose morning is still yesterday in Greenwich', () => {
    expect(nextRun(always, new Date('2026-11-18T19:30:00Z'))?.day).toBe('2026-11-19');
    expect(at('2026-11-19', '09:00').toISOString()).toBe('2026-11-19T04:00:00.000Z');
  });
});
