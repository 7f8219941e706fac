import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let reader: Person;
let farmer: { id: string; farms: number; landAcres: number; crops: Titled[]; livestock: Titled[]; district: Titled };
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  reader = await app.as('Call Center');
  farmer = (await reader.get('/farmer/by-msisdn/92/3004417826')).body;
});
afterAll(() => app?.close());

interface Titled {
  id: string;
  title: string;
}
interface Farm {
  id: string;
  farmTitle: string;
  landArea: number;
  farmcrops: { crop: Titled; cultivatedArea: number; growthStage: Titled | null }[];
}

describe('the farms of a farmer', () => {
  test('are as many and as large as the profile says', async () => {
    const { body } = await reader.get(`/farmer/farm/${farmer.id}`);
    expect(body.total).toBe(farmer.farms);
    expect(body.items.reduce((sum: number, { landArea }: Farm) => sum + landArea, 0)).toBe(farmer.landAcres);
  });

  test('grow what the profile says, on no more land than there is', async () => {
    const { items }: { items: Farm[] } = (await reader.get(`/farmer/farm/${farmer.id}`)).body;
    const grown = items.flatMap(({ farmcrops }) => farmcrops);
    expect(farmer.crops.length).toBeGreaterThan(0);
    expect(new Set(grown.map(({ crop }) => crop.id))).toEqual(new Set(farmer.crops.map(({ id }) => id)));
    for (const { landArea, farmcrops } of items) {
      for (const { cultivatedArea } of farmcrops) expect(cultivatedArea).toBeLessThanOrEqual(Math.max(landArea, 0.25));
    }
  });

  test('of nobody are not found', async () => {
    expect((await reader.get('/farmer/farm/00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await reader.get('/farmer/livestock/00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });
});

test('the livestock of a farmer is of the kinds that the profile names', async () => {
  const { items } = (await reader.get(`/farmer/livestock/${farmer.id}`)).body;
  expect(items.map(({ livestock }: { livestock: Titled }) => livestock.id)).toEqual(
    farmer.livestock.map(({ id }) => id),
  );
});

test('a loan application shows the land of its farmer, and what grows on it now', async () => {
  const admin = await app.as('Super Admin');
  const { body: loans } = await admin.get('/loan/applications/all?search=923004417826&limit=1');
  const { body: loan } = await admin.get(`/loan/applications/${loans.items[0].id}`);
  const { items } = (await reader.get(`/farmer/farm/${farmer.id}`)).body;
  expect(loan.borrower.farms).toEqual(
    items.map(({ id, farmTitle, landArea, farmcrops }: Farm) => ({
      id,
      title: farmTitle,
      acres: landArea,
      crop: farmcrops.flatMap(({ crop, growthStage }) => (growthStage ? [crop.title] : [])).join(', ') || null,
    })),
  );
});

test('every active farmer of the demonstration has the farms and the acres of the profile', async () => {
  const farmers = await app.database
    .selectFrom('farmers as f')
    .leftJoin('farms as land', 'land.farmer_id', 'f.id')
    .select(['f.id', 'f.farms', 'f.land_acres'])
    .select((eb) => eb.fn.count<number>('land.id').as('recorded'))
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('land.land_area'), eb.lit(0)).as('acres'))
    .where('f.state', '=', 'active')
    .groupBy('f.id')
    .execute();
  expect(farmers.length).toBeGreaterThan(100);
  expect(
    farmers.filter(({ farms, land_acres, recorded, acres }) => farms !== recorded || land_acres !== acres),
  ).toEqual([]);
});

test('what grows in the demonstration stands in a stage of its own crop', async () => {
  const strange = await app.database
    .selectFrom('farm_crops as c')
    .innerJoin('reference_items as stage', 'stage.id', 'c.growth_stage_id')
    .select('c.id')
    .whereRef('stage.parent_id', '!=', 'c.crop_id')
    .execute();
  expect(strange).toEqual([]);
});
