import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';

/* A name as it is heard on the line finds the farmer, however the two are written. */

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  const named = async (place: number, name: string, nameUr: string) =>
    sql`update farmers set name = ${name}, name_ur = ${nameUr}
      where id = (select id from farmers where state = 'active' order by id offset ${place} limit 1)`.execute(
      app.database,
    );
  await named(0, 'Muhammad Ashraf Chattha', 'محمد اشرف چٹھہ');
  await named(1, 'Ghulam Qadir Bhatti', 'غلام قادر بھٹی');
  await named(2, 'Zulfiqar Ali', 'ذوالفقار علی');
});
afterAll(() => app?.close());

const heard = async (name: string) => {
  const { body } = await (await app.as('Call Center')).get(
    `/subscription/farmer-agent-wise-list?soundsLike=${encodeURIComponent(name)}&limit=50`,
  );
  return body.items.map((farmer: { name: string }) => farmer.name);
};

test.each([
  ['Mohammad Ashraf Chatha', 'Muhammad Ashraf Chattha'],
  ['Muhamad Ashrf Chata', 'Muhammad Ashraf Chattha'],
  ['ashraf mohammed chattha', 'Muhammad Ashraf Chattha'],
  ['Ashraf Chat', 'Muhammad Ashraf Chattha'],
  ['محمد اشرف چٹہ', 'Muhammad Ashraf Chattha'],
  ['محمد اشرف چھٹا', 'Muhammad Ashraf Chattha'],
  ['Gulam Kadir Bhati', 'Ghulam Qadir Bhatti'],
  ['غلام کادر بٹی', 'Ghulam Qadir Bhatti'],
  ['Zulfikar', 'Zulfiqar Ali'],
  ['زوالفقار', 'Zulfiqar Ali'],
])('%s is %s', async (said, name) => {
  expect(await heard(said)).toContain(name);
});

test.each(['Ashraf Chattha Bhatti', 'Rashid Chattha', '!!', "'); drop table farmers; --"])(
  '%s is nobody of them',
  async (said) => {
    const found = await heard(said);
    for (const name of ['Muhammad Ashraf Chattha', 'Ghulam Qadir Bhatti', 'Zulfiqar Ali'])
      expect(found).not.toContain(name);
  },
);

test('the index of sounds is what is asked', async () => {
  await sql`set enable_seqscan = off`.execute(app.database);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select 1 from farmers f
    where sounds_of(f.name || ' ' || coalesce(f.name_ur, '')) @@ 'mhmd:*'::tsquery`.execute(app.database);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('farmers_by_sound');
});
