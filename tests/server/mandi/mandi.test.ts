import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { formOf } from '../../support/form.ts';
import { newListing, wheat } from '../workflow/listing.driver.ts';

let app: TestApp;
let admin: Person;
let ops: Person;

beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  admin = await app.as('Admin');
  ops = await app.as('Ops');
});
afterAll(async () => {
  await app.close();
});

async function someFarmer(): Promise<{ id: string; name: string }> {
  const query = app.database.selectFrom('farmers').select(['id', 'name']).where('state', '=', 'active');
  return await query.orderBy('id').executeTakeFirstOrThrow();
}

describe('a new listing', () => {
  test('waits, carries what the form said, and belongs to its farmer', async () => {
    const farmer = await someFarmer();
    const body = await newListing(app, ops, {
      creator: farmer.id,
      tags: '["wheat","seed"]',
      metaData: '[{"key":"breed","value":"Akbar-2019"}]',
    });
    expect(body).toMatchObject({
      state: 'pending+active',
      visible: false,
      creator: { id: farmer.id, kind: 'farmer' },
      tags: ['wheat', 'seed'],
      metaData: [{ key: 'breed', value: 'Akbar-2019' }],
    });
  });

  test('can begin hidden', async () => {
    expect(await newListing(app, ops, { isActive: 'false' })).toMatchObject({ state: 'pending+inactive', version: 2 });
  });

  test("needs what nobody else can say; the rest is the item's and the farmer's", async () => {
    const farmer = await someFarmer();
    const { title, itemId, categoryId, unitPrice, quantity } = await wheat(app);
    const min = { title, itemId, unitPrice: String(unitPrice), quantity: String(quantity) };
    const made = formOf({ ...min, creator: farmer.id });
    const { status, body } = await ops.post('/mandi/listing', made.payload, made.headers);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { category: { id: categoryId }, unit: 'maund', description: '', expiryDt: '2026-12-20' },
    });
    expect(body.contactNo).toMatch(/^92\d{10}$/);
    const nobodys = formOf(min);
    expect(await ops.post('/mandi/listing', nobodys.payload, nobodys.headers)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/contactNo' }] },
    });
  });

  test('may be given to the farmer who offers it, and keeps them where an edit names none', async () => {
    const { id } = await newListing(app, ops);
    const farmer = await someFarmer();
    const edit = { ...(await wheat(app)), id };
    const given = await ops.put('/mandi/listing', { ...edit, creator: farmer.id });
    expect(given).toMatchObject({ status: 200, body: { creator: { id: farmer.id, kind: 'farmer' } } });
    const kept = await ops.put('/mandi/listing', { ...edit, title: 'Wheat, cleaned twice' });
    expect(kept.body.creator).toEqual(given.body.creator);
    const unknown = await ops.put('/mandi/listing', { ...edit, creator: '0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d3002' });
    expect(unknown).toMatchObject({ status: 422, body: { errors: [{ pointer: '/creator' }] } });
  });

  test.each([
    ['/categoryId', { categoryId: '0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d3002' }],
    ['/itemId', { itemId: '0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d3002' }],
    ['/locationId', { locationId: '0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d3002' }],
    ['/creator', { creator: '0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d3002' }],
    ['/unit', { unit: 'armful' }],
    ['/quality', { quality: 'so-so' }],
    ['/tags', { tags: '{"no":"list"}' }],
    ['/metaData', { metaData: '[{"key":"breed"}]' }],
    ['/expiryDt', { expiryDt: '2026-11-01' }],
  ])('is refused at %s when that is not known here', async (pointer, wrong) => {
    const fields = { ...(await wheat(app)), ...wrong };
    const form = formOf(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])));
    const answer = await ops.post('/mandi/listing', form.payload, form.headers);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer }] } });
  });
});

describe('what farmers see', () => {
  test('is approved, active and not expired', async () => {
    const { id } = await newListing(app, ops);
    expect((await admin.put(`/mandi/listing/approve/${id}`)).body).toMatchObject({
      visible: true,
      state: 'approved+active',
    });
    expect((await admin.put('/mandi/listing', { id, isActive: false })).body).toMatchObject({ visible: false });
    const old = await newListing(app, ops);
    await app.database.updateTable('listings').set({ expiry: '2026-11-01' }).where('id', '=', old.id).execute();
    expect((await admin.put(`/mandi/listing/approve/${old.id}`)).body).toMatchObject({ expired: true, visible: false });
  });

  test('showing sets the target and never flips', async () => {
    const { id } = await newListing(app, ops);
    const first = await admin.put('/mandi/listing', { id, isActive: true });
    expect(first.body).toMatchObject({ isActive: true, version: 1 });
    await admin.put('/mandi/listing', { id, isActive: false });
    expect((await ops.put('/mandi/listing', { id, isActive: false })).body).toMatchObject({
      isActive: false,
      version: 2,
    });
  });
});

