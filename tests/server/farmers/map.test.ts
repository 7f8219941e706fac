import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { entryOf } from '../workflow/case.driver.ts';
import { newFarmer } from '../workflow/farmer.driver.ts';

let app: TestApp;
let agent: Person;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  agent = await app.as('Call Center');
});
afterAll(() => app?.close());

/** A square of about 2.6 acres where nobody else of the seed has land, so far east of its first corner. */
function square(east = 0, north = 0) {
  const [lng, lat] = [72.35 + east, 30.85 + north];
  const ring = [
    [lng, lat],
    [lng + 0.001, lat],
    [lng + 0.001, lat + 0.001],
    [lng, lat + 0.001],
    [lng, lat],
  ];
  return { type: 'Polygon', coordinates: [ring] };
}

async function farm(more: Record<string, unknown> = {}) {
  const { id: farmerId } = await newFarmer(agent, { village: 'Chak 87/10-R' });
  const { body } = await agent.post('/farmer/farm', { farmerId, farmTitle: 'Home land', landArea: 2.6, ...more });
  return body;
}

const within = (query: Record<string, number>) => agent.get(`/farmer/land?${new URLSearchParams(query as never)}`);

describe('land within a box', () => {
  test('is all that meets it, whoever it belongs to, and none that has no shape', async () => {
    const [one, other, away] = [await farm({ shape: square() }), await farm({ shape: square(0.002) }), await farm()];
    const { body } = await within({ west: 72.3505, south: 30.8505, east: 72.3525, north: 30.8506 });
    const ids = body.items.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining([one.id, other.id]));
    expect(ids).not.toContain(away.id);
    expect(body.more).toBe(false);
    expect(body.items.find(({ id }: { id: string }) => id === one.id)).toEqual({
      id: one.id,
      farmTitle: 'Home land',
      landArea: 2.6,
      shape: square(),
      farmerId: one.farmerId,
      farmer: 'Nasreen Akhtar',
      farmerUr: null,
      village: 'Chak 87/10-R',
    });
    const few = await within({ west: 72.34, south: 30.84, east: 72.36, north: 30.86, limit: 1 });
    expect(few.body).toMatchObject({ items: [expect.anything()], more: true });
  });

  test.each([
    [{ west: 72, south: 30, east: 72, north: 30.1 }, '/east', 'fieldForm'],
    [{ west: 72, south: 30.2, east: 72.1, north: 30.1 }, '/north', 'fieldForm'],
    [{ west: 70, south: 30, east: 72, north: 30.1 }, '/east', 'fieldForm'],
  ])('of no width, or of a whole country, is refused: %j', async (box, pointer, code) => {
    expect(await within(box)).toMatchObject({ status: 422, body: { errors: [{ pointer, code }] } });
  });

  test('is not for who may not read farms', async () => {
    const telco = await app.as('Telco User');
    expect((await telco.get('/farmer/land?west=72&south=30&east=72.1&north=30.1')).status).toBe(403);
  });
});

describe('what of a farm can hardly be meant', () => {
  test('comes with each answer, and its reason is kept', async () => {
    const first = await farm({ shape: square(0, 0.01) });
    expect(first.warnings).toEqual([]);
    const overlapReason = 'Not measured yet';
    const second = await farm({ shape: square(0.0005, 0.01), landArea: 5, overlapReason });
    expect(second.warnings).toEqual([
      { code: 'overlap', acres: expect.closeTo(1.32, 1), reason: overlapReason },
      { code: 'acresDiffer', acres: expect.closeTo(2.64, 1), reason: null },
    ]);
    const change = { id: second.id, overlapReason: 'Leased', areaReason: 'Half of it is not drawn' };
    expect((await agent.put('/farmer/farm', change)).body.warnings).toMatchObject([
      { code: 'overlap', reason: 'Leased' },
      { code: 'acresDiffer', reason: 'Half of it is not drawn' },
    ]);
    const { body } = await agent.get(`/farmer/farm/${second.farmerId}`);
    expect(body.items[0]).toMatchObject({ areaReason: 'Half of it is not drawn', warnings: [{}, {}] });
  });

  test('wants a reason when acres are far off those that are drawn', async () => {
    const { id } = await farm({ shape: square(0.03, 0.01) });
    const put = (more: object) => agent.put('/farmer/farm', { id, ...more });
    const untold = { status: 422, body: { errors: [{ pointer: '/areaReason', code: 'areaReasonMissing' }] } };
    expect(await put({ landArea: 9_000 })).toMatchObject(untold);
    expect(await put({ landArea: 1 })).toMatchObject(untold);
    expect(await put({ landArea: 9_000, areaReason: ' ' })).toMatchObject(untold);
    // Less than double and more than half may be a matter of the measure.
    expect((await put({ landArea: 5 })).status).toBe(200);
    expect((await put({ landArea: 9_000, areaReason: 'The whole estate' })).status).toBe(200);
    expect(await put({ areaReason: null })).toMatchObject(untold);
    expect((await put({ farmTitle: 'Estate' })).status).toBe(200);
    const { farmerId } = (await put({ farmTitle: 'Estate land' })).body;
    const drawn = { farmerId, farmTitle: 'Other', landArea: 30, shape: square(0.06, 0.01) };
    expect(await agent.post('/farmer/farm', drawn)).toMatchObject(untold);
  });

  test('is told when crops take more acres than there are', async () => {
    const { id } = await farm();
    const wheat = { farmId: id, cropId: await entryOf(app, 'crop', 'Wheat'), sownOn: '2026-11-01' };
    const { body } = await agent.post('/farmer/farm/crop', { ...wheat, cultivatedArea: 4 });
    expect(body.warnings).toEqual([{ code: 'moreGrown', acres: 4, reason: null }]);
    const [{ id: cropId }] = body.farmcrops;
    expect((await agent.post('/farmer/farm/crop', { id: cropId, cultivatedArea: 2 })).body.warnings).toEqual([]);
  });
});
