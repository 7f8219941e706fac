import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person, TestApp } from '../../support/app.ts';
import { crateEntity, newCrate } from './crate.ts';
import { testApp } from './kinds.ts';

/* What a type of record is given for its description alone; paths, refusals, races and sequences hold it beside the others. */
describe.each(['pglite', 'postgres'] as const)('a type of record described in a test, on %s', (engine) => {
  let app: TestApp;
  let admin: Person;
  let adminId: string;
  const ids: string[] = [];
  const caller = { id: '', name: '', email: '', roles: [], permissions: new Set<string>(), institutionId: null };
  const reading = () => ({ db: app.database, caller, now: app.clock.now() });
  const list = () => crateEntity(app.app.services).list;

  beforeAll(async () => {
    app = await testApp({ seed: 'small', engine });
    admin = await app.as('Super Admin');
    adminId = (await admin.get('/auth/profile')).body.id;
    for (const [weight, title] of ['Seed of wheat', 'Seed of rice', 'Urea', 'An anvil'].entries()) {
      const person = { id: adminId, name: 'Ayesha Siddiqui' };
      ids.push(await newCrate(app.app.services, { title, weight: weight < 3 ? weight + 1 : 90 }, person));
    }
  });
  afterAll(() => app?.close());

  test('it has a list with filters, orders, counts and pages', async () => {
    const { items, total, counts, next } = await list().page({ sort: 'title', limit: 2, counts: true }, reading());
    expect(items.map(({ title }) => title)).toEqual(['An anvil', 'Seed of rice']);
    expect({ total, counts }).toEqual({ total: 4, counts: { waiting: 4, taken: 0, refused: 0, closed: 0 } });
    const rest = await list().page({ sort: 'title', limit: 2, after: next ?? '' }, reading());
    expect(rest.items.map(({ title }) => title)).toEqual(['Seed of wheat', 'Urea']);
    const found = await list().page({ search: 'seed', limit: 6 }, reading());
    expect(found.items.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
  });

  test('it is found by its number, and waits on the dashboard', async () => {
    const { body } = await admin.get('/workflow/crate/CR-1');
    expect(body).toMatchObject({ id: ids[0], label: 'CR-1', state: 'waiting', consistent: true });
    const { queues } = (await admin.get('/dashboard')).body;
    expect(queues).toContainEqual(expect.objectContaining({ entity: 'crate', title: 'Crates', total: 4 }));
  });

  test('a bulk action takes what a filter matches, one by one', async () => {
    const order = { event: 'TAKE', all: true, filter: { search: 'seed', maxWeight: 50 } };
    const preview = await admin.post('/workflow/crate/bulk', { ...order, dryRun: true });
    expect(preview.body).toMatchObject({ total: 2, accepted: 2, refused: 0 });
    const done = await admin.post('/workflow/crate/bulk', { event: 'TAKE', ids: [ids[0], ids[3]] });
    expect(done.body).toMatchObject({ accepted: 1, refused: 1 });
    expect(done.body.outcomes[1]).toMatchObject({ code: 'guard', guard: 'isLight', label: 'CR-4' });
  });

  test('whoever entered it is told what others did to it', async () => {
    const other = await app.as('Admin');
    expect((await other.post(`/workflow/crate/${ids[2]}/REFUSE`, { reason: 'Wet' })).status).toBe(200);
    const { items } = (await admin.get('/notification/all')).body;
    expect(items[0]).toMatchObject({ entity: 'crate', recordId: ids[2], title: 'CR-3: Refused' });
  });

  test('it can be claimed and noted on', async () => {
    expect((await admin.put(`/workflow/crate/${ids[1]}/claim`)).status).toBe(200);
    const [item] = await list().items([ids[1] ?? ''], reading());
    expect(item?.claim?.by.id).toBe(adminId);
    expect((await admin.post(`/workflow/crate/${ids[1]}/notes`, { text: 'By the door' })).status).toBe(201);
  });
});
