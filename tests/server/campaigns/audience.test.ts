import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let ops: Person;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  ops = await app.as('Ops');
});
afterAll(() => app?.close());

const counted = async (criteria: object) => (await ops.post('/campaign/effected-by-criteria', criteria)).body;
/** Written apart from the product: each subscriber looked at by itself. */
const told = async (condition: ReturnType<typeof sql>) => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from subscribers s
    left join farmers f on f.msisdn = s.msisdn and f.country_code = s.country_code
    where s.state like 'active+%+reachable' and (f.id is null or f.state in ('pending', 'active')) and ${condition}`.execute(
    app.database,
  );
  return rows[0]?.n;
};
const itemOf = async (list: string) => {
  const { rows } = await sql<{ id: string }>`select id from reference_items where list = ${list} order by sort`.execute(
    app.database,
  );
  return rows.map(({ id }) => id);
};

test('nothing chosen is everybody who may be reached, and who may not is counted by the first reason', async () => {
  const all = await counted({});
  expect(all.count).toBe(await told(sql`true`));
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from subscribers`.execute(app.database);
  const left = all.leftOut.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  expect(all.count + left).toBe(rows[0]?.n);
  expect(all.leftOut.map(({ why }: { why: string }) => why)).toContain('unsubscribed');
});

test('who gets it is counted by the language in which a call speaks: Urdu where none is known', async () => {
  const { count, languages } = await counted({});
  expect(languages.reduce((sum: number, one: { count: number }) => sum + one.count, 0)).toBe(count);
  const of = (language: string) => languages.find((one: { language: string }) => one.language === language)?.count;
  const tag = sql`(select attributes ->> 'tag' from reference_items where id = coalesce(f.language_id, s.language_id))`;
  expect([of('sk'), of('ur')]).toEqual([
    await told(sql`${tag} = 'skr'`),
    await told(sql`coalesce(${tag}, 'ur') = 'ur'`),
  ]);
  const [, urdu = ''] = await itemOf('language');
  const spoken = (await counted({ campaignLanguages: [urdu] })).languages;
  expect(spoken.map(({ language }: { language: string }) => language)).toEqual(['ur']);
});

test('any of a kind, all the kinds', async () => {
  const crops = (await itemOf('crop')).slice(0, 3);
  const [province = ''] = await itemOf('province');
  const grows = sql`f.id in (select farmer_id from farm_crops where crop_id = any(${crops}::uuid[]))`;
  expect((await counted({ campaignCrops: crops })).count).toBe(await told(grows));
  expect((await counted({ campaignCrops: crops, campaignLocations: [province] })).count).toBe(
    await told(sql`${grows} and f.province_id = ${province}`),
  );
  expect((await counted({ campaignCrops: crops })).count).toBeGreaterThan(0);
});

test('operators and how lately somebody called', async () => {
  const [operator = ''] = await itemOf('operator');
  expect((await counted({ campaignOperator: [operator] })).count).toBe(await told(sql`s.operator = 'jazz'`));
  const { rows } = await sql<{ id: string }>`
    select id from reference_items where list = 'active-subscriber-range' and attributes ->> 'days' = '30'`.execute(
    app.database,
  );
  const recent = await counted({ activeSubscriberRange: rows[0]?.id });
  expect(recent.count).toBe(await told(sql`s.last_call_at >= ${app.clock.now()}::timestamptz - interval '30 days'`));
});

test('who may not see campaigns is told nothing', async () => {
  expect((await (await app.as('Call Center')).post('/campaign/effected-by-criteria', {})).status).toBe(403);
});

test('a sample shows who gets it by what, and who does not and why', async () => {
  const [wheat = ''] = await itemOf('crop');
  const { sample } = await counted({ campaignCrops: [wheat] });
  const { name, name_ur } = await app.database
    .selectFrom('reference_items')
    .select(['name', 'name_ur'])
    .where('id', '=', wheat)
    .executeTakeFirstOrThrow();
  const reached = sample.filter(({ why }: { why: string | null }) => why === null);
  expect(reached.length).toBeGreaterThan(0);
  expect(reached.length).toBeLessThanOrEqual(6);
  for (const one of sample) expect(one.crops).toContainEqual({ id: wheat, title: name, titleUr: name_ur });
  expect(reached[0]).toMatchObject({ language: { id: expect.any(String), titleUr: expect.anything() } });
  const all = (await counted({})).sample;
  expect(all.filter(({ why }: { why: string | null }) => why !== null).length).toBeGreaterThan(0);
});

test('after each criterion is said how many are left, in the order of the page', async () => {
  const crops = (await itemOf('crop')).slice(0, 3);
  const [province = ''] = await itemOf('province');
  const [occupation = ''] = await itemOf('occupation');
  const grows = sql`f.id in (select farmer_id from farm_crops where crop_id = any(${crops}::uuid[]))`;
  const lives = sql`${grows} and f.province_id = ${province}`;
  const criteria = { campaignProfiles: [occupation], campaignLocations: [province], campaignCrops: crops };
  const { body } = await ops.post('/campaign/effected-by-criteria/each', criteria);
  expect(body.items).toEqual([
    { by: 'crops', count: await told(grows) },
    { by: 'locations', count: await told(lives) },
    { by: 'profiles', count: await told(sql`${lives} and f.occupation_id = ${occupation}`) },
  ]);
  expect(body.items.at(-1).count).toBe((await counted(criteria)).count);
  expect((await ops.post('/campaign/effected-by-criteria/each', {})).body).toEqual({ items: [] });
});
