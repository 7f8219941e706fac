import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';

/* What the dashboard draws: by hand from rows of the tables, for those who may read what is behind it. */

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
});
afterAll(() => app?.close());

type Chart = { key: string; series: string[]; failed: boolean; rows: { day: string; values: number[] }[] };
const chartsFor = async (role: Parameters<TestApp['as']>[0]): Promise<Chart[]> =>
  (await (await app.as(role)).get('/dashboard?charts=1')).body.charts;
const chart = (charts: Chart[], key: string) => charts.find((each) => each.key === key);
/** They are counted no more often than once a minute. */
const later = () => app.clock.advance(61_000);

test('nobody is told of charts who did not ask, and each only of what they may read', async () => {
  const ops = await app.as('Ops');
  expect((await ops.get('/dashboard')).body.charts).toEqual([]);
  expect((await chartsFor('Ops')).map(({ key }) => key).toSorted()).toEqual(['growth', 'mood', 'reach']);
  expect(await chartsFor('Telco User')).toEqual([]);
});

test('a week begins on Monday in Pakistan; who joins or leaves counts in theirs', async () => {
  // Friday, 20 November 2026.
  const before = chart(await chartsFor('Ops'), 'growth');
  expect(before?.rows).toHaveLength(12);
  expect(before?.rows.at(-1)?.day).toBe('2026-11-16');
  expect(before?.rows.at(0)?.day).toBe('2026-08-31');
  const { rows } = await sql<{ joined: number; left: number }>`
    select count(*) filter (where subscribed_at >= '2026-11-15T19:00:00Z')::int as joined,
      count(*) filter (where unsubscribed_at >= '2026-11-15T19:00:00Z')::int as left from subscribers`.execute(
    app.database,
  );
  expect(before?.rows.at(-1)?.values).toEqual([rows[0]?.joined, rows[0]?.left]);
  await sql`update subscribers set state = 'unsubscribed+notHost+' || contact, unsubscribed_at = '2026-11-15T18:59:00Z'
    where id = (select id from subscribers where subscription = 'active' order by id limit 1)`.execute(app.database);
  later();
  const after = chart(await chartsFor('Ops'), 'growth');
  // A minute before that Monday it was still the week before.
  expect(after?.rows.at(-1)).toEqual(before?.rows.at(-1));
  expect(after?.rows.at(-2)?.values[1]).toBe((before?.rows.at(-2)?.values[1] ?? 0) + 1);
});

test('where a limit is crossed in the next days is told with the farmers there whom a message reaches, to those who read forecasts', async () => {
  const ops = await app.as('Super Admin');
  const warned = async () => (await ops.get('/dashboard?charts=1')).body.warnings;
  type Row = { key: string; day: string; places: { id: string }[]; people: number };
  // The forecasts are fetched as they are read.
  const { body: weather } = await ops.get('/weather/getWeatherByTehsil/?day=2026-11-21');
  later();
  const [before] = await warned();
  expect(before).toMatchObject({ screen: '/app/weather/manage', failed: false, hasSource: true });
  expect(before.rows.filter(({ key }: Row) => key === 'heat')).toEqual([]);
  const { rows: most } = await sql<{ tehsil_id: string; n: number }>`
    select tehsil_id, count(*)::int as n from farmers where state in ('pending', 'active') and tehsil_id is not null
    group by 1 order by 2 desc, 1 limit 1`.execute(app.database);
  const [there] = most;
  expect(weather.items.map(({ place }: { place: { id: string } }) => place.id)).toContain(there?.tehsil_id);
  await ops.post('/weather/change-set/daily', { tehsilId: there?.tehsil_id, day: '2026-11-21', maxTemperature: 46 });
  expect((await warned())[0]).toEqual(before);
  later();
  const [{ rows }] = await warned();
  const heat = rows.filter(({ key }: Row) => key === 'heat');
  expect(heat).toMatchObject([{ day: '2026-11-21', places: [{ id: there?.tehsil_id }], people: expect.any(Number) }]);
  // As the advisory for this place is counted, not as many as live there.
  await sql`update subscribers s set state = 'unsubscribed+notHost+' || contact, unsubscribed_at = '2026-11-15T18:59:00Z' from (
    select msisdn, country_code from farmers where tehsil_id = ${there?.tehsil_id} and state = 'active' limit 1
  ) f where f.msisdn = s.msisdn and f.country_code = s.country_code`.execute(app.database);
  later();
  const { body: reach } = await ops.post('/campaign/effected-by-criteria', { campaignLocations: [there?.tehsil_id] });
  const [told] = (await warned())[0].rows.filter(({ key }: Row) => key === 'heat');
  expect(told.people).toBe(reach.count);
  expect(told.people).toBeLessThan(there?.n ?? 0);
  expect((await (await app.as('Loan Partner')).get('/dashboard?charts=1')).body.warnings).toEqual([]);
});

