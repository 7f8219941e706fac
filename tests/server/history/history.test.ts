import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { formOf } from '../../support/form.ts';
import { signInWith } from '../../support/sign-in.ts';
import { newAgentForm } from '../../support/valid-account-requests.ts';

/* Who did what, on all records: asked by those who lead, told of what they may read. */

interface Step {
  id: string;
  at: string;
  by: { id: string; name: string };
  module: string;
  entity: string;
  recordId: string;
  label: string | null;
  event: string;
  changes: { field: string; from: string | null; to: string | null }[];
}

let app: TestApp;
let chief: Person;
let roleId: string;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  chief = await app.as('Super Admin');
  const { body } = await chief.post('/resource/role', {
    title: 'Auditor',
    resources: ['manage_activity:history:get', 'agent_authentication:resource:get'],
  });
  roleId = body.id;
});
afterAll(() => app.close());

const asked = async (query = '', person = chief): Promise<{ items: Step[]; modules: string[]; next: string | null }> =>
  (await person.get(`/history?${query}`)).body;

test('a role that was made stands first, with who made it and what it was given', async () => {
  const { items } = await asked('limit=1');
  expect(items).toMatchObject([
    {
      by: { name: 'Ayesha Siddiqui' },
      module: 'agent_authentication',
      entity: 'role',
      recordId: roleId,
      label: 'Auditor',
      event: 'CREATE',
      changes: [
        { field: 'title', from: null, to: 'Auditor' },
        { field: 'given', from: null, to: 'agent_authentication:resource:get, manage_activity:history:get' },
      ],
    },
  ]);
});

test('pages follow one another, newest first, and none repeats or misses a step', async () => {
  const all = await asked('limit=60');
  const paged: Step[] = [];
  let next: string | null = '';
  while (next !== null && paged.length < 60) {
    const page = await asked(`limit=7${next && `&before=${next}`}`);
    paged.push(...page.items);
    next = page.next;
  }
  expect(paged.slice(0, 60).map(({ id }) => id)).toEqual(all.items.map(({ id }) => id));
  expect(all.items.map(({ at }) => at)).toEqual(
    all.items
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
});

test('who, what, on which days and with which words narrow it', async () => {
  const { items } = await asked('limit=200');
  const person = items.find(({ by }) => by.id !== null)?.by.id ?? '';
  expect(new Set((await asked(`person=${person}`)).items.map(({ by }) => by.id))).toEqual(new Set([person]));
  expect(new Set((await asked('module=loan')).items.map(({ module }) => module))).toEqual(new Set(['loan']));
  expect((await asked('search=AUDITOR')).items.map(({ recordId }) => recordId)).toEqual([roleId]);
  expect((await asked('search=what-nobody-ever-wrote')).items).toEqual([]);
  const today = app.clock.now().toISOString().slice(0, 10);
  expect((await asked(`from=${today}&search=Auditor`)).items).toHaveLength(1);
  expect((await asked(`to=2001-01-01`)).items).toEqual([]);
});

test('a person is told of what they may read, and who may not ask is refused', async () => {
  const fields: Record<string, string> = { ...(await newAgentForm(app)), roleId: JSON.stringify([roleId]) };
  const { payload, headers } = formOf(fields, []);
  const authorization = `Bearer ${chief.token}`;
  await app.inject({
    method: 'POST',
    url: '/api/auth/agent',
    payload,
    headers: { ...headers, authorization, 'idempotency-key': crypto.randomUUID() },
  });
  const { access_token: token } = await signInWith(app, { email: fields.email ?? '', password: fields.password ?? '' });
  const auditor = app.withToken(token);
  const { items, modules } = await asked('limit=200', auditor);
  expect(modules).toEqual(['agent_authentication']);
  expect(new Set(items.map(({ entity }) => entity))).toEqual(new Set(['role']));
  expect((await (await app.as('Ops')).get('/history')).status).toBe(403);
  expect((await (await app.as('Admin')).get('/history')).status).toBe(200);
});

test('a page is read by time, not by reading everything', async () => {
  const plan = await app.database.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const { rows } = await sql<Record<string, string>>`
      explain select id from history h where h.entity = any(${['role', 'loan']})
        and (h.at, h.id) < ((select at from history where id = 9), 9) order by h.at desc, h.id desc limit 51`.execute(
      trx,
    );
    return rows.flatMap((row) => Object.values(row)).join('\n');
  });
  expect(plan).toContain('history_by_time');
});

