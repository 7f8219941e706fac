import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ListKey, type ReferenceList, referenceLists } from '../../../src/server/features/lovs/lists.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { calls } from '../../support/contract.ts';

let app: TestApp;
let reader: Person;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  reader = await app.as('Agri Profile Agent');
});
afterAll(() => app?.close());

/** The calls that existing clients read lists with; those with an id or a point have their own tests below. */
const lists = calls.filter(
  ({ feature, extension, path }) =>
    feature === 'lovs' && !extension && !path.includes('{') && !path.endsWith('by-query'),
);

describe('every reference list', () => {
  test.each(lists.map(({ path }) => path))('%s answers with all of its items in both languages', async (path) => {
    const { status, body } = await reader.get(path);
    expect(status).toBe(200);
    expect(body.total).toBeGreaterThan(0);
    expect(body.items).toHaveLength(body.total);
    const items: { title: string; titleUr: string }[] = body.items.flatMap(flattened);
    expect(items.filter(({ title, titleUr }) => !title || !titleUr)).toEqual([]);
  });

  test('is read in pages and searched in either language', async () => {
    const first = await reader.get('/crop/?limit=2');
    const second = await reader.get('/crop/?limit=2&offset=2');
    expect(titles(first.body)).toEqual(['Wheat', 'Rice (Basmati)']);
    expect(titles(second.body)).toEqual(['Rice (Coarse)', 'Maize']);
    expect(titles((await reader.get('/crop/?search=WHE')).body)).toEqual(['Wheat']);
    expect(titles((await reader.get(`/crop/?search=${encodeURIComponent('گندم')}`)).body)).toEqual(['Wheat']);
    expect(titles((await reader.get('/crop/?search=%25')).body)).toEqual([]);
  });

  test('with limit 0 answers with the total only', async () => {
    const { body } = await reader.get('/soil-type?limit=0');
    expect(body).toEqual({ items: [], total: 11, limit: 0, offset: 0 });
  });
});

describe('items below an item', () => {
  test('are those of their parent only', async () => {
    const wheat = await itemNamed('/crop/', 'Wheat');
    const varieties = await reader.get(`/seed-type/crop/${wheat.id}`);
    expect(titles(varieties.body)).toContain('Akbar-2019');
    expect(new Set(varieties.body.items.map((item: { parentId: string }) => item.parentId))).toEqual(
      new Set([wheat.id]),
    );
    const stages = await reader.get(`/crop/growth-stages?parentId=${wheat.id}`);
    expect(titles(stages.body)).toContain('Tillering');

    const goat = await itemNamed('/livestock', 'Goat');
    expect(titles((await reader.get(`/livestock-breed/by-livestock/${goat.id}`)).body)).toContain('Beetal');
    expect(titles((await reader.get(`/livestock-stage/by-livestock/${goat.id}`)).body)).toContain('Kid');
  });

  test('of an item that does not exist, or is of another list, are not found', async () => {
    const goat = await itemNamed('/livestock', 'Goat');
    expect((await reader.get(`/seed-type/crop/${goat.id}`)).status).toBe(404);
    expect((await reader.get('/seed-type/crop/0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e11')).status).toBe(404);
    expect((await reader.get('/seed-type/crop/wheat')).status).toBe(400);
  });

  test('stand under their category in machinery by categories', async () => {
    const { body } = await reader.get('/machinery/by-categories/');
    const tillage = body.items.find((group: { category: { title: string } }) => group.category.title === 'Tillage');
    expect(tillage.machinery.map(({ title }: { title: string }) => title)).toContain('Rotavator');
  });
});

test('the general lists have what forms need', async () => {
  const { body } = await reader.get('/get-lov/all');
  const general: readonly (ReferenceList & { key: ListKey })[] = referenceLists;
  expect(body.items.map(({ list }: { list: string }) => list)).toEqual(
    general.filter((list) => list.general).map(({ key }) => key),
  );
  expect(body.items.map(({ list }: { list: string }) => list)).toEqual(
    expect.arrayContaining([
      'gender',
      'phone-type',
      'crop-season',
      'quality',
      'report-reason',
      'profile-status-reason',
    ]),
  );
});

test('lists under two paths answer alike', async () => {
  for (const [one, other] of [
    ['/location/tehsils', '/location/tehsils/'],
    ['/livestock/purposes', '/livestock-purpose'],
    ['/livestock/farming-categories', '/livestock-farming-category'],
  ] as const) {
    expect((await reader.get(one)).body).toEqual((await reader.get(other)).body);
  }
});

test('lists are read with their permission only', async () => {
  const subscriber = await app.as('Subscriber');
  expect((await subscriber.get('/crop/')).status).toBe(403);
  expect((await app.withToken(null).get('/crop/')).status).toBe(401);
});

async function itemNamed(path: string, title: string): Promise<{ id: string }> {
  const { body } = await reader.get(path);
  return body.items.find((item: { title: string }) => item.title === title);
}

function titles(body: { items: { title: string }[] }): string[] {
  return body.items.map(({ title }) => title);
}

function flattened(item: { items?: object[]; category?: object; machinery?: object[] }): object[] {
  if (item.items) return [item, ...item.items];
  return item.category && item.machinery ? [item.category, ...item.machinery] : [item];
}
