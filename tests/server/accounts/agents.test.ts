import { afterAll, beforeAll, expect, test } from 'vitest';
import { postPolicy } from '../../../machines/forum/post.policy.ts';
import { type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'small', engine: 'pglite' });
});
afterAll(() => app?.close());

test('of the agents those are asked for who hold a permission', async () => {
  const leader = await app.as('Super Admin');
  const emails = async (query: string): Promise<string[]> =>
    (await leader.get(`/auth/agent${query}`)).body.items.map(({ email }: { email: string }) => email);
  const [all, deciders] = [await emails(''), await emails(`?permission=${postPolicy.SET_STATUS}`)];
  expect(all).toEqual(expect.arrayContaining(['ops@demo.fmis', 'telco-user@demo.fmis', 'gis@demo.fmis']));
  expect(deciders).toEqual(expect.arrayContaining(['ops@demo.fmis', 'admin@demo.fmis']));
  for (const stranger of ['telco-user@demo.fmis', 'gis@demo.fmis']) expect(deciders).not.toContain(stranger);
  expect(await emails('?permission=nobody:holds:this')).toEqual([]);
});
