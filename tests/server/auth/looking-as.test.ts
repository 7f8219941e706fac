import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { calls } from '../../support/contract.ts';

let app: TestApp;
let admin: Person;
let partner: Person;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  [admin, partner] = [await app.as('Super Admin'), await app.as('Loan Partner')];
});
afterAll(() => app.close());

const as = (role: string) => ({ 'x-look-as': encodeURIComponent(role) });

test('whoever looks as a role has its rights and its name, and none beside', async () => {
  const { body: own } = await partner.get('/auth/profile');
  const { body: seen } = await admin.get('/auth/profile', as('Loan Partner'));
  expect(seen.roles.map(({ title }: { title: string }) => title)).toEqual(['Loan Partner']);
  expect(seen.permissions).toEqual(own.permissions);
  expect(seen.email).toBe('super-admin@demo.fmis');
  expect(await admin.get('/portal-adoptive-menu/draft', as('Loan Partner'))).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
  expect(await admin.get('/portal-adoptive-menu/draft')).toMatchObject({ status: 200 });
});

test('nobody sees more by it than without', async () => {
  const { body: own } = await partner.get('/auth/profile');
  const { body: seen } = await partner.get('/auth/profile', as('Super Admin'));
  expect(own.permissions).toEqual(expect.arrayContaining(seen.permissions));
  expect(await partner.get('/portal-adoptive-menu/draft', as('Super Admin'))).toMatchObject({ status: 403 });
});

test.each(['No such role', '%E0%A4%A', '%00', 'a%00b', ''])(
  'as "%s", which is no role, nothing is seen',
  async (role) => {
    const { body } = await admin.get('/auth/profile', { 'x-look-as': role });
    expect(body).toMatchObject({ roles: [], permissions: [] });
  },
);

/** They ask with a body and change nothing, or end one's own session. */
const goThrough = [
  'signOut',
  'countCampaignAudience',
  'countAudienceByCriterion',
  'countMenuAudience',
  'findUnknownMenuTargets',
  'getWeatherOfArea',
  'previewBulkAdvisory',
];

describe('nothing is changed by whoever looks as a role', () => {
  const writes = calls.filter(
    ({ id, method, permission }) => method !== 'get' && permission !== 'public' && !goThrough.includes(id),
  );
  test('by no call that changes something', async () => {
    expect(writes.length).toBeGreaterThan(150);
    const refused: string[] = [];
    for (const { method, base, path, id } of writes) {
      const url = `${base}${path.replaceAll(/\{[^}]+\}/g, '0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e31')}`;
      const { status, body } = await app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${admin.token}`, ...as('Super Admin') },
      });
      if (status === 403 && body.code === 'lookingOnly') refused.push(id);
    }
    expect(refused).toEqual(writes.map(({ id }) => id));
  });

  test('and what only asks goes through', async () => {
    const look = { headers: { authorization: `Bearer ${admin.token}`, ...as('Super Admin') } };
    const count = await app.inject({
      ...look,
      method: 'POST',
      url: '/api/campaign/effected-by-criteria',
      payload: {},
    });
    expect(count.status).toBe(200);
    expect(count.body.count).toBeGreaterThan(0);
  });
});
