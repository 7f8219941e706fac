import { CompiledQuery } from 'kysely';
import type { QueryConfig } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { best, type Row } from '../../bench/best.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { newFarmer } from '../workflow/farmer.driver.ts';

/* What the bench measures the profiles against answers what the product answers. */

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await testApp({ seed: 'small', engine: 'postgres' });
  admin = await app.as('Super Admin');
});
afterAll(() => app?.close());

/** As it is told of a number. */
const told = async (name: string, number: string): Promise<unknown> =>
  JSON.parse(String(await best[name]?.(asked, number, app.clock.now().getTime())));

const asked = {
  async query({ text, values }: QueryConfig): Promise<{ rows: Row[] }> {
    const { rows } = await app.database.executeQuery<Row>(CompiledQuery.raw(text, values ?? []));
    return { rows };
  },
};

test.each([
  ['profile', '/farmer/profile'],
  ['quick-profile', '/farmer/caller'],
])('the best %s, of whoever has most and of others', async (name, path) => {
  const { body: list } = await admin.get('/subscription/farmer-agent-wise-list?limit=50');
  const numbers = ['923004417826', ...(list.items as { phone: string }[]).map(({ phone }) => phone)];
  for (const number of numbers) {
    const { body } = await admin.get(`${path}/${number}`);
    expect(await told(name, number), number).toEqual(body);
  }
});

test('the best profile of one into whom another was merged', async () => {
  const [one, other] = [await newFarmer(admin), await newFarmer(admin)];
  await admin.post('/farmer/merge', { id: one.id, into: other.id });
  const { body } = await admin.get(`/farmer/profile/${other.id}`);
  const number = body.merged[0].phone;
  expect(await told('profile', number)).toEqual((await admin.get(`/farmer/profile/${number}`)).body);
});
