import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { badPolygons } from '../../support/bad-polygons.ts';
import { newFarmer } from '../workflow/farmer.driver.ts';

let app: TestApp;
let agent: Person;
let farmerId: string;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  agent = await app.as('Call Center');
  farmerId = (await newFarmer(agent)).id;
});
afterAll(() => app?.close());

const send = (coordinates: unknown) =>
  agent.post('/farmer/farm', {
    farmerId,
    farmTitle: 'Home land',
    landArea: 5,
    overlapReason: 'All of these lie in one place',
    areaReason: 'Most of it is let',
    shape: { type: 'Polygon', coordinates },
  });
const farms = async () => (await agent.get(`/farmer/farm/${farmerId}`)).body.total;

test.each(badPolygons)('$what is refused with the reason and the place', async (bad) => {
  const before = await farms();
  const { status, body } = await send(bad.rings);
  expect(status).toBe(422);
  expect(body.errors).toMatchObject([
    { pointer: bad.pointer, code: bad.code, message: expect.stringMatching(bad.words) },
  ]);
  if (bad.place) {
    expect(body.errors[0].values.lat).toBeCloseTo(bad.place.lat, 4);
    expect(body.errors[0].values.lng).toBeCloseTo(bad.place.lng, 4);
  }
  expect(await farms()).toBe(before);
  if (!bad.isSwapped) return expect(body).not.toHaveProperty('swapped');
  // What is offered is land.
  const { coordinates } = body.swapped;
  expect((await send(coordinates)).status).toBe(201);
});

test.each([
  [
    'NaN, which JSON has only as text',
    [
      [
        ['NaN', 30.3],
        [71.934, 30.3],
        [71.934, 30.304],
      ],
    ],
    '/shape/coordinates/0/0/0',
  ],
  [
    'nothing in place of a number',
    [
      [
        [null, 30.3],
        [71.934, 30.3],
        [71.934, 30.304],
      ],
    ],
    '/shape/coordinates/0/0/0',
  ],
  [
    'a height beside the place',
    [
      [
        [71.93, 30.3, 120],
        [71.934, 30.3, 120],
        [71.934, 30.304, 120],
      ],
    ],
    '/shape/coordinates/0/0',
  ],
])('%s is refused at its place', async (_, coordinates, pointer) => {
  const { status, body } = await send(coordinates);
  expect([status, body.errors.map((error: { pointer: string }) => error.pointer)]).toEqual([
    400,
    expect.arrayContaining([pointer]),
  ]);
});

test('1,001 points are too many for a shape, and a million for a body', async () => {
  const circle = (count: number) =>
    Array.from({ length: count }, (_, n) => {
      const angle = (n / count) * 2 * Math.PI;
      return [71.93 + 0.001 * Math.cos(angle), 30.3 + 0.001 * Math.sin(angle)];
    });
  const many = await send([circle(1_001)]);
  expect([many.status, many.body.errors[0].pointer]).toEqual([400, '/shape/coordinates/0']);
  const million = await send([circle(1_000_000)]);
  expect(million).toMatchObject({ status: 413 });
  expect(million.body.detail).toMatch(/1 MB|large/i);
});
