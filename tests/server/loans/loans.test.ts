import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { loanDriver } from '../workflow/loan.driver.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  admin = await app.as('Admin');
});
afterAll(async () => {
  await app.close();
});

async function assigned(): Promise<string> {
  const id = await loanDriver.create(app);
  const { body } = await admin.get('/loan/agents');
  const answer = await admin.put('/loan/assign-agent', { id, email: body.items[0].email });
  expect(answer.status).toBe(200);
  return id;
}

async function historyOf(id: string) {
  return (await admin.get(`/workflow/loan/${id}`)).body.history;
}

describe('a decision', () => {
  test('may name the application by its id or by its number', async () => {
    const id = await assigned();
    const { body } = await admin.get(`/loan/applications/${id}`);
    expect(body.applicationId).toMatch(/^LN-\d+$/);
    const answer = await admin.put('/loan/defer-loan', { applicationId: body.applicationId, reason: 'Fard missing' });
    expect(answer.body).toMatchObject({ id, state: 'deferred', version: 3 });
  });

  test('is refused when its two names are of different applications', async () => {
    const [one, other] = [await assigned(), await assigned()];
    const answer = await admin.put('/loan/accept-loan', { id: one, applicationId: other });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/applicationId' }] } });
  });

  test('repeated by the same person is answered as before, and nothing is written', async () => {
    const id = await assigned();
    const first = await admin.put('/loan/accept-loan', { id }, { 'if-match': '"2"' });
    const again = await admin.put('/loan/accept-loan', { id }, { 'if-match': '"2"' });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await historyOf(id)).toHaveLength(3);
  });

  test('on one that was deferred is taken back to that, also for many at once, as if it had not been', async () => {
    const id = await assigned();
    await admin.put('/loan/defer-loan', { id, reason: 'Fard missing' });
    const { stateSince } = (await admin.get(`/loan/applications/${id}`)).body;
    app.clock.advance(60_000);
    const inBulk = async (event: string, reason: string) =>
      (await admin.post('/workflow/loan/bulk', { event, ids: [id], reason })).body.outcomes[0];
    expect(await inBulk('ACCEPT', 'Fard is here')).toMatchObject({ outcome: 'accepted', state: 'accepted' });
    await admin.post('/loan/add-clause', { id, title: 'Repayment', text: 'After the harvest.' });
    expect(await inBulk('UNDO_ACCEPT', 'Accepted by mistake')).toMatchObject({
      outcome: 'accepted',
      state: 'deferred',
    });
    expect((await admin.get(`/loan/applications/${id}`)).body).toMatchObject({ stateSince, acceptedBy: null });
    expect((await admin.get(`/workflow/loan/${id}`)).body.consistent).toBe(true);
  });

  test.each([
    ['REJECT', 'REOPEN'],
    ['WITHDRAW', 'UNDO_WITHDRAW'],
  ])('that was deferred until %s comes back as that', async (ends, takesBack) => {
    const id = await assigned();
    await admin.put('/loan/defer-loan', { id, reason: 'Fard missing' });
    const send = (event: string) => admin.post(`/workflow/loan/${id}/${event}`, { reason: 'Overdue' });
    await send(ends);
    expect((await send(takesBack)).body).toMatchObject({ state: 'deferred' });
    expect((await admin.get(`/workflow/loan/${id}`)).body.consistent).toBe(true);
  });

  test('that is reopened begins anew, and a detour after that was none', async () => {
    const id = await assigned();
    app.clock.advance(60_000);
    await admin.put('/loan/reject-loan', { id, reason: 'Overdue' });
    app.clock.advance(60_000);
    const reopenedAt = app.clock.now().toISOString();
    await admin.post(`/workflow/loan/${id}/REOPEN`, { reason: 'Rejected by mistake' });
    const since = async () => (await admin.get(`/loan/applications/${id}`)).body.stateSince;
    expect(await since()).toBe(reopenedAt);
    app.clock.advance(60_000);
    await admin.put('/loan/defer-loan', { id, reason: 'Fard missing' });
    await admin.post(`/workflow/loan/${id}/UNDO_DEFER`, {});
    expect(await since()).toBe(reopenedAt);
  });

  test('that chose an agent is taken back to who had it, as if nobody had been chosen', async () => {
    const id = await loanDriver.create(app);
    const [one, other] = (await admin.get('/loan/agents', { loanId: id })).body.items;
    const assign = ({ email }: { email: string }) => admin.put('/loan/assign-agent', { id, email });
    const undo = async () => (await admin.post(`/workflow/loan/${id}/UNDO_ASSIGN`, {})).body;
    const agent = async () => (await admin.get(`/loan/applications/${id}`)).body.agent?.email ?? null;

    await assign(one);
    await admin.put('/loan/defer-loan', { id, reason: 'Fard missing' });
    await assign(other);
    await assign(one);
    expect(await undo()).toMatchObject({ state: 'assigned' });
    expect(await agent()).toBe(other.email);
    // By name, as everywhere else; which account it was the addresses say.
    const agents = (await historyOf(id)).flatMap(({ facts }: { facts: { changes?: { agent: object } } | null }) =>
      facts?.changes ? [facts] : [],
    );
    expect(agents).toMatchObject([
      { changes: { agent: { before: one.name, after: other.name } }, emails: { after: other.email } },
      { changes: { agent: { before: other.name, after: one.name } } },
      { changes: { agent: { before: one.name, after: other.name } } },
      { changes: { agent: { before: null, after: one.name } }, emails: { before: null, after: one.email } },
    ]);
    // What led there was taken back itself: nothing is left to take back.
    expect(await undo()).toMatchObject({ state: 'assigned', version: 6 });
    expect((await admin.get(`/workflow/loan/${id}`)).body).toMatchObject({ consistent: true });
    const { events } = (await admin.get(`/workflow/loan/${id}`)).body;
    expect(events.find(({ event }: { event: string }) => event === 'UNDO_ASSIGN')).toMatchObject({ enabled: false });
  });

  test('before one that was taken back is not taken back along with it, and whoever asks is told', async () => {
    const id = await loanDriver.create(app);
    const [one, other] = (await admin.get('/loan/agents', { loanId: id })).body.items;
    for (const { email } of [one, other]) await admin.put('/loan/assign-agent', { id, email });
    const undo = async (version: number) =>
      await admin.post(`/workflow/loan/${id}/UNDO_ASSIGN`, {}, { 'if-match': `"${version}"` });
    const first = await undo(3);
    expect(first).toMatchObject({ status: 200, body: { version: 4 } });
    expect((await undo(3)).body).toMatchObject({ outcome: 'replayed', version: 4 });
    expect(await undo(2)).toMatchObject({ status: 409, body: { code: 'stale', conflict: { event: 'UNDO_ASSIGN' } } });
    expect(await undo(4)).toMatchObject({ status: 409, body: { code: 'guard', conflict: { event: 'UNDO_ASSIGN' } } });
  });

  test('that chose an agent for many is taken back for each to where it was', async () => {
    const [fresh, deferred, kept] = [await loanDriver.create(app), await assigned(), await assigned()];
    await admin.put('/loan/defer-loan', { id: deferred, reason: 'Fard missing' });
    const stateOf = async (id: string) => {
      const { status, agent } = (await admin.get(`/loan/applications/${id}`)).body;
      return [status, agent?.email ?? null];
    };
    const ids = [fresh, deferred, kept];
    const before = await Promise.all(ids.map(stateOf));
    const agents = (await admin.get('/loan/agents')).body.items;
    const inBulk = async (event: string, rest: object) =>
      (await admin.post('/workflow/loan/bulk', { event, ids, ...rest })).body.outcomes.map(
        ({ outcome }: { outcome: string }) => outcome,
      );
    const other = agents.find(({ email }: { email: string }) => email !== before[2]?.[1]);
    expect(await inBulk('ASSIGN_AGENT', { fields: { email: other.email } })).toEqual(ids.map(() => 'accepted'));
    expect(await inBulk('UNDO_ASSIGN', {})).toEqual(ids.map(() => 'accepted'));
    expect(await Promise.all(ids.map(stateOf))).toEqual(before);
  });

  test('that chose an agent is not taken back to one who works here no more', async () => {
    const id = await loanDriver.create(app);
    const [one, other] = (await admin.get('/loan/agents', { loanId: id })).body.items;
    await admin.put('/loan/assign-agent', { id, email: one.email });
    await admin.put('/loan/assign-agent', { id, email: other.email });
    const active = async (is: boolean) =>
      await app.database.updateTable('accounts').set({ active: is }).where('email', '=', one.email).execute();
    await active(false);
    const refused = await admin.post(`/workflow/loan/${id}/UNDO_ASSIGN`, {});
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'guard', detail: expect.stringContaining('Assign somebody else') },
    });
    await active(true);
    expect(await admin.post(`/workflow/loan/${id}/UNDO_ASSIGN`, {})).toMatchObject({ status: 200 });
  });

  test('repeated by somebody else is refused and says who was faster', async () => {
    const id = await assigned();
    await admin.put('/loan/accept-loan', { id });
    const partner = await app.as('Loan Partner');
    const answer = await partner.put('/loan/accept-loan', { id });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'decidedElsewhere',
        conflict: { state: 'accepted', event: 'ACCEPT', by: { name: expect.any(String) }, at: expect.any(String) },
      },
    });
    expect(answer.body.conflict.allowed).toEqual(['ADD_CLAUSE', 'CLOSE', 'UNDO_ACCEPT']);
  });

  test('answers with the version as its tag, so that the next one can be sent on it', async () => {
    const id = await assigned();
    const { headers, body } = await admin.get(`/loan/applications/${id}`);
    expect(headers.etag).toBe(`"${body.version}"`);
  });

  test('assigns those alone who can be chosen: they visit farmers, and for no other partner', async () => {
    const id = await loanDriver.create(app);
    const refused = {
      pointer: '/email',
      code: 'agentWorksOnLoan',
      message: 'Choose somebody who works on loans of this partner.',
    };
    for (const email of [
      'nobody@demo.fmis',
      'subscriber@demo.fmis',
      'field-agent@demo.fmis',
      'gis@demo.fmis',
      'loan-partner@demo.fmis',
    ]) {
      const answer = await admin.put('/loan/assign-agent', { id, email });
      expect(answer, email).toMatchObject({ status: 422, body: { errors: [refused] } });
      const general = await admin.post(`/workflow/loan/${id}/ASSIGN_AGENT`, { fields: { email } });
      expect(general, email).toMatchObject({ status: 422, body: { errors: [refused] } });
      const order = { event: 'ASSIGN_AGENT', ids: [id], fields: { email }, dryRun: true };
      const { body } = await admin.post('/workflow/loan/bulk', order);
      expect(body.outcomes, email).toMatchObject([{ outcome: 'invalid', errors: [refused] }]);
    }
    const { body } = await admin.get(`/loan/applications/${id}`);
    const email = 'reap-agent@demo.fmis';
    const bind = async (partner: string) => {
      await app.database
        .updateTable('accounts')
        .set({ institution_id: sql`(select id from loan_partners where ${sql.raw(partner)} order by seq limit 1)` })
        .where('email', '=', email)
        .execute();
      return await admin.put('/loan/assign-agent', { id, email });
    };
    expect(await bind(`id <> '${body.partner.id}'`)).toMatchObject({ status: 422, body: { errors: [refused] } });
    expect((await bind(`id = '${body.partner.id}'`)).status).toBe(200);
    expect((await bind('false')).status).toBe(200);
  });

  test('offers for an application whoever may work on it, and no correction gives it to a partner of others', async () => {
    const id = await loanDriver.create(app);
    const { body: loan } = await admin.get(`/loan/applications/${id}`);
    const email = 'reap-agent@demo.fmis';
    const other = await app.database
      .selectFrom('loan_partners')
      .select('id')
      .where('id', '<>', loan.partner.id)
      .orderBy('seq')
      .executeTakeFirstOrThrow();
    const bind = async (institution_id: string | null) =>
      await app.database.updateTable('accounts').set({ institution_id }).where('email', '=', email).execute();
    const offered = async () => {
      const { items } = (await admin.get(`/loan/agents?loanId=${id}`)).body;
      return items.map((agent: { email: string }) => agent.email);
    };
    const correct = (partnerId: string) =>
      admin.post(`/workflow/loan/${id}/EDIT`, {
        fields: { partnerId, purpose: 'Wheat inputs', amount: 100_000, acres: 4, tenureMonths: 8 },
      });
    await bind(other.id);
    expect(await offered()).not.toContain(email);
    await bind(loan.partner.id);
    expect(await offered()).toContain(email);
    expect(await offered()).not.toContain('field-agent@demo.fmis');
    // For many, only whoever may be given each of them.
    const another = await loanDriver.create(app);
    const forBoth = async () => {
      const { items } = (await admin.get(`/loan/agents?loanId=${id}&loanId=${another}`)).body;
      return items.map((agent: { email: string }) => agent.email);
    };
    const movedTo = async (partner_id: string) =>
      await app.database.updateTable('loan_applications').set({ partner_id }).where('id', '=', another).execute();
    await movedTo(loan.partner.id);
    expect(await forBoth()).toContain(email);
    await movedTo(other.id);
    expect(await forBoth()).not.toContain(email);
    expect((await admin.put('/loan/assign-agent', { id, email })).status).toBe(200);
    expect(await correct(other.id)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/partnerId', code: 'agentKeepsLoan' }] },
    });
    await bind(null);
    expect((await correct(other.id)).status).toBe(200);
  });

  test('goes to another partner only while the first has not acted on it, whose notes and reasons the other would read', async () => {
    const partner = await app.as('Loan Partner');
    const correct = (id: string, partnerId: string) =>
      admin.post(`/workflow/loan/${id}/EDIT`, {
        fields: { partnerId, purpose: 'Wheat inputs', amount: 100_000, acres: 4, tenureMonths: 8 },
      });
    const { institution_id: own } = await app.database
      .selectFrom('accounts')
      .select('institution_id')
      .where('email', '=', 'loan-partner@demo.fmis')
      .executeTakeFirstOrThrow();
    const other = await app.database
      .selectFrom('loan_partners')
      .select('id')
      .where('id', '<>', own)
      .executeTakeFirstOrThrow();
    const acted: ((id: string) => Promise<unknown>)[] = [
      (id) => partner.post(`/workflow/loan/${id}/notes`, { text: 'Risk score 3' }),
      (id) => partner.put(`/workflow/loan/${id}/claim`),
      (id) => partner.put('/loan/defer-loan', { id, reason: 'Fard missing' }),
      (id) => admin.put('/loan/defer-loan', { id, reason: 'Fard missing' }),
    ];
    for (const act of acted) {
      const id = await assigned();
      await app.database
        .updateTable('loan_applications')
        .set({ partner_id: own ?? '' })
        .where('id', '=', id)
        .execute();
      expect((await correct(id, other.id)).status).toBe(200);
      expect((await correct(id, own ?? '')).status).toBe(200);
      await act(id);
      expect(await correct(id, other.id)).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: '/partnerId', code: 'partnerHasNotActed' }] },
      });
    }
  });

  test('on an application that does not exist is answered 404', async () => {
    const answer = await admin.put('/loan/accept-loan', { id: '00000000-0000-4000-8000-000000000000' });
    expect(answer.status).toBe(404);
    expect((await admin.put('/loan/accept-loan', { id: 'LN-1' })).status).toBe(404);
  });
});