test('a farmer is called by name, a number and what was written to it by the number', async () => {
  const { body: farmer } = await chief.get('/farmer/by-msisdn/92/3004417826');
  await chief.put('/farmer/warn', { id: farmer.id, reason: 'Please write politely.' });
  await chief.post('/subscription/subscribe', { msisdn: '03005557071' });
  await chief.put('/subscription/subscriber/set-host', { msisdn: '03005557071' });
  await chief.post('/sms/jazz/send', { countryCode: '92', msisdn: '3005557071', text: 'Welcome' });
  const { items } = await asked('limit=60');
  const labelOf = (entity: string, event: string) =>
    items.find((step) => step.entity === entity && step.event === event)?.label;
  expect(labelOf('subscriber', 'SET_HOST')).toBe('+923005557071');
  expect(labelOf('text', 'SEND')).toBe('+923005557071');
  expect(labelOf('farmer', 'WARN')).toBe(farmer.name);
});

test('what a farmer has is called by itself and by the farmer, also once it is there no more', async () => {
  const { body: farmer } = await chief.get('/farmer/by-msisdn/92/3004417826');
  await chief.post('/farmer/farm', { farmerId: farmer.id, farmTitle: 'Canal field', landArea: 2 });
  const kinds = (await chief.get('/livestock')).body.items as { id: string; title: string }[];
  const [animal = { id: '', title: '' }] = kinds;
  const { body: animals } = await chief.post('/farmer/livestock', {
    farmerId: farmer.id,
    livestockId: animal.id,
    count: 3,
  });
  await chief.delete(`/farmer/livestock/${animals.id}`);
  const { items } = await asked('limit=20');
  const labelOf = (entity: string, event: string) =>
    items.find((step) => step.entity === entity && step.event === event)?.label;
  expect(labelOf('farm', 'CREATE')).toBe(`Canal field, ${farmer.name}`);
  for (const event of ['CREATE', 'REMOVE']) {
    expect(labelOf('livestock', event)).toMatch(new RegExp(`^.+, ${farmer.name}$`));
  }
});

test('a list that was taken as a file is told with its rows and filters, to who reads such records', async () => {
  const { id: me, name } = (await chief.get('/auth/agent')).body.items[0];
  const [district] = (await chief.get('/location/districts/')).body.items;
  const ofLoans = `status=submitted&amountMin=1000&amountMax=90000000&agent=${me}&district=${district.id}`;
  const { body: file } = await chief.get(`/loan/applications/export?format=csv&${ofLoans}`);
  const rows = String(file).trim().split('\r\n').length - 1;
  await chief.get('/subscription/subscriber-export?format=csv&search=0300');
  await chief.get('/case/export?format=xlsx');
  const { items } = await asked('limit=5');
  const taken = items.filter(({ event }) => event === 'EXPORT').map(({ entity, changes }) => [entity, changes]);
  const filter = (field: string, to: string) => ({ field, from: null, to });
  expect(taken).toEqual([
    ['caseExport', [filter('rows', expect.stringMatching(/^\d+$/))]],
    ['subscriberExport', [filter('rows', expect.stringMatching(/^\d+$/)), filter('search', '0300')]],
    [
      'loanExport',
      [
        filter('rows', String(rows)),
        filter('status', 'submitted'),
        filter('agent', name),
        filter('district', district.title),
        filter('amount', '1000 – 90000000'),
      ],
    ],
  ]);
  expect(new Set((await asked('module=loan&limit=1')).items.map(({ entity }) => entity))).toEqual(
    new Set(['loanExport']),
  );
});
