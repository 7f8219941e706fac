import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let reader: Person;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  reader = await app.as('Call Center');
});
afterAll(() => app?.close());

const list = (query = '') => reader.get(`/subscription/farmer-agent-wise-list${query}`);
const names = (body: { items: { name: string }[] }) => body.items.map(({ name }) => name);

describe('the list of farmers', () => {
  test('has those of the wanted states, counted exactly', async () => {
    const { body } = await list('?status=pending&status=closed&limit=1000&counts=true');
    expect(new Set(body.items.map(({ state }: { state: string }) => state))).toEqual(new Set(['pending', 'closed']));
    expect(body.total).toBe(body.counts.pending + body.counts.closed);
    expect(body.items).toHaveLength(body.total);
  });

  test('is searched by the beginning of any name, and by number', async () => {
    expect(names((await list('?search=chandio&limit=1000')).body)).toContain('Ghulam Rasool Chandio');
    expect(names((await list('?search=rasool%20ch')).body)).toContain('Ghulam Rasool Chandio');
    expect(names((await list('?search=923003318264')).body)).toEqual(['Ghulam Rasool Chandio']);
  });

  test('is searched by CNIC, with or without dashes, for who may read farmers', async () => {
    const { cnic, name } = await app.database
      .selectFrom('farmers as f')
      .innerJoin('subscribers as s', 's.farmer_id', 'f.id')
      .select(['f.cnic', 'f.name'])
      .where('f.cnic', 'is not', null)
      .where('f.state', '<>', 'merged')
      .limit(1)
      .executeTakeFirstOrThrow();
    const digits = String(cnic);
    const dashed = `${digits.slice(0, 5)}-${digits.slice(5, 12)}-${digits.slice(12)}`;
    const subscribers = (person: typeof reader) =>
      person.get(`/subscription/subscriber-agent-wise-list?search=${dashed}`);
    for (const search of [digits, dashed]) expect(names((await list(`?search=${search}`)).body)).toEqual([name]);
    expect((await subscribers(reader)).body.items).toMatchObject([{ farmer: { name } }]);
    const outsider = await app.as('Telco User');
    expect((await subscribers(outsider)).status).toBe(403);
  });

  test('of a district has farmers of that district only', async () => {
    const { body: place } = await reader.get('/location/districts/?search=khanewal');
    const { body } = await list(`?districtId=${place.items[0].id}&limit=1000`);
    expect(names(body)).toContain('Muhammad Aslam Bhatti');
    const districts = body.items.map(({ district }: { district: { title: string } }) => district.title);
    expect(new Set(districts)).toEqual(new Set(['Khanewal']));
  });

  test('is sorted by name and back', async () => {
    const up = names((await list('?sort=name&limit=1000')).body);
    expect(up.map((name) => name.toLowerCase())).toEqual(up.map((name) => name.toLowerCase()).toSorted());
    expect(names((await list('?sort=-name&limit=1000')).body)).toEqual(up.toReversed());
  });
});

describe('one farmer', () => {
  test('is found by number with the whole profile', async () => {
    const { body } = await reader.get('/farmer/by-msisdn/92/3004417826');
    expect(body).toMatchObject({
      name: 'Muhammad Aslam Bhatti',
      nameUr: 'محمد اسلم بھٹی',
      cnic: '3610344178263',
      village: 'Chak 87/10-R',
      farms: 2,
      landAcres: 12.5,
      state: 'active',
      province: { title: 'Punjab' },
      district: { title: 'Khanewal' },
      subscriber: { state: 'active+notHost+reachable' },
    });
  });

  test('who does not exist is not found', async () => {
    expect((await reader.get('/farmer/by-msisdn/92/3999999999')).status).toBe(404);
  });
});

describe('the statuses of a profile', () => {
  test('are the states of the database', async () => {
    const { body } = await reader.get('/profileStatus/farmer-profile-statuses');
    const states = body.items.map(({ status }: { status: string }) => status);
    const counts = (await list('?limit=0&counts=true')).body.counts;
    expect(states).toEqual(['pending', 'active', 'suspended', 'rejected', 'closed', 'merged']);
    expect(Object.keys(counts)).toEqual(states);
  });

  test('need a reason where reasons exist', async () => {
    const { body } = await reader.get('/profileStatus/with-reasons');
    const needing = body.items.filter(({ reasonRequired }: { reasonRequired: boolean }) => reasonRequired);
    expect(needing.map(({ status }: { status: string }) => status)).toEqual(['suspended', 'rejected', 'closed']);
    expect(needing.every(({ reasons }: { reasons: object[] }) => reasons.length > 0)).toBe(true);
  });
});
