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
