import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';

/* How fast a run sent and who was reached by it, of a job of the demonstration that is over. */

let app: TestApp;
let ops: Person;
let run: { id: string; number: number; figures: Record<string, number> };

beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  ops = await app.as('Ops');
  const { body: found } = await ops.get('/job/?search=Kissan card');
  const [job] = found.items;
  expect(job).toMatchObject({ state: 'completed', lastStep: { event: 'FINISH_RUN', by: { id: null } } });
  [run] = (await ops.get(`/job-logs/job-id/${job.id}`)).body.items;
});
afterAll(() => app?.close());

const recipients = async (query: string) => (await ops.get(`/job-logs/recipients/${run.id}?${query}`)).body;
const pace = async () => (await ops.get(`/job-logs/pace/${run.id}`)).body;

test('the steps of a run add up to what the gateways took, those without any among them', async () => {
  const { stepMinutes, steps, perMinute } = await pace();
  const sum = steps.reduce((sent: number, step: { sent: number }) => sent + step.sent, 0);
  expect(sum).toBe(run.figures['delivered']);
  const [first, ...others] = steps.map(({ at }: { at: string }) => Date.parse(at));
  expect(others).toEqual(others.map((_: number, place: number) => first + (place + 1) * stepMinutes * 60_000));
  expect(perMinute).toBe(0);
});

test('a run over hours is told in longer steps, and what has left within five minutes is the pace of now', async () => {
  const { stepMinutes: before } = await pace();
  expect(before).toBe(1);
  await sql`
    update text_messages set sent_at = ${new Date(app.clock.now().getTime() - 120_000)} where id = (
      select message_id from job_recipients p join text_messages m on m.id = p.message_id
      where p.run_id = ${run.id} and m.outcome = 'sent' order by m.sent_at desc limit 1)`.execute(app.database);
  const { stepMinutes, steps, perMinute } = await pace();
  expect(stepMinutes).toBe(240);
  expect(steps.length).toBeLessThanOrEqual(61);
  expect(perMinute).toBe(0.2);
});

test('somebody is found in the ledger by name and by number in any form, within an outcome', async () => {
  const { items } = await recipients('outcome=delivered&limit=1000');
  const one = items.find(({ farmer }: { farmer: unknown }) => farmer !== null);
  const national = `0${one.msisdn.slice(2, 5)} ${one.msisdn.slice(5)}`;
  for (const search of [one.msisdn, national, `+${one.msisdn}`, one.farmer.name]) {
    const found = await recipients(`outcome=delivered&search=${encodeURIComponent(search)}`);
    expect([search, found.items.map(({ msisdn }: { msisdn: string }) => msisdn)]).toEqual([
      search,
      expect.arrayContaining([one.msisdn]),
    ]);
    expect(found.total).toBeLessThan(items.length);
  }
  const { total } = await recipients(`outcome=leftOut&search=${one.msisdn}`);
  expect(total).toBe(0);
});

test('a run that is not there has no pace', async () => {
  const { status } = await ops.get('/job-logs/pace/0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d0000');
  expect(status).toBe(404);
});