describe('clauses, signing and buying', () => {
  test('a clause is kept as written, changed by its id, and never signed without one', async () => {
    const id = await assigned();
    await admin.put('/loan/accept-loan', { id });
    const early = await admin.put('/loan/sign-contract', { id });
    expect(early).toMatchObject({ status: 409, body: { code: 'guard', conflict: { guard: 'hasClause' } } });
    const added = await admin.post('/loan/add-clause', { id, title: 'Repayment', text: 'After the harvest.' });
    expect(added.status).toBe(201);
    const clauseId = added.body.clause.id;
    const changed = await admin.put('/loan/update-clause', { id, clauseId, title: 'Repayment', text: 'In June.' });
    expect(changed.body.clause).toMatchObject({ id: clauseId, text: 'In June.' });
    const record = await admin.get(`/loan/applications/${id}`);
    expect(record.body.clauses).toHaveLength(1);
    expect((await historyOf(id))[0].facts.before).toEqual({ title: 'Repayment', text: 'After the harvest.' });
    const alone = await admin.put('/loan/update-clause', { clauseId, title: 'Repayment', text: 'In July.' });
    expect(alone).toMatchObject({
      status: 200,
      body: { application: { id }, clause: { id: clauseId, text: 'In July.' } },
    });
  });

  test('what was bought takes the place of what was asked for, and must come to the amount', async () => {
    const id = await signed(admin);
    const items = [
      { title: 'Urea, 50 kg', supplier: 'Fauji Fertilizer', quantity: 10, unit: 'bags', unitPrice: 4650 },
      { title: 'DAP, 50 kg', quantity: 2, unitPrice: 12_400 },
    ];
    const wrong = await admin.put('/loan/procure-loan', { id, items, amount: 1000 });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ pointer: '/amount' }] } });
    expect((await admin.put('/loan/procure-loan', { id, items })).status).toBe(200);
    const { body } = await admin.get(`/loan/applications/${id}`);
    expect(body.procured.amount).toBe(71_300);
    expect(body.items.map(({ title, amount }: { title: string; amount: number }) => [title, amount])).toEqual([
      ['Urea, 50 kg', 46_500],
      ['DAP, 50 kg', 24_800],
    ]);
  });

  test('signed without a date it is signed today, by the clock on the wall in Pakistan', async () => {
    const id = await signed(admin);
    expect((await admin.get(`/loan/applications/${id}`)).body.signedOn).toBe('2026-11-20');
  });

  test('is not signed on a day to come, by the clock on the wall in Pakistan', async () => {
    const id = await assigned();
    await admin.put('/loan/accept-loan', { id });
    await admin.post('/loan/add-clause', { id, title: 'Repayment', text: 'After the harvest.' });
    expect(await admin.put('/loan/sign-contract', { id, date: '2026-11-21' })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/date', code: 'isNotAhead', values: { today: '2026-11-20' } }] },
    });
    // Nor before it was accepted.
    const twoDays = 2 * 24 * 3_600_000;
    await app.database
      .updateTable('loan_applications')
      .set({ applied_at: new Date(app.clock.now().getTime() - twoDays) })
      .where('id', '=', id)
      .execute();
    expect(await admin.put('/loan/sign-contract', { id, date: '2026-11-19' })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/date', code: 'isNotBefore', values: { earliest: '2026-11-20' } }] },
    });
    expect((await admin.put('/loan/sign-contract', { id, date: '2026-11-20' })).body.state).toBe('signed');
  });

  test('what was not spent stands in the history', async () => {
    const id = await signed(admin);
    const { amount } = (await admin.get(`/loan/applications/${id}`)).body;
    const items = [{ title: 'Urea, 50 kg', quantity: 2, unitPrice: 4650 }];
    expect((await admin.post(`/workflow/loan/${id}/PROCURE`, { fields: { items } })).status).toBe(200);
    expect((await historyOf(id))[0].facts).toMatchObject({ amount: 9300, notSpent: amount - 9300 });
    const another = await signed(admin);
    await admin.put('/loan/procure-loan', { id: another });
    expect((await historyOf(another))[0].facts).not.toHaveProperty('notSpent');
  });

  test('closed without a reason it is repaid when it was procured, cancelled otherwise', async () => {
    const id = await signed(admin);
    expect((await admin.put('/loan/close-loan', { id, reason: 'repaid' })).body.conflict.guard).toBe(
      'repaidOnlyFromProcured',
    );
    await admin.put('/loan/close-loan', { id });
    expect((await admin.get(`/loan/applications/${id}`)).body.closeReason).toBe('cancelled');
  });
});

