import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advance, begin } from '../../../machines/call/call.machine.ts';
import { compile } from '../../../machines/ivr/compile/compile.ts';
import { type Caller, languageNames, languages, noLinks } from '../../../machines/ivr/menu.ts';
import { countAudience } from '../../../src/server/features/ivr/audience.ts';
import { node, source } from '../../machines/call-sample.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { base } from './ground.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  admin = await app.as('Super Admin');
});
afterAll(() => app?.close());

const count = async (links: object, validationQuery?: string) =>
  (await admin.post(`${base}/audience`, { links, ...(validationQuery && { validationQuery }) })).body;
const callerOf = async (phone: string): Promise<Caller> => (await admin.get(`${base}/caller/${phone}`)).body;

/** The active farmers who have any of these. */
async function having(table: keyof typeof columns, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select f.id from farmers f join ${sql.table(table)} t on t.farmer_id = f.id
    where f.state = 'active' and ${sql.ref(columns[table])} = any(${ids}::uuid[])`.execute(app.database);
  return new Set(rows.map(({ id }) => id));
}
const columns = {
  farm_crops: 'crop_id',
  farmer_livestock: 'livestock_id',
  farmer_machineries: 'machinery_id',
} as const;

describe('an audience', () => {
  test('is counted by language, by place and by a query', async () => {
    const { of } = await count({});
    const farmers = await app.database
      .selectFrom('farmers')
      .select(['language_id', 'province_id'])
      .where('state', '=', 'active')
      .orderBy('id')
      .execute();
    expect(of).toBe(farmers.length);
    const { language_id: language, province_id: place } = farmers[0] ?? {};
    const links = { languages: [{ target: language }], locations: [{ target: place }] };
    const right = farmers.filter((one) => one.language_id === language && one.province_id === place).length;
    expect(await count(links)).toEqual({ farmers: right, of, exact: true });
    expect(await count(links, 'caller.callCount < 0')).toMatchObject({ farmers: 0, exact: true });
    expect(await count(links, 'caller.callCount >= 0')).toMatchObject({ farmers: right, exact: true });
  });

  test('by a condition that costs too much is estimated from those it was tried on', async () => {
    await sql`
      insert into farmers (id, country_code, msisdn, name, gender, phone_type, state, created_at, updated_at)
      select gen_random_uuid(), '92', '399' || lpad(n::text, 7, '0'), 'Costly', 'male', 'featurePhone', 'active', now(), now()
      from generate_series(1, 300) n`.execute(app.database);
    const costly = Array.from({ length: 8 }, (_, n) => `caller.crops.exists(c, c == "x${n}")`).join(' || ');
    const question = { links: {}, validationQuery: `${costly} || caller.callCount >= 0` };
    const hurried = await countAudience(app.database, question, new Date(), 0);
    expect(hurried).toEqual({ farmers: hurried.of, of: hurried.of, exact: false });
    expect(await countAudience(app.database, question, new Date(), Number.POSITIVE_INFINITY)).toEqual({
      ...hurried,
      exact: true,
    });
    await sql`delete from farmers where name = 'Costly'`.execute(app.database);
  });

  test('of growers, keepers and owners is those who have any of a kind and all the kinds', async () => {
    const caller = await callerOf('923004417826');
    const links = (ids: readonly string[]) => ids.map((target) => ({ target }));
    const growers = await having('farm_crops', caller.crops);
    const keepers = await having('farmer_livestock', caller.livestock);
    const owners = await having('farmer_machineries', caller.machineries);
    expect([growers, keepers, owners].every(({ size }) => size > 0)).toBe(true);
    const crops = links(caller.crops);
    const livestocks = links(caller.livestock);
    const machineries = links(caller.machineries);
    expect((await count({ crops })).farmers).toBe(growers.size);
    expect((await count({ livestocks })).farmers).toBe(keepers.size);
    expect((await count({ machineries })).farmers).toBe(owners.size);
    const all = [...growers].filter((id) => keepers.has(id) && owners.has(id));
    expect((await count({ crops, livestocks, machineries })).farmers).toBe(all.length);
  });

  test('by a query over what callers grow is the same as by links', async () => {
    const { crops } = await callerOf('923004417826');
    const [crop = ''] = crops;
    const byLinks = await count({ crops: [{ target: crop }] });
    expect(byLinks.farmers).toBeGreaterThan(0);
    expect(await count({}, `caller.crops.exists(c, c == "${crop}")`)).toEqual(byLinks);
    expect(await count({}, `"${crop}" in caller.crops`)).toEqual(byLinks);
  });

  test('of a query that does not compile is refused with the place of its fault', async () => {
    const answer = await admin.post(`${base}/audience`, { links: {}, validationQuery: 'caller.' });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/validationQuery' }] } });
  });
});

describe('a language of the reference list', () => {
  test('is one of the seven of the menu, each once', async () => {
    const { items } = (await admin.get('/location/languages')).body;
    const { lists } = (await admin.get(`${base}/source?revision=draft`)).body.source;
    const spoken = new Map(lists.language.map(({ id, code }: { id: string; code: string }) => [id, code]));
    const named = items.map(({ id, title }: { id: string; title: string }) => [spoken.get(id), title]);
    expect(new Map(named)).toEqual(new Map(Object.entries(languageNames)));
    expect(items).toHaveLength(languages.length);
  });

  test('that a node is linked to lets its callers in and nobody else', async () => {
    const { lists } = (await admin.get(`${base}/source?revision=draft`)).body.source;
    const entries: { id: string; code: string; name: string }[] = lists.language;
    const only = entries.map(({ id, name }) =>
      node(name, 'root', { links: { ...noLinks, languages: [{ id, target: id }] } }),
    );
    const menu = compile(source({ nodes: [node('root', null), ...only], lists }));
    for (const { id, name, code } of entries) {
      await app.database.updateTable('farmers').set({ language_id: id }).where('msisdn', '=', '3004417826').execute();
      const caller = await callerOf('923004417826');
      expect(caller.language).toBe(code);
      expect(offeredTo(caller)).toEqual([name]);
    }

    function offeredTo(caller: Caller) {
      const at = '2026-11-20T06:00:00.000Z';
      const { state } = begin(menu, caller, at);
      return advance(menu, state, { type: 'PLAYED', at }).state.offered.map(({ title }) => title);
    }
  });
});
