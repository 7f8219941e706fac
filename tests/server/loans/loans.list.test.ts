import { sql } from 'kysely';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loanWorkflow } from '../../../machines/loans/loan.workflow.ts';
import { statesOf } from '../../../machines/shared/states.ts';
import { matches } from '../../../src/server/features/loans/loans.search.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { planOf } from '../../support/plan.ts';
import { urduDigits } from '../../support/urdu-digits.ts';
import { isRightToLeft, rowsOfWorkbook } from '../../support/workbook.ts';

describe.each(['pglite', 'postgres'] as const)('on %s', (engine) => {
  let app: TestApp;
  let admin: Person;

  beforeAll(async () => {
    app = await testApp({ seed: 'small', engine });
    admin = await app.as('Admin');
  });
  afterAll(async () => {
    await app.close();
  });

  interface Loan {
    id: string;
    applicationId: string;
    state: string;
    amount: number;
    appliedAt: string;
    farmer: { name: string; nameUr: string | null; msisdn: string };
    partner: { id: string };
    agent: { id: string } | null;
  }

  async function list(query: string, person = admin): Promise<{ items: Loan[]; total: number; counts?: object }> {
    const answer = await person.get(`/loan/applications/all?${query}`);
    expect(answer.status, query).toBe(200);
    return answer.body;
  }

  test('the farmer of an application is called in both scripts, in the list and on its page', async () => {
    const { items } = await list('limit=20');
    const urdu = items.filter(({ farmer }) => /[\u0600-\u06ff]/.test(farmer.nameUr ?? ''));
    expect(urdu).toHaveLength(items.length);
    const [first] = items;
    const { body } = await admin.get(`/loan/applications/${first?.id}`);
    expect(body.borrower.nameUr).toBe(first?.farmer.nameUr);
    expect(body.farmer.nameUr).toBe(first?.farmer.nameUr);
  });

  describe('the list of applications', () => {
    test('counts every state, and its total is what the filters let through', async () => {
      const all = await list('limit=0&counts=true');
      const counts: Record<string, number> = { ...all.counts };
      expect(Object.keys(counts)).toEqual(
        'submitted assigned deferred accepted signed procured rejected withdrawn closed'.split(' '),
      );
      expect(Object.values(counts).reduce((sum, n) => sum + n, 0)).toBe(all.total);
      const some = await list('status=submitted&status=closed&counts=true&limit=1000');
      expect(some.total).toBe((counts.submitted ?? 0) + (counts.closed ?? 0));
      expect(some.items).toHaveLength(some.total);
      expect(some.counts).toEqual(counts);
    });

    test('pages without gaps or repetitions in every order', async () => {
      const { total } = await list('limit=0');
      for (const sort of [
        '-applicationId',
        'farmer',
        '-amount',
        'state',
        'agent',
        'partner',
        '-stateSince',
        'district',
      ]) {
        const seen: string[] = [];
        for (let offset = 0; offset < total; offset += 37) {
          seen.push(...(await list(`limit=37&offset=${offset}&sort=${sort}`)).items.map(({ id }) => id));
        }
        expect(new Set(seen).size, sort).toBe(total);
      }
      const states = (await list('sort=state&limit=1000')).items.map(({ state }) => state);
      expect([...new Set(states)]).toEqual(statesOf(loanWorkflow.machine).filter((state) => states.includes(state)));
      const amounts = (await list('sort=-amount&limit=1000')).items.map(({ amount }) => amount);
      expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
    });

    test('finds by the beginning of a name or a word of it, by phone as people write it, and by number', async () => {
      const loan = (await list('limit=1')).items[0];
      if (!loan) throw new Error('The list is empty');
      const word = loan.farmer.name.split(' ').at(-1) ?? '';
      const local = `0${loan.farmer.msisdn.slice(2)}`;
      const written = `+92 ${loan.farmer.msisdn.slice(2, 5)} ${loan.farmer.msisdn.slice(5)}`;
      for (const text of [loan.farmer.name.slice(0, 5), word, loan.farmer.msisdn, local, written, loan.applicationId]) {
        const found = await list(`search=${encodeURIComponent(text)}&limit=1000`);
        expect(
          found.items.map(({ id }) => id),
          text,
        ).toContain(loan.id);
      }
      expect((await list('search=%25')).total).toBe(0);
      expect((await list(`search=${encodeURIComponent("' or 1=1 --")}`)).total).toBe(0);
    });

    test('finds by the words of a name in any order, by the last digits of a phone, by the number however it is written', async () => {
      const loan = (await list('limit=1')).items[0];
      if (!loan) throw new Error('The list is empty');
      const words = loan.farmer.name.split(' ');
      const number = loan.applicationId.replace('LN-', '');
      const texts = [
        words.toReversed().join(' ').toUpperCase(),
        loan.farmer.nameUr ?? 'of no name in Urdu',
        `${words.at(-1)?.slice(0, 3)}  ${words[0]}`,
        loan.farmer.msisdn.slice(-4),
        `${loan.farmer.msisdn.slice(-7, -4)} ${loan.farmer.msisdn.slice(-4)}`,
        `ln ${number}`,
        `LN${number}`,
        `ln-${number}`,
        `LN – ${number}`,
        `#${number}`,
        number,
        urduDigits(number),
        number.slice(-4),
        urduDigits(number.slice(-4)),
        `LN-${urduDigits(number)}`,
        `\u2066ln ${urduDigits(number)}\u2069`,
      ];
      for (const text of texts) {
        const found = await list(`search=${encodeURIComponent(text)}&limit=1000`);
        expect(
          found.items.map(({ id }) => id),
          text,
        ).toContain(loan.id);
      }
      expect((await list(`search=${encodeURIComponent(`ln ${number}`)}`)).total).toBe(1);
      expect((await list(`search=${encodeURIComponent(`${words[0]} Nobodyhere`)}`)).total).toBe(0);
      for (const odd of ["'", '\\', "\\' & x:*", '!', '|'])
        expect((await list(`search=${encodeURIComponent(odd)}`)).total, odd).toBe(0);
    });

    test('searches without reading every application', async () => {
      for (const text of ['aslam bhatti', 'ممتاز کھوسہ', '7826', 'ln 24817', 'ln ۲۴۸۱۷', '0300 441']) {
        const plan = await planOf(app.database, sql`select from loan_applications as r where ${matches(text)}`);
        expect(plan, text).not.toContain('Seq Scan');
      }
    });

    test('narrows by every filter', async () => {
      const everything = (await list('limit=1000')).items;
      const agent = everything.find((loan) => loan.agent)?.agent?.id;
      const filters: [string, (loan: Loan) => boolean][] = [
        ['amountMin=300000', (loan) => loan.amount >= 300_000],
        ['amountMax=300000', (loan) => loan.amount <= 300_000],
        [`agent=${agent}`, (loan) => loan.agent?.id === agent],
        ['unassigned=true', (loan) => loan.agent === null],
        ['appliedFrom=2026-11-01', (loan) => loan.appliedAt >= '2026-10-31T19:00:00.000Z'],
        ['appliedTo=2026-10-31', (loan) => loan.appliedAt < '2026-10-31T19:00:00.000Z'],
        [`partner=${everything[0]?.partner.id}`, (loan) => loan.partner.id === everything[0]?.partner.id],
      ];
      for (const [query, keeps] of filters) {
        const found = (await list(`${query}&limit=1000`)).items.map(({ id }) => id);
        expect(found.sort(), query).toEqual(
          everything
            .filter(keeps)
            .map(({ id }) => id)
            .sort(),
        );
      }
    });
  });

  describe("a Loan Partner's view", () => {
    test('is empty for a partner of no institution', async () => {
      await app.database
        .updateTable('accounts')
        .set({ institution_id: null })
        .where('email', '=', 'loan-partner@demo.fmis')
        .execute();
      try {
        const partner = await app.as('Loan Partner');
        expect((await partner.get('/loan/applications/all')).body.total).toBe(0);
        expect(
          (await partner.get('/dashboard')).body.queues.flatMap((queue: { states: unknown[] }) => queue.states),
        ).toEqual([]);
      } finally {
        await app.database
          .updateTable('accounts')
          .set({ institution_id: '10000000-0000-4000-8000-000000000001' })
          .where('email', '=', 'loan-partner@demo.fmis')
          .execute();
      }
    });

    test('is of the own institution, in the list, the record, the workflow, the export and a bulk action', async () => {
      const partner = await app.as('Loan Partner');
      const own = await list('limit=1000', partner);
      expect(own.total).toBeGreaterThan(0);
      const institution = own.items[0]?.partner.id;
      expect(own.items.every((loan) => loan.partner.id === institution)).toBe(true);
      const foreign = (await list('status=assigned&limit=1000')).items.find((loan) => loan.partner.id !== institution);
      if (!foreign) throw new Error('Every application is of one partner');
      expect((await partner.get(`/loan/applications/${foreign.id}`)).status).toBe(404);
      expect((await partner.get(`/workflow/loan/${foreign.id}`)).status).toBe(404);
      expect((await partner.put('/loan/accept-loan', { id: foreign.id })).status).toBe(404);
      expect((await partner.put(`/workflow/loan/${foreign.id}/claim`)).status).toBe(404);
      const bulk = await partner.post('/workflow/loan/bulk', { event: 'REJECT', ids: [foreign.id], reason: 'No' });
      expect(bulk.body.outcomes).toMatchObject([{ id: foreign.id, outcome: 'notFound' }]);
      const lines = String((await partner.get('/loan/applications/export?format=csv')).body)
        .trim()
        .split('\r\n');
      expect(lines).toHaveLength(own.total + 1);
      expect((await partner.get('/loan/partners')).body.items).toHaveLength(1);
    });
  });

  describe('an export', () => {
    test('writes the columns asked for, and nothing that a spreadsheet would run', async () => {
      const farmer = await app.database.selectFrom('loan_applications').select('id').executeTakeFirstOrThrow();
      const evil = '=HYPERLINK("http://example.org")';
      await app.database.updateTable('loan_applications').set({ purpose: evil }).where('id', '=', farmer.id).execute();
      const answer = await admin.get('/loan/applications/export?format=csv&columns=applicationId&columns=purpose');
      expect(answer.headers['content-disposition']).toContain('loan-applications.csv');
      const text = String(answer.body);
      expect(text.split('\r\n')[0]).toBe('\uFEFFNumber,Purpose');
      expect(text).toContain(`"'=HYPERLINK(""http://example.org"")"`);
      const inUrdu = new URLSearchParams({ format: 'csv', columns: 'state', titles: 'حالت' });
      expect(String((await admin.get(`/loan/applications/export?${inUrdu}`)).body)).toMatch(/^\uFEFFحالت\r\nSubmitted/);
      const words = ['state:submitted=موصول', 'state:closed==1+1', 'district:closed=no'];
      const worded = new URLSearchParams([
        ['format', 'csv'],
        ['columns', 'state'],
        ...words.map((word) => ['words', word]),
      ]);
      const lines = String((await admin.get(`/loan/applications/export?${worded}`)).body).split('\r\n');
      expect(new Set(lines)).toEqual(
        new Set([
          '\uFEFFState',
          '',
          'موصول',
          "'=1+1",
          ...'Assigned Deferred Accepted Signed Procured Rejected Withdrawn'.split(' '),
        ]),
      );
      const wordless = new URLSearchParams({ format: 'csv', words: 'submitted' });
      expect(await admin.get(`/loan/applications/export?${wordless}`)).toMatchObject({ status: 400 });
      const formula = new URLSearchParams({ format: 'csv', columns: 'state', titles: '=1+1' });
      expect(String((await admin.get(`/loan/applications/export?${formula}`)).body)).toMatch(/^\uFEFF'=1\+1\r\n/);
      const unknown = await admin.get('/loan/applications/export?format=csv&columns=secret');
      expect(unknown).toMatchObject({ status: 422 });
    });

    test('says the same as a workbook and as CSV, with what a spreadsheet would run made harmless in the latter alone', async () => {
      await app.database
        .updateTable('loan_applications')
        .set({ purpose: sql`case number % 3 when 0 then '=1+1' when 1 then 'so; =2+2' else '\uFF0B1+1' end` })
        .where('state', '=', 'signed')
        .execute();
      const file = async (format: string) =>
        await app.app.inject({
          url: `/api/loan/applications/export?format=${format}&status=signed&sort=farmer`,
          headers: { authorization: `Bearer ${admin.token}` },
        });
      const workbook = await file('xlsx');
      expect(workbook.headers['content-type']).toContain('spreadsheetml');
      const csv = Papa.parse<string[]>((await file('csv')).body.replace('\uFEFF', '').trim()).data;
      expect(csv.length).toBeGreaterThan(2);
      expect(csv.flat()).toEqual(expect.arrayContaining(["'=1+1", "'so; =2+2", "'\uFF0B1+1"]));
      const asTyped = csv.map((row) => row.map((cell) => cell.replace(/^'/, '')));
      expect(rowsOfWorkbook(workbook.rawPayload)).toEqual(asTyped);
      const [at] = await app.database
        .selectFrom('loan_applications')
        .select(sql<string>`to_char(applied_at at time zone 'Asia/Karachi', 'YYYY-MM-DD HH24:MI')`.as('applied'))
        .where('state', '=', 'signed')
        .execute();
      expect(asTyped.flat()).toContain(at?.applied);
    });

    test('is a sheet from the right where its headings are in a script from the right', async () => {
      const sheet = async (title: string) =>
        (
          await app.app.inject({
            url: `/api/loan/applications/export?${new URLSearchParams({ format: 'xlsx', columns: 'state', titles: title })}`,
            headers: { authorization: `Bearer ${admin.token}` },
          })
        ).rawPayload;
      expect(isRightToLeft(await sheet('حالت'))).toBe(true);
      expect(isRightToLeft(await sheet('State'))).toBe(false);
    });
  });

  describe('the lists of choices', () => {
    test('name states in the order of the workflow, types, partners and payment modes in two languages', async () => {
      const states = (await admin.get('/loan/status')).body.items;
      expect(states[0]).toEqual({ id: 'submitted', title: 'Submitted', ended: false });
      expect(states.filter(({ ended }: { ended: boolean }) => ended).map(({ id }: { id: string }) => id)).toEqual([
        'rejected',
        'withdrawn',
        'closed',
      ]);
      for (const path of ['/loan/types', '/loan/partners', '/loan-payment-mode']) {
        const { items, total } = (await admin.get(path)).body;
        expect(total).toBeGreaterThanOrEqual(5);
        for (const item of items) expect(item.titleUr).toMatch(/[\u0600-\u06FF]/);
      }
    });

    test('agents who can be assigned are active and visit farmers', async () => {
      const { items } = (await admin.get('/loan/agents')).body;
      expect(items.length).toBeGreaterThan(1);
      const one = items[0];
      const found = await admin.get(`/loan/agents?search=${encodeURIComponent(one.name.slice(0, 4))}`);
      expect(found.body.items).toContainEqual(one);
    });

    test('somebody of an institution is told how many open ones of that institution each agent has', async () => {
      const partner = await app.as('Loan Partner');
      const openOf = async (person: Person) => {
        const { items } = (await person.get('/loan/agents')).body;
        return items.reduce((sum: number, { open }: { open: number }) => sum + open, 0);
      };
      const { rows } = await sql<{ own: number; all: number }>`
        select count(*)::int as all, count(*) filter (where partner_id = (
          select institution_id from accounts where email = 'loan-partner@demo.fmis'))::int as own
        from loan_applications l
        where state not in ('rejected', 'withdrawn', 'closed') and exists (
          select from accounts a join account_roles r on r.account_id = a.id
          where a.id = l.agent_id and a.active and r.role in ('Reap Agent', 'Field Agent'))`.execute(app.database);
      const [{ own, all } = { own: 0, all: 0 }] = rows;
      expect(own).toBeLessThan(all);
      expect([await openOf(partner), await openOf(admin)]).toEqual([own, all]);
    });
  });
});