describe('the two-person rule', () => {
  test('keeps who accepted from procuring, and lets somebody else', async () => {
    const settings = await admin.get('/loan/settings');
    const tag = `"${settings.body.version}"`;
    expect((await admin.put('/loan/settings', { twoPerson: true }, { 'if-match': tag })).body.twoPerson).toBe(true);
    expect((await admin.put('/loan/settings', { twoPerson: false }, { 'if-match': tag })).status).toBe(409);
    const id = await signed(admin);
    const mine = await admin.put('/loan/procure-loan', { id });
    expect(mine).toMatchObject({ status: 409, body: { code: 'guard', conflict: { guard: 'isNotWhoAccepted' } } });
    const partner = await app.as('Loan Partner');
    expect((await partner.put('/loan/procure-loan', { id })).status).toBe(200);
    await admin.put('/loan/settings', { twoPerson: false });
    const second = await app.as('Super Admin');
    expect((await second.put('/loan/settings', { twoPerson: false })).body.twoPerson).toBe(false);
  });

  test('is switched off by two people only, and everything about it stands in the history', async () => {
    const second = await app.as('Super Admin');
    const put = async (person: Person, twoPerson: boolean) => await person.put('/loan/settings', { twoPerson });
    await put(admin, true);
    const asked = (await put(admin, false)).body;
    expect(asked).toMatchObject({
      twoPerson: true,
      offAskedBy: { id: expect.any(String) },
      offAskedAt: expect.any(String),
    });
    expect(await put(admin, false)).toMatchObject({ status: 409, body: { code: 'secondPerson' } });
    expect((await admin.get('/loan/settings')).body.twoPerson).toBe(true);
    // Somebody wants it kept: then it is asked anew.
    expect((await put(second, true)).body).toMatchObject({ twoPerson: true, offAskedBy: null });
    expect((await put(second, false)).body).toMatchObject({
      twoPerson: true,
      offAskedBy: { name: expect.any(String) },
    });
    expect((await put(admin, false)).body).toMatchObject({ twoPerson: false, offAskedBy: null, offAskedAt: null });
    const steps = await app.database
      .selectFrom('history')
      .select(['event', 'from_state', 'to_state', 'by_id'])
      .where('record_id', '=', 'loan.twoPerson')
      .orderBy('version', 'desc')
      .limit(5)
      .execute();
    expect(steps.map(({ event, to_state }) => [event, to_state])).toEqual([
      ['CHANGE', 'false'],
      ['ASK_OFF', 'true'],
      ['KEEP_ON', 'true'],
      ['ASK_OFF', 'true'],
      ['CHANGE', 'true'],
    ]);
    expect(new Set(steps.map(({ by_id }) => by_id)).size).toBe(2);
  });
});

async function signed(person: Person): Promise<string> {
  const id = await assigned();
  await person.put('/loan/accept-loan', { id });
  await person.post('/loan/add-clause', { id, title: 'Repayment', text: 'After the harvest.' });
  expect((await person.put('/loan/sign-contract', { id })).status).toBe(200);
  return id;
}