test('the recipients are a file too: as many as are listed, within an outcome and a search, under the headings asked for', async () => {
  const linesOf = async (query: string) => {
    const { status, body } = await ops.get(`/job-logs/recipients/${run.id}/export?format=csv${query}`);
    expect(status).toBe(200);
    const [head, ...lines]: string[] = body.replace('\uFEFF', '').trim().split('\r\n');
    return { head, lines };
  };
  const whole = await linesOf('');
  expect(whole.head).toBe('When,Farmer,Number,Operator,Channel,Language,Outcome,Why');
  expect(whole.lines).toHaveLength(run.figures['total'] ?? 0);
  const { items } = await recipients('outcome=leftOut&limit=1000');
  const left = await linesOf('&outcome=leftOut&titles=When&titles=%DA%A9%D8%B3%D8%A7%D9%86');
  expect(left.head).toBe('When,کسان,Number,Operator,Channel,Language,Outcome,Why');
  expect(left.lines.map((line) => line.split(',')[2]).sort()).toEqual(
    items.map(({ msisdn }: { msisdn: string }) => msisdn).sort(),
  );
  expect(left.lines.filter((line) => !/,Left out,[A-Z]/.test(line))).toEqual([]);
  const { items: all } = await recipients('limit=1000');
  type Named = { msisdn: string; farmer: { name: string; nameUr: string | null } | null };
  const inTheirLetters = (await linesOf('&names=urdu')).lines.map((line) => line.split(',').slice(1, 3).join());
  expect(all.some(({ farmer }: Named) => farmer?.nameUr)).toBe(true);
  expect(inTheirLetters.sort()).toEqual(
    all.map(({ msisdn, farmer }: Named) => `${farmer?.nameUr ?? farmer?.name ?? ''},${msisdn}`).sort(),
  );
  const word = encodeURIComponent('outcome:leftOut=رہ گئے');
  const inUrdu = await linesOf(`&outcome=leftOut&words=${word}`);
  expect(inUrdu.lines.filter((line) => !/,رہ گئے,[A-Z]/.test(line))).toEqual([]);
  const { total } = await recipients(`search=${items[0].msisdn}`);
  expect((await linesOf(`&search=${items[0].msisdn}`)).lines).toHaveLength(total);

  const { body: steps } = await (await app.as('Super Admin')).get('/history?limit=1');
  expect(steps.items[0]).toMatchObject({
    entity: 'jobExport',
    changes: [
      { field: 'rows', to: String(total) },
      { field: 'search', to: items[0].msisdn },
    ],
  });
  const agent = await app.as('Call Center');
  expect((await agent.get(`/job-logs/recipients/${run.id}/export?format=xlsx`)).status).toBe(403);
  expect((await ops.get(`/job-logs/recipients/${crypto.randomUUID()}/export?format=xlsx`)).status).toBe(404);
});

test('a file of more recipients than are read at once has each of them once', async () => {
  await sql`
    insert into job_recipients (run_id, channel, country_code, msisdn, operator)
    select ${run.id}, c, '92', '3' || lpad(n::text, 9, '0'), 'jazz' from generate_series(1, 700) n, unnest(array['app', 'call']) c`.execute(
    app.database,
  );
  const { body } = await ops.get(`/job-logs/recipients/${run.id}/export?format=csv&outcome=notSent`);
  const lines: string[] = body.trim().split('\r\n').slice(1);
  expect(new Set(lines).size).toBe(1_400);
  expect(lines).toHaveLength(1_400);
});

test('everybody was sent the text in the language they speak, and those without one that of all, and the ledger says which', async () => {
  const languages = await sql<{ speaks: string; told: string[] }>`
    select i.name as speaks, array_agg(distinct p.language) as told
    from job_recipients p join farmers f on f.id = p.farmer_id join reference_items i on i.id = f.language_id
    where p.run_id = ${run.id} and p.outcome = 'handed' group by 1`.execute(app.database);
  const told = Object.fromEntries(languages.rows.map((row) => [row.speaks, row.told]));
  expect(told).toMatchObject({ Punjabi: ['pa'], Urdu: ['ur'], Saraiki: ['ur'] });
  const { rows } = await sql<{ speaks: string; texts: string[] }>`
    select i.name as speaks, array_agg(distinct m.text) as texts
    from text_messages m join farmers f on f.id = m.farmer_id join reference_items i on i.id = f.language_id
    where m.record_id = ${run.id} and m.channel = 'sms' group by 1`.execute(app.database);
  const sent = Object.fromEntries(rows.map(({ speaks, texts }) => [speaks, texts]));
  expect(sent).toMatchObject({
    Punjabi: ['کارڈ دا دوجا مرحلہ اگلے مہینے تیکر کھلا اے۔'],
    Urdu: ['کارڈ کا دوسرا مرحلہ اگلے مہینے کے آخر تک کھلا ہے۔'],
    Saraiki: ['کارڈ کا دوسرا مرحلہ اگلے مہینے کے آخر تک کھلا ہے۔'],
  });
});
