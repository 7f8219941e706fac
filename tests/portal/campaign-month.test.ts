import { describe, expect, test } from 'vitest';
import { dayAfter, monthAfter, nearestTo, weeksOf } from '../../src/portal/features/campaigns/month.ts';
import { rankOf } from '../../src/portal/features/campaigns/standing.ts';

const entry = (id: string, startDt: string, endDt: string) => ({ id, title: id, startDt, endDt });
const lanes = (week: ReturnType<typeof weeksOf>[number] | undefined) =>
  week?.segments.map(({ of, from, to, lane, begun, goesOn }) =>
    [of.id, from, to, lane, begun && 'begun', goesOn && 'goes on'].filter((each) => each !== false).join(' '),
  );

describe('a month of campaigns', () => {
  test('has six weeks from the Monday on or before its first day', () => {
    const weeks = weeksOf('2026-11', []);
    expect(weeks.map(({ days }) => days[0])).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
    expect(weeksOf('2026-06', [])[0]?.days[0]).toBe('2026-06-01');
    expect(weeks.every(({ days }) => days.length === 7)).toBe(true);
  });

  test('what runs over weeks is cut flat where it runs on, and shares no lane with another on its days', () => {
    const weeks = weeksOf('2026-11', [
      entry('long', '2026-11-04', '2026-11-17'),
      entry('short', '2026-11-04', '2026-11-05'),
      entry('day', '2026-11-07', '2026-11-07'),
    ]);
    expect(lanes(weeks[1])).toEqual(['day 5 5 0', 'short 2 3 0', 'long 2 6 1 goes on']);
    expect(lanes(weeks[2])).toEqual(['long 0 6 0 begun goes on']);
    expect(lanes(weeks[3])).toEqual(['long 0 1 0 begun']);
    expect(lanes(weeks[4])).toEqual([]);
  });

  test('the fourth of a day and what follows is counted, the shortest stay in sight, and what is longer fills what they leave', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((id, days) => entry(id, '2026-11-10', dayAfter('2026-11-10', days)));
    const week = weeksOf('2026-11', many)[2];
    expect(week?.segments.map(({ of }) => of.id)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(lanes(week)?.slice(3)).toEqual(['d 2 4 0 begun', 'e 3 5 1 begun']);
    expect(week?.hidden).toEqual([0, 2, 1, 0, 0, 0, 0]);
  });

  test('what runs or is scheduled stays in sight, whatever its length; what was cancelled gives way first', () => {
    const states = ['cancelled', 'cancelled', 'completed', 'running', 'scheduled'] as const;
    const many = states.map((state, days) => ({
      ...entry(`${state} ${days}`, '2026-11-10', dayAfter('2026-11-10', days)),
      state,
    }));
    const week = weeksOf('2026-11', many, ({ state }) => rankOf(state))[2];
    expect(week?.segments.filter(({ from }) => from === 1).map(({ of }) => of.id)).toEqual([
      'running 3',
      'scheduled 4',
      'completed 2',
    ]);
    expect(week?.hidden[1]).toBe(2);
  });

  test('what is looked for in another month is found where it is', () => {
    const [old, coming] = [entry('old', '2026-08-04', '2026-08-05'), entry('coming', '2027-01-04', '2027-01-05')];
    expect(nearestTo('2026-11-01', [old, coming])?.id).toBe('coming');
    expect(nearestTo('2026-11-01', [])).toBeUndefined();
  });

  test('months and days go over the end of a year', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
    expect([dayAfter('2026-12-31', 1), dayAfter('2028-02-28', 1)]).toEqual(['2027-01-01', '2028-02-29']);
  });
});