test('what is being sent and what begins before midnight in Pakistan is told in that order, to those who see jobs', async () => {
  const { rows: jobs } = await sql<{ id: string; title: string }>`
    select id, title from outreach_jobs where id not in (select job_id from job_runs) order by number limit 3`.execute(
    app.database,
  );
  const [running, tonight, tomorrow] = jobs;
  await sql`update outreach_jobs set state = 'cancelled'`.execute(app.database);
  const set = (id: string | undefined, state: string, at: string | null, rank: string) =>
    sql`
    update outreach_jobs set state = ${state}, next_run_at = ${at}::timestamptz, urgency = ${rank} where id = ${id}`.execute(
      app.database,
    );
  await set(running?.id, 'running', null, '0 9');
  await set(tonight?.id, 'scheduled', '2026-11-20T18:59:00Z', '3 2026-11-20T18:59');
  await set(tomorrow?.id, 'scheduled', '2026-11-20T19:00:00Z', '3 2026-11-20T19:00');
  await sql`
    with run as (
      insert into job_runs (id, job_id, number, day, planned_at, until_at, began_at)
      values (gen_random_uuid(), ${running?.id}, 1, '2026-11-20', now(), now(), now()) returning id)
    insert into job_recipients (run_id, channel, country_code, msisdn, operator)
    select run.id, 'sms', '92', msisdn, 'jazz' from run, unnest(array['3001111111', '3002222222']) as msisdn`.execute(
    app.database,
  );
  later();
  const [told] = (await (await app.as('Ops')).get('/dashboard?charts=1')).body.underWay;
  expect(told).toEqual({
    entity: 'job',
    screen: '/app/jobs/list',
    failed: false,
    rows: [
      { id: running?.id, title: running?.title, state: 'running', at: null, done: 0, total: 2 },
      { ...tonight, state: 'scheduled', at: '2026-11-20T18:59:00.000Z', done: null, total: null },
    ],
  });
  expect((await (await app.as('Loan Partner')).get('/dashboard?charts=1')).body.underWay).toEqual([]);
});

test('one that cannot be counted says so, and the others stand', async () => {
  await sql`alter table post_sentiments rename to post_sentiments_gone`.execute(app.database);
  later();
  const broken = await chartsFor('Ops');
  await sql`alter table post_sentiments_gone rename to post_sentiments`.execute(app.database);
  expect(chart(broken, 'mood')).toMatchObject({ failed: true, rows: [] });
  expect(chart(broken, 'growth')).toMatchObject({ failed: false });
  expect(chart(await chartsFor('Ops'), 'mood')).toMatchObject({ failed: false });
  // What passed the queues today is such a part too: what waits in them is told all the same.
  await sql`alter table queue_hours rename to queue_hours_gone`.execute(app.database);
  const { body } = await (await app.as('Ops')).get('/dashboard?charts=1');
  await sql`alter table queue_hours_gone rename to queue_hours`.execute(app.database);
  expect(body.queues.length).toBeGreaterThan(0);
  expect(body.queues.map(({ today }: { today: unknown }) => today)).toEqual(body.queues.map(() => null));
});
