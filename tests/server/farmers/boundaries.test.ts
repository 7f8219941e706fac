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

/** Thousandths of a degree from a corner where nobody of the seed has land. */
const at = (x: number, y: number): [number, number] => [
  Math.round((72.3 + x / 1000) * 1e7) / 1e7,
  Math.round((30.7 + y / 1000) * 1e7) / 1e7,
];
const land = (east: number) => ({
  type: 'Polygon',
  coordinates: [[at(0, 0), at(east, 0), at(east, 4), at(0, 4), at(0, 0)]],
});
const across = (x: number) => [at(x, -1), at(x, 5)];

async function farm(more: Record<string, unknown> = {}) {
  const { id: farmerId } = await newFarmer(agent);
  const overlapReason = 'All of these lie in one place';
  const input = { farmerId, farmTitle: 'Home land', landArea: 40, shape: land(4), overlapReason, ...more };
  return (await agent.post('/farmer/farm', input)).body;
}
const boundaries = async (id: string) => (await agent.get(`/farmer/farm/boundaries/${id}`)).body;
const now = async ({ id, farmerId }: { id: string; farmerId: string }) =>
  (await agent.get(`/farmer/farm/${farmerId}`)).body.items.find((one: { id: string }) => one.id === id);

describe('the boundaries of a farm', () => {
  test('are kept with who, when and why; what changes nothing is no new one', async () => {
    const { id } = await farm({ boundaryReason: 'As the patwari showed it' });
    await agent.put('/farmer/farm', { id, shape: land(3), boundaryReason: '  The canal took a strip ' });
    await agent.put('/farmer/farm', { id, shape: land(3), farmTitle: 'By the canal' });
    const { items } = await boundaries(id);
    expect(items).toMatchObject([
      { number: 2, event: 'redrawn', why: 'The canal took a strip', shape: land(3), farmTitle: 'By the canal' },
      { number: 1, event: 'drawn', why: 'As the patwari showed it', shape: land(4), by: expect.stringMatching(/\S/) },
    ]);
    expect(items[1].acres / items[0].acres).toBeCloseTo(4 / 3, 2);
    const { facts } = await app.database
      .selectFrom('history')
      .select('facts')
      .where('record_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(facts).toMatchObject({ changes: { title: { after: 'By the canal' } } });
    expect(facts).not.toHaveProperty('changes.shape');
  });

  test('of a farm that was there before they were kept begin with what it is', async () => {
    const [known] = await app.database
      .selectFrom('farms')
      .select('id')
      .where('shape', 'is not', null)
      .limit(1)
      .execute();
    const id = known?.id ?? '';
    const [first, ...others] = (await boundaries(id)).items;
    expect([first.number, first.by, others]).toEqual([1, 'FMIS', []]);
    await agent.put('/farmer/farm', { id, shape: null });
    expect((await boundaries(id)).items).toMatchObject([
      { number: 2, event: 'removed', shape: null },
      { number: 1, shape: first.shape, at: first.at },
    ]);
  });

  test('are brought back as a new one, and what they replace stays', async () => {
    const { id, farmerId } = await farm();
    await agent.put('/farmer/farm', { id, shape: land(3) });
    const { body } = await agent.put('/farmer/farm/boundary', { id, number: 1, why: 'It came back' });
    expect(body.shape).toEqual(land(4));
    expect((await boundaries(id)).items).toMatchObject([
      { number: 3, event: 'restored', restored: 1, why: 'It came back' },
      { number: 2, shape: land(3) },
      { number: 1 },
    ]);
    const within = new URLSearchParams({ west: '72.3035', south: '30.701', east: '72.3039', north: '30.702' });
    const found = (await agent.get(`/farmer/land?${within}`)).body.items.map((one: { id: string }) => one.id);
    expect(found).toContain(id);
    const { items } = (await agent.get(`/farmer/timeline/${farmerId}`)).body;
    expect(items[0]).toMatchObject({ event: 'RESTORE', facts: { boundary: 1, why: 'It came back' } });
  });

  test('are brought back by their own number alone', async () => {
    const { id } = await farm();
    const refused = async (number: number) => (await agent.put('/farmer/farm/boundary', { id, number })).body.errors;
    expect(await refused(9)).toMatchObject([{ pointer: '/number', code: 'boundaryUnknown' }]);
    expect(await refused(1)).toMatchObject([{ pointer: '/number', code: 'boundaryIsThis' }]);
  });
});

describe('a farm cut in two', () => {
  const crop = async (name: string, cultivatedArea: number) => ({
    cropId: await entryOf(app, 'crop', name),
    cultivatedArea,
  });

  async function cut() {
    const farmcrops = [await crop('Wheat', 20), await crop('Cotton', 12), await crop('Maize', 8)];
    const whole = await farm({ farmcrops, address: 'Chak 87' });
    const idOf = (name: string) =>
      whole.farmcrops.find(({ crop: { title } }: { crop: { title: string } }) => title === name).id;
    const crops = [
      { id: idOf('Wheat'), to: 'both' },
      { id: idOf('Cotton'), to: 'part' },
    ];
    const input = { id: whole.id, line: across(3), farmTitle: "The son's part", why: 'Inherited', crops };
    const { status, body } = await agent.post('/farmer/farm/split', input);
    expect(status).toBe(201);
    return { whole, ...body };
  }
  const grown = ({ farmcrops }: { farmcrops: { crop: { title: string }; cultivatedArea: number }[] }) =>
    Object.fromEntries(farmcrops.map(({ crop: { title }, cultivatedArea }) => [title, cultivatedArea]));

  test('is two farms: land, acres and crops shared, what was before reachable from both', async () => {
    const { whole, kept, part } = await cut();
    expect(kept).toMatchObject({ id: whole.id, farmTitle: 'Home land', landArea: 30 });
    expect(part).toMatchObject({ farmTitle: "The son's part", landArea: 10, address: 'Chak 87' });
    expect(kept.overlaps.map(({ farmId }: { farmId: string }) => farmId)).not.toContain(part.id);
    expect(grown(kept)).toEqual({ Wheat: 15, Maize: 8 });
    expect(grown(part)).toEqual({ Wheat: 5, Cotton: 12 });
    const farmer = (await agent.get(`/farmer/profile/${whole.farmerId}`)).body.farmer;
    expect(farmer).toMatchObject({ farms: 2, landAcres: 40 });
    expect((await boundaries(kept.id)).items).toMatchObject([
      { number: 2, event: 'split', why: 'Inherited' },
      { number: 1, shape: land(4) },
    ]);
    expect((await boundaries(part.id)).items).toMatchObject([
      { farmId: part.id, number: 1, event: 'split' },
      { farmId: kept.id, farmTitle: 'Home land', number: 1, shape: land(4) },
    ]);
    for (const { id } of [kept, part]) {
      expect((await boundaries(id)).splits).toMatchObject([
        { farmId: kept.id, partId: part.id, keptAcres: 30, partAcres: 10, joinedAt: null },
      ]);
    }
  });

  test('is whole again when both are joined, with all that grows on it', async () => {
    const { whole, part } = await cut();
    const { status, body } = await agent.delete(`/farmer/farm/split/${part.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: whole.id, landArea: 40, shape: land(4) });
    expect(grown(body)).toEqual({ Wheat: 20, Cotton: 12, Maize: 8 });
    expect((await agent.get(`/farmer/profile/${whole.farmerId}`)).body.farmer).toMatchObject({
      farms: 1,
      landAcres: 40,
    });
    const { items, splits } = await boundaries(whole.id);
    expect(items.map(({ event }: { event: string }) => event)).toEqual(['joined', 'split', 'drawn']);
    expect(splits[0].joinedAt).not.toBeNull();
    expect(await boundaries(part.id)).toEqual({ items, splits });
    expect((await agent.delete(`/farmer/farm/split/${part.id}`)).status).toBe(404);
    expect((await agent.get(`/farmer/farm/boundaries/${whole.farmerId}`)).status).toBe(404);
  });

  test('is not joined over what was drawn or cut since, until that is taken back', async () => {
    const { kept, part } = await cut();
    const again = { id: kept.id, line: across(1), farmTitle: 'A strip' };
    const strip = (await agent.post('/farmer/farm/split', again)).body.part;
    const join = async (id: string) => await agent.delete(`/farmer/farm/split/${id}`);
    expect((await join(part.id)).body.errors).toMatchObject([{ code: 'joinCut', values: { farm: 'Home land' } }]);
    expect((await join(strip.id)).status).toBe(200);
    await agent.put('/farmer/farm', { id: part.id, shape: null });
    expect((await join(part.id)).body.errors).toMatchObject([{ code: 'joinRedrawn' }]);
    await agent.put('/farmer/farm/boundary', { id: part.id, number: 1 });
    expect((await join(part.id)).status).toBe(200);
    expect((await now(kept)).shape).toEqual(land(4));
  });

  test.each([
    ['splitMisses', across(7)],
    ['splitEndsInside', [at(3, -1), at(3, 2)]],
    ['splitTwice', [at(1, -1), at(1, 5), at(3, 5), at(3, -1)]],
    ['splitSliver', [at(0.006, -0.003), at(-0.003, 0.006)]],
  ])('is not cut by a line that does not: %s, and stays as it was', async (code, line) => {
    const whole = await farm();
    const { status, body } = await agent.post('/farmer/farm/split', { id: whole.id, line, farmTitle: 'Part' });
    expect([status, body.errors]).toMatchObject([422, [{ pointer: '/line', code }]]);
    expect(await now(whole)).toEqual(whole);
  });

  test('is not cut without a boundary, with a crop of another farm, on an old version, or by who may only read', async () => {
    const [bare, whole, other] = [
      await farm({ shape: null }),
      await farm(),
      await farm({ farmcrops: [await crop('Maize', 1)] }),
    ];
    const input = { id: whole.id, line: across(3), farmTitle: 'Part' };
    expect((await agent.post('/farmer/farm/split', { ...input, id: bare.id })).body.errors).toMatchObject([
      { code: 'splitUndrawn' },
    ]);
    const crops = [{ id: other.farmcrops[0].id, to: 'part' }];
    expect((await agent.post('/farmer/farm/split', { ...input, crops })).status).toBe(404);
    await agent.put('/farmer/farm', { id: whole.id, address: 'Chak 3' });
    const stale = await agent.post('/farmer/farm/split', input, { 'If-Match': '"1"' });
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale' } });
    const telco = await app.as('Telco User');
    expect((await telco.post('/farmer/farm/split', input)).status).toBe(403);
    expect((await boundaries(whole.id)).splits).toEqual([]);
  });
});
