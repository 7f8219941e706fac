import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, type TestAnswer, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let editor: Person;
let wheat: string;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  editor = await app.as('Ops');
  const crops = await editor.get('/crop/?search=wheat');
  wheat = crops.body.items[0].id;
});
afterAll(() => app?.close());

let item: TestAnswer['body'];
let serial = 0;
beforeEach(async () => {
  serial += 1;
  const answer = await editor.post('/lov/seed-type/items', {
    title: `Trial ${serial}`,
    titleUr: 'آزمائشی',
    parentId: wheat,
  });
  expect(answer.status).toBe(201);
  item = answer.body;
});

const pathOf = ({ id }: { id: string }) => `/lov/seed-type/items/${id}`;

describe('a new item', () => {
  test('comes last, is offered at once and says who made it', async () => {
    expect(item).toMatchObject({ code: `wheat/trial-${serial}`, parentTitle: 'Wheat', active: true, version: 1 });
    const offered = await editor.get(`/seed-type/crop/${wheat}`);
    expect(offered.body.items.at(-1).id).toBe(item.id);
    const { body } = await editor.get(pathOf(item));
    expect(body.history).toHaveLength(1);
    expect(body.history[0]).toMatchObject({ event: 'CREATE', version: 1 });
    expect(body.history[0].changes).toContainEqual({ field: 'title', from: null, to: item.title });
  });

  test('needs a title that its parent does not have yet', async () => {
    const again = await editor.post('/lov/seed-type/items', { title: ` trial ${serial} `, parentId: wheat });
    expect(again.status).toBe(422);
    expect(again.body.errors).toMatchObject([
      { pointer: '/title', message: 'The list already has an item of this name.' },
    ]);
    expect((await editor.post('/lov/seed-type/items', { title: ' ', parentId: wheat })).status).toBe(400);
  });

  test('needs a parent of the right list, where the list has parents', async () => {
    const none = await editor.post('/lov/seed-type/items', { title: 'Orphan' });
    expect(none.body.errors[0].pointer).toBe('/parentId');
    const wrong = await editor.post('/lov/seed-type/items', { title: 'Orphan', parentId: item.id });
    expect(wrong.status).toBe(422);
    const needless = await editor.post('/lov/weed/items', { title: 'Orphan', parentId: wheat });
    expect(needless.status).toBe(422);
    expect((await editor.post('/lov/crop-insect/items', { title: `Insect ${serial}` })).status).toBe(201);
  });

  test('carries only what its list describes', async () => {
    const stray = await editor.post('/lov/seed-type/items', { title: 'Far', parentId: wheat, attributes: { lat: 30 } });
    expect(stray.body.errors).toMatchObject([
      { pointer: '/attributes/lat', message: 'Items of this list do not carry this.' },
    ]);
  });

  test('of an operator says by which three digits its numbers are known, which no other has', async () => {
    const items = await app.database.selectFrom('reference_items').selectAll().where('list', '=', 'operator').execute();
    const jazz = items.find(({ name }) => name === 'Jazz');
    const keep = async (attributes: object) =>
      (await editor.put(`/lov/operator/items/${jazz?.id}`, { title: 'Jazz', titleUr: jazz?.name_ur, attributes })).body;
    const usual = { value: 'jazz', perMinute: 1200, mostADay: 2, mostAWeek: 3 };
    for (const prefixes of ['(a+)+$', '300–1', '', ' , ', '9'.repeat(60), '0–999', '309–300', '300–309–320']) {
      const { errors } = await keep({ ...usual, prefixes });
      expect(errors, prefixes).toMatchObject([{ pointer: '/attributes/prefixes', code: 'numberRanges' }]);
    }
    for (const [prefixes, range, of] of [
      ['300–349', '300–349', 'Telenor'],
      ['300, 355', '355', 'SCOM'],
      ['300–309, 305', '305', 'Jazz'],
    ]) {
      const { errors } = await keep({ ...usual, prefixes });
      expect(errors, prefixes).toMatchObject([{ pointer: '/attributes/prefixes', values: { range } }]);
      expect(errors[0].message).toContain(of);
    }
    const { errors } = await keep({ ...usual, prefixes: '300–309', mostADay: 4 });
    expect(errors).toMatchObject([{ pointer: '/attributes/mostAWeek', code: 'tooSmall' }]);
    expect(await keep({ ...usual, prefixes: '300-309, 320' })).toMatchObject({
      attributes: { prefixes: '300-309, 320' },
    });
  });

  test('of a list that does not exist is not found', async () => {
    expect((await editor.post('/lov/nothing/items', { title: 'X' })).status).toBe(404);
  });
});

describe('a change', () => {
  test('keeps the code, grows the version and is kept in the history field by field', async () => {
    const title = `Renamed ${serial}`;
    const changed = await editor.put(pathOf(item), { title, titleUr: 'آزمائشی', parentId: wheat, active: true });
    expect(changed.body).toMatchObject({ title, code: item.code, version: 2 });
    const { body } = await editor.get(pathOf(item));
    expect(body.history.at(-1)).toMatchObject({
      event: 'EDIT',
      changes: [{ field: 'title', from: item.title, to: title }],
    });
  });

  test('that clears a field leaves it out', async () => {
    const cleared = await editor.put(pathOf(item), { title: item.title, parentId: wheat });
    expect(cleared.body.titleUr).toBeNull();
  });

  test('of an outdated version is refused and nothing is written', async () => {
    const body = { title: item.title, parentId: wheat, active: false };
    expect((await editor.put(pathOf(item), body, { 'if-match': '"1"' })).status).toBe(200);
    const late = await editor.put(pathOf(item), { ...body, title: 'Late' }, { 'if-match': '"1"' });
    expect(late.status).toBe(409);
    expect(late.body.code).toBe('stale');
    expect((await editor.get(pathOf(item))).body.item).toMatchObject({ title: item.title, version: 2 });
  });

  test('needs the permission: others may read but not write', async () => {
    const gis = await app.as('GIS');
    expect((await gis.get(`/seed-type/crop/${wheat}`)).status).toBe(200);
    expect((await gis.put(pathOf(item), { title: 'Mine', parentId: wheat })).status).toBe(403);
    expect((await gis.post('/lov/weed/items', { title: 'Mine' })).status).toBe(403);
  });
});

describe('an item that is no longer offered', () => {
  test('leaves the lists of forms and stays for those who maintain it', async () => {
    await editor.put(pathOf(item), { title: item.title, parentId: wheat, active: false });
    const offered = await editor.get(`/seed-type/crop/${wheat}?search=${encodeURIComponent(item.title)}`);
    expect(offered.body.total).toBe(0);
    const kept = await editor.get(`/lov/seed-type/items?active=false&parentId=${wheat}&sort=-updatedAt`);
    expect(kept.body.items.map(({ id }: { id: string }) => id)).toContain(item.id);
    expect((await editor.get(pathOf(item))).body.history.at(-1).event).toBe('DEACTIVATE');

    await editor.put(pathOf(item), { title: item.title, parentId: wheat, active: true });
    expect((await editor.get(pathOf(item))).body.history.at(-1).event).toBe('ACTIVATE');
  });
});

test('the lists say how many items they have and what these carry', async () => {
  const { body } = await editor.get('/lov/lists');
  const tehsils = body.items.find(({ key }: { key: string }) => key === 'tehsil');
  expect(tehsils).toMatchObject({ parent: 'district', parentRequired: true, attributes: ['lat', 'lng', 'precision'] });
  expect(tehsils.total).toBeGreaterThanOrEqual(400);
  expect(tehsils.active).toBe(tehsils.total);
});
