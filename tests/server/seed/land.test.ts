import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acresDiffer } from '../../../machines/farmers/land/doubts.ts';
import { acresOf, extentOf, faultOf, type Shape, sharedAcres } from '../../../machines/farmers/land/polygon.ts';
import type { OpenDatabase } from '../../../src/server/platform/database.ts';
import { contentOf } from '../../../src/server/seed/content.ts';
import { openTestDatabase } from '../../support/database.ts';

let open: OpenDatabase;
let farms: { farmer_id: string; land_area: number; shape: Shape; lat: number; lng: number }[];
beforeAll(async () => {
  open = await openTestDatabase('small', 'pglite');
  const rows = await open.database
    .selectFrom('farms')
    .innerJoin('farmers', 'farmers.id', 'farms.farmer_id')
    .select(['farmer_id', 'land_area', 'shape', 'extent', 'lat', 'lng'])
    .execute();
  farms = rows.flatMap(({ shape, lat, lng, extent, ...farm }) =>
    shape && extent && lat !== null && lng !== null ? [{ ...farm, shape, lat, lng }] : [],
  );
  expect(farms.length).toBe(rows.length);
});
afterAll(() => open?.close());

describe('land of the demonstration', () => {
  test('is outlined where nothing is wrong with it, with as many acres as are said', () => {
    expect(farms.length).toBeGreaterThan(100);
    expect(farms.flatMap(({ shape }) => faultOf(shape) ?? [])).toEqual([]);
    expect(farms.filter(({ land_area, shape }) => acresDiffer(land_area, acresOf(shape)))).toEqual([]);
    const wide = farms.filter(({ land_area, shape }) => Math.abs(acresOf(shape) - land_area) > 0.01 * land_area);
    expect(wide.length).toBeLessThan(farms.length / 20);
  });

  test('lies within a few kilometres of its farmer’s house', () => {
    const away = farms.filter(({ shape, lat, lng }) => {
      const [there, up] = extentOf(shape);
      return Math.hypot((there - lng) * 0.86, up - lat) * 111 > 7;
    });
    expect(away).toEqual([]);
  });

  test('lies on no other, but for the edges about which neighbours argue', () => {
    const shared = farms.flatMap(({ shape }, place) =>
      farms
        .slice(place + 1)
        .filter((other) => Math.abs(extentOf(other.shape)[1] - extentOf(shape)[1]) < 0.05)
        .map((other) => sharedAcres(shape, other.shape))
        .filter((acres) => acres >= 0.01),
    );
    expect(shared.length).toBeLessThan(4);
    expect(Math.max(0, ...shared)).toBeLessThan(1);
  });
});

test('stages of the demonstration were seen in their order, none before it can have been, and the last one stands', async () => {
  const places = new Map(contentOf('growth-stage').map(({ id, sort }) => [id, sort]));
  const seen = await open.database
    .selectFrom('crop_stages')
    .innerJoin('farm_crops', 'farm_crops.id', 'crop_stages.farm_crop_id')
    .select(['farm_crop_id', 'stage_id', 'seen_on', 'sown_on', 'growth_stage_id'])
    .orderBy('seen_on')
    .execute();
  expect(seen.length).toBeGreaterThan(100);
  for (const rows of Map.groupBy(seen, (row) => row.farm_crop_id).values()) {
    const order = rows.map((row) => places.get(row.stage_id) ?? -1);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(rows.at(-1)?.stage_id).toBe(rows[0]?.growth_stage_id);
  }
  expect(seen.filter(({ seen_on }) => seen_on > '2026-11-20')).toEqual([]);
});