describe('an edit', () => {
  test('in full clears what it leaves out, and the history says old and new', async () => {
    const { id } = await newListing(app, ops, { quality: 'a', tags: '["wheat"]' });
    const change = { ...(await wheat(app)), title: 'Wheat, cleaned twice' };
    const { body } = await admin.put('/mandi/listing', { id, ...change });
    expect(body).toMatchObject({ title: 'Wheat, cleaned twice', quality: null, tags: [], version: 2 });
    const { history } = (await admin.get(`/workflow/listing/${id}`)).body;
    expect(history[0]).toMatchObject({
      event: 'EDIT',
      facts: { changes: { quality: { before: 'a', after: null }, title: { after: 'Wheat, cleaned twice' } } },
    });
  });

  test('to a day that has passed is refused; a day that stood there may stay', async () => {
    const { id } = await newListing(app, ops);
    const past = { id, ...(await wheat(app)), expiryDt: '2026-11-01' };
    const answer = await admin.put('/mandi/listing', past);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/expiryDt', code: 'expiryPassed' }] } });
    await app.database.updateTable('listings').set({ expiry: '2026-11-01' }).where('id', '=', id).execute();
    expect(await admin.put('/mandi/listing', { ...past, title: 'Wheat, what is left' })).toMatchObject({ status: 200 });
  });

  test('is refused in words, never with the pattern that it should fit', async () => {
    const { id } = await newListing(app, ops);
    const { body } = await admin.put('/mandi/listing', { id, ...(await wheat(app)), contactNo: '0300 5550173' });
    expect(body.errors).toMatchObject([{ pointer: '/contactNo', message: 'does not have the right form' }]);
  });

  test('on an outdated version is refused and says who changed it', async () => {
    const { id } = await newListing(app, ops);
    await admin.put('/mandi/listing', { id, ...(await wheat(app)) });
    const answer = await ops.put(`/mandi/listing/approve/${id}`, undefined, { 'if-match': '"1"' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'stale', conflict: { event: 'EDIT' } } });
  });
});

describe('a decision', () => {
  test('of somebody else who was faster is named', async () => {
    const { id } = await newListing(app, ops);
    await admin.put(`/mandi/listing/approve/${id}`);
    const answer = await ops.put(`/mandi/listing/approve/${id}`);
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'decidedElsewhere', conflict: { by: { name: 'Sana Malik' } } },
    });
  });

  test('under the two-person rule is not for who entered it', async () => {
    const { id } = await newListing(app, ops);
    expect((await admin.put('/mandi/settings', { twoPerson: true })).body).toMatchObject({ twoPerson: true });
    const own = await ops.put(`/mandi/listing/approve/${id}`);
    expect(own).toMatchObject({ status: 409, body: { code: 'guard', conflict: { guard: 'isNotItsCreator' } } });
    expect((await admin.put(`/mandi/listing/approve/${id}`)).status).toBe(200);
    expect((await admin.put('/mandi/settings', { twoPerson: false })).body).toMatchObject({ twoPerson: true });
    const second = await app.as('Super Admin');
    expect((await second.put('/mandi/settings', { twoPerson: false })).body).toMatchObject({ twoPerson: false });
  });

  test('reaches the seller with the reason', async () => {
    const farmer = await someFarmer();
    const { id } = await newListing(app, ops, { creator: farmer.id });
    await admin.post(`/workflow/listing/${id}/REJECT`, { reason: 'Please check the price.' });
    const { messages } = (await admin.get(`/workflow/listing/${id}`)).body;
    expect(messages).toMatchObject([{ addressee: 'seller', event: 'REJECT', state: 'waiting' }]);
    expect(messages[0].text).toContain('Please check the price.');
  });

  test('is undone to where it was', async () => {
    const { id } = await newListing(app, ops);
    await admin.put(`/mandi/listing/approve/${id}`);
    await admin.delete(`/mandi/listing/${id}`);
    const restored = await admin.post(`/workflow/listing/${id}/RESTORE`, {});
    expect(restored.body).toMatchObject({ state: 'approved+active', version: 4 });
  });
});

describe('the lists', () => {
  test('leave out what is deleted unless it is asked for, and count every state', async () => {
    const { id } = await newListing(app, ops);
    await admin.delete(`/mandi/listing/${id}`);
    const all = (await admin.get('/mandi/listing/all?counts=true')).body;
    const deleted = (await admin.get('/mandi/listing/all?status=deleted')).body;
    const ids = (body: { items: { id: string }[] }) => body.items.map((item) => item.id);
    expect(ids(all)).not.toContain(id);
    expect(ids(deleted)).toContain(id);
    expect(all.total).toBe(all.counts.pending + all.counts.approved + all.counts.rejected);
    expect(all.counts.deleted).toBe(deleted.total);
  });

  test('of what waits begin with the oldest', async () => {
    const { items, total } = (await admin.get('/mandi/listing/pending')).body;
    const since = items.map((item: { stateSince: string }) => item.stateSince);
    expect(since).toEqual(since.toSorted());
    expect(items).toHaveLength(total);
  });

  test('find by words, number and category together', async () => {
    const made = await newListing(app, ops, { title: 'Zafrani wheat of the valley' });
    const found = (await admin.get(`/mandi/listing/all?search=zafrani&category=${made.category.id}`)).body;
    expect(found).toMatchObject({ total: 1, items: [{ id: made.id }] });
    expect((await admin.get(`/mandi/listing/all?search=${made.number}`)).body.items[0].id).toBe(made.id);
    expect((await admin.get('/mandi/listing/all?search=zafrani&expired=true')).body.total).toBe(0);
  });
});
