import { describe, expect, test } from 'vitest';
import { dayAt, monthsAround, partsOf, placeIn, seasonsIn } from '../../src/portal/features/farmers/crop-strip.ts';

const TODAY = '2026-11-19';
const titled = (id: string) => ({ id, title: id, titleUr: null });
/** Wheat, as the reference list has it: land is prepared before it is sown. */
const wheat = [
  { id: 'land', attributes: { afterSowing: -10 } },
  { id: 'sowing', attributes: { afterSowing: 0 } },
  { id: 'emergence', attributes: { afterSowing: 7 } },
  { id: 'tillering', attributes: { afterSowing: 28 } },
  { id: 'harvest', attributes: { afterSowing: 150 } },
];
const seen = (stage: string, date: string) => ({ id: stage, stage: titled(stage), date, description: null });
const crop = (growthStage: string | null, stages: ReturnType<typeof seen>[], sownOn: string | null = '2026-11-05') => ({
  sownOn,
  growthStage: growthStage === null ? null : titled(growthStage),
  stages,
});

describe('the months of the strip', () => {
  test('are fourteen, with today in the eighth', () => {
    const { span, months } = monthsAround(TODAY);
    expect([span, months.length, months[7]]).toEqual([{ from: '2026-04-01', to: '2027-06-01' }, 14, '2026-11-01']);
  });

  test('stand under the seasons that they are of, cut at both ends', () => {
    expect(seasonsIn({ from: '2026-04-01', to: '2027-06-01' })).toEqual([
      { name: 'rabi', year: 2025, from: '2026-04-01', to: '2026-04-16' },
      { name: 'kharif', year: 2026, from: '2026-04-16', to: '2026-10-16' },
      { name: 'rabi', year: 2026, from: '2026-10-16', to: '2027-04-16' },
      { name: 'kharif', year: 2027, from: '2027-04-16', to: '2027-06-01' },
    ]);
  });

  test('have a place for each day, and a day for each place', () => {
    const span = { from: '2026-04-01', to: '2027-06-01' };
    expect([placeIn(span, '2026-04-01'), placeIn(span, '2027-06-01'), placeIn(span, '2030-01-01')]).toEqual([0, 1, 1]);
    for (const day of ['2026-04-01', '2026-11-19', '2027-02-28']) expect(dayAt(span, placeIn(span, day))).toBe(day);
  });
});

describe('a crop on the strip', () => {
  test('has what was seen, where it stands until today, and what comes after', () => {
    const parts = partsOf(
      crop('emergence', [seen('sowing', '2026-11-05'), seen('emergence', '2026-11-12')]),
      wheat,
      TODAY,
    );
    expect(parts).toEqual([
      { stageId: 'sowing', from: '2026-11-05', to: '2026-11-12', as: 'recorded' },
      { stageId: 'emergence', from: '2026-11-12', to: '2026-11-19', as: 'now' },
      { stageId: 'tillering', from: '2026-12-03', to: '2027-04-04', as: 'expected' },
      { stageId: 'harvest', from: '2027-04-04', to: '2027-04-25', as: 'expected' },
    ]);
  });

  test('is late from the day on which the next stage was due', () => {
    const parts = partsOf(crop('sowing', [seen('sowing', '2026-10-20')], '2026-10-20'), wheat, TODAY);
    expect(parts.slice(0, 3)).toEqual([
      { stageId: 'sowing', from: '2026-10-20', to: '2026-10-27', as: 'now' },
      { stageId: 'emergence', from: '2026-10-27', to: '2026-11-19', as: 'late' },
      { stageId: 'tillering', from: '2026-11-19', to: '2027-03-19', as: 'expected' },
    ]);
  });

  test('has ended with its last stage', () => {
    const stages = [seen('tillering', '2026-05-01'), seen('harvest', '2026-09-01')];
    expect(partsOf(crop('harvest', stages), wheat, TODAY)).toEqual([
      { stageId: 'tillering', from: '2026-05-01', to: '2026-09-01', as: 'ended' },
      { stageId: 'harvest', from: '2026-09-01', to: '2026-09-22', as: 'ended' },
    ]);
  });

  test('of which nothing is known has no parts', () => {
    expect(partsOf(crop(null, []), wheat, TODAY)).toEqual([]);
    expect(partsOf(crop(null, [], null), [], TODAY)).toEqual([]);
  });
});
