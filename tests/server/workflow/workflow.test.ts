import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { loanDriver } from './loan.driver.ts';
import { postDriver } from './post.driver.ts';

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

  async function idsIn(state: string): Promise<string[]> {
    const { body } = await admin.get(`/loan/applications/all?status=${state}&limit=1000&sort=applicationId`);
    return body.items.map(({ id }: { id: string }) => id);
  }

  describe('the workflow of a record', () => {
    test('says what is possible, why the rest is not, and that its history is consistent', async () => {
      const [id] = await idsIn('accepted');
      const { body } = await admin.get(`/workflow/loan/${id}`);
      expect(body).toMatchObject({ entity: 'loan', state: 'accepted', consistent: true, inconsistency: null });
      const denied = body.events.find(({ event }: { event: string }) => event === 'ACCEPT');
      expect(denied).toEqual({
        event: 'ACCEPT',
        enabled: false,
        denial: { kind: 'state', words: 'not possible while accepted' },
      });
      expect(body.history.at(-1)).toMatchObject({
        event: 'APPLY',
        from: null,
        to: 'submitted',
        by: { role: 'Reap Agent' },
      });
    });

    test('flags a history that the machine does not allow', async () => {
      const [id] = await idsIn('closed');
      if (!id) throw new Error('Nothing is closed');
      await app.database.deleteFrom('history').where('record_id', '=', id).where('event', '=', 'ACCEPT').execute();
      const { body } = await admin.get(`/workflow/loan/${id}`);
      expect(body.consistent).toBe(false);
      expect(body.inconsistency).toEqual(expect.any(String));
    });

    test('is not there for an unknown kind of record, nor for who may not read it', async () => {
      const [id] = await idsIn('submitted');
      expect((await admin.get(`/workflow/nothing/${id}`)).status).toBe(404);
      expect((await (await app.as('Ops')).get(`/workflow/loan/${id}`)).status).toBe(403);
    });
  });

  describe('an event without a call of its own', () => {
    test('takes an acceptance back, and names the event that would undo a step', async () => {
      const [id] = await idsIn('assigned');
      const accepted = await admin.post(`/workflow/loan/${id}/ACCEPT`, {});
      expect(accepted.body).toMatchObject({ outcome: 'accepted', state: 'accepted', undo: 'UNDO_ACCEPT' });
      const undone = await admin.post(`/workflow/loan/${id}/UNDO_ACCEPT`, { reason: 'Accepted by mistake' });
      expect(undone.body).toMatchObject({
        state: 'assigned',
        last: { event: 'UNDO_ACCEPT', reason: 'Accepted by mistake' },
      });
      const again = await admin.post(`/workflow/loan/${id}/UNDO_ACCEPT`, { reason: 'Accepted by mistake' });
      expect(again.body).toMatchObject({ outcome: 'replayed', version: undone.body.version });
    });

    test('that the machine does not know, or with a field it does not know, is refused', async () => {
      const [id] = await idsIn('assigned');
      expect((await admin.post(`/workflow/loan/${id}/VANISH`, {})).status).toBe(422);
      const answer = await admin.post(`/workflow/loan/${id}/DEFER`, { fields: { agentVisits: true } });
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/fields/agentVisits' }] } });
    });
  });

  describe('a bulk action', () => {
    test('is previewed without writing, then does exactly what the preview said', async () => {
      const ids = [...(await idsIn('submitted')), ...(await idsIn('closed')), ...(await idsIn('signed'))];
      const order = { event: 'DEFER', ids, reason: 'Office closed' };
      const before = await app.database.selectFrom('history').select('id').execute();
      const preview = (await admin.post('/workflow/loan/bulk', { ...order, dryRun: true })).body;
      expect(await app.database.selectFrom('history').select('id').execute()).toHaveLength(before.length);
      const done = (await admin.post('/workflow/loan/bulk', order)).body;
      const verdicts = (answer: { outcomes: { id: string; outcome: string }[] }) =>
        answer.outcomes.map(({ id, outcome }) => `${id} ${outcome}`).sort();
      expect(verdicts(done)).toEqual(verdicts(preview));
      expect(done.accepted).toBeGreaterThan(0);
      expect(done.refused).toBeGreaterThan(0);
      const after = await app.database.selectFrom('history').select('id').execute();
      expect(after).toHaveLength(before.length + done.accepted);
    });

    test('is previewed a thousand at a time, and names those that it has not come to', async () => {
      const [known = ''] = await idsIn('closed');
      const ids = [...Array.from({ length: 1000 }, () => randomUUID()), known];
      const order = { event: 'DEFER', ids, versions: { [known]: 1 }, dryRun: true };
      const { status, body } = await admin.post('/workflow/loan/bulk', order);
      expect(status).toBe(200);
      expect(body).toMatchObject({ total: 1000, accepted: 0, refused: 1000, unjudged: [{ id: known, version: 1 }] });
      expect(body.outcomes).toHaveLength(1000);
      const rest = (await admin.post('/workflow/loan/bulk', { ...order, ids: [known] })).body;
      expect(rest).toMatchObject({ total: 1 });
      expect(rest).not.toHaveProperty('unjudged');
    });

    test('is previewed with names, amounts and who is at each, and as it will be sent', async () => {
      const [id = '', other = ''] = await idsIn('assigned');
      const ops = await app.as('Super Admin');
      expect((await ops.put(`/workflow/loan/${id}/claim`)).status).toBe(200);
      const { body: loan } = await admin.get(`/loan/applications/${id}`);
      const order = { event: 'ASSIGN_AGENT', ids: [id, other], dryRun: true };
      const asked = (await admin.post('/workflow/loan/bulk', { ...order, fields: { email: loan.agent.email } })).body;
      const rowIn = (answer: typeof asked, wanted: string) =>
        answer.outcomes.find((row: { id: string }) => row.id === wanted);
      const rowOf = (wanted: string) => rowIn(asked, wanted);
      expect(rowOf(id)).toMatchObject({
        label: loan.applicationId,
        name: loan.farmer.name,
        amount: loan.amount,
        claim: { by: { name: 'Ayesha Siddiqui' } },
      });
      expect(rowOf(other)).not.toHaveProperty('claim');
      const nobody = await admin.post('/workflow/loan/bulk', { ...order, fields: { email: 'nobody@demo.fmis' } });
      expect(nobody.body).toMatchObject({ accepted: 0, refused: 2 });
      expect(rowIn(nobody.body, id).errors).toMatchObject([{ pointer: '/email', code: 'agentWorksOnLoan' }]);
      await ops.delete(`/workflow/loan/${id}/claim`);
    });

    test('calls what is where it leads already done in the preview as when it is sent, whoever did it', async () => {
      const [id = ''] = await idsIn('deferred');
      const order = { event: 'DEFER', ids: [id], reason: 'The harvest is not in' };
      const preview = (await admin.post('/workflow/loan/bulk', { ...order, dryRun: true })).body;
      expect(preview).toMatchObject({ replayed: 1, refused: 0 });
      const { body } = await admin.post('/workflow/loan/bulk', order);
      expect(body).toMatchObject({ replayed: 1, refused: 0 });
    });

    test('works on everything a filter lets through, and refuses the rows that changed since they were seen', async () => {
      const ids = await idsIn('deferred');
      const versions = { [ids[0] ?? '']: 999 };
      const order = { event: 'REJECT', all: true, filter: { status: ['deferred'] }, versions, reason: 'Season over' };
      const { body } = await admin.post('/workflow/loan/bulk', order);
      expect(body).toMatchObject({ total: ids.length, accepted: ids.length - 1, refused: 1 });
      expect(body.outcomes.find(({ id }: { id: string }) => id === ids[0])).toMatchObject({
        outcome: 'conflict',
        code: 'stale',
      });
    });

    test('blames nobody for what was so when the list was read, and names who has corrected what since', async () => {
      const old = await loanDriver.create(app);
      await admin.put('/loan/assign-agent', { id: old, email: (await admin.get('/loan/agents')).body.items[0].email });
      await (await app.as('Super Admin')).put('/loan/accept-loan', { id: old });
      const corrected = await loanDriver.create(app);
      const { amount: amountRead } = (await admin.get(`/loan/applications/${corrected}`)).body;
      const fields = { purpose: 'Wheat inputs', season: 'Rabi 2026–27', amount: 90_000, acres: 4, tenureMonths: 8 };
      const correct = await app.as('Super Admin');
      expect((await correct.post(`/workflow/loan/${corrected}/EDIT`, { fields })).status).toBe(200);
      const order = { event: 'REJECT', ids: [old, corrected], reason: 'No', dryRun: true };
      const { body } = await admin.post('/workflow/loan/bulk', { ...order, versions: { [old]: 3, [corrected]: 1 } });
      expect(body.outcomes).toMatchObject([
        { id: old, outcome: 'conflict', code: 'wrongState', state: 'accepted' },
        { id: corrected, code: 'stale', did: 'EDIT', by: { name: 'Ayesha Siddiqui' }, amountRead, amount: 90_000 },
      ]);
      const unseen = (await admin.post('/workflow/loan/bulk', order)).body;
      expect(unseen.outcomes[0]).toMatchObject({ outcome: 'conflict', code: 'wrongState' });
    });

    test('refuses a filter that the list does not know, or no such value, instead of taking more than was meant', async () => {
      const all = { event: 'REJECT', all: true, dryRun: true, reason: 'Season over' };
      for (const [filter, pointer, refused] of [
        [{ stauts: ['deferred'] }, '/filter/stauts', 422],
        [{ status: ['deferred'], amountMin: 'much' }, '/filter/amountMin', 400],
        [{ status: ['deferred'], limit: 1 }, '/filter/limit', 422],
      ] as const) {
        const { status, body } = await admin.post('/workflow/loan/bulk', { ...all, filter });
        expect(status).toBe(refused);
        expect(body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([pointer]);
      }
      const { status } = await admin.post('/workflow/loan/bulk', {
        ...all,
        filter: { status: ['deferred'], sort: 'amount' },
      });
      expect(status).toBe(200);
    });

    test('needs the permission of its event, and an event that is meant for many', async () => {
      const [id] = await idsIn('assigned');
      const agent = await app.as('Reap Agent');
      expect((await agent.post('/workflow/loan/bulk', { event: 'ACCEPT', ids: [id] })).status).toBe(403);
      expect((await admin.post('/workflow/loan/bulk', { event: 'PROCURE', ids: [id] })).status).toBe(422);
      // Who has none for any event of such records is refused before anything of the body is judged.
      const nobody = await app.as('Subscriber');
      const many = Array.from({ length: 60_000 }, (_, index) => `x${index}`);
      expect((await nobody.post('/workflow/loan/bulk', { event: 'ACCEPT', ids: many })).status).toBe(403);
      const forbids = async (path: string, body: object, permission: string) =>
        expect((await nobody.post(path, body)).body, path).toMatchObject({ code: 'forbidden', permission });
      await forbids(`/workflow/loan/${id}/ACCEPT`, {}, 'loan:accept-loan:put');
      await forbids(`/workflow/loan/${id}/CLOSE`, {}, 'loan:close-loan:put');
      await forbids('/workflow/loan/bulk', { event: 'ACCEPT', ids: [id] }, 'loan:applications:get');
      expect((await app.withToken(null).post('/workflow/loan/bulk', { ids: many })).status).toBe(401);
    });
  });

  describe('a note', () => {
    const text = '  Called twice,\nnobody answered.\tوہ منڈی میں ہیں۔ 🌾 ';

    test('is kept as it was typed, says who and when, and leaves the record as it is', async () => {
      const id = await loanDriver.create(app);
      const before = (await admin.get(`/workflow/loan/${id}`)).body;
      const added = await admin.post(`/workflow/loan/${id}/notes`, { text });
      expect(added).toMatchObject({ status: 201, body: { text, by: { name: expect.any(String) } } });
      const other = await app.as('Super Admin');
      await other.post(`/workflow/loan/${id}/notes`, { text: 'He called back' });
      const { body } = await other.get(`/workflow/loan/${id}/notes`);
      expect(body.items.map((note: { text: string }) => note.text).toSorted()).toEqual(
        [text, 'He called back'].toSorted(),
      );
      expect(body.items).toContainEqual(added.body);
      const after = (await admin.get(`/workflow/loan/${id}`)).body;
      expect(after).toMatchObject({ version: before.version, state: before.state, history: before.history });
      const told = await app.database.selectFrom('outbox').select('event').where('record_id', '=', id).execute();
      expect(told.filter(({ event }) => event === 'NOTE')).toHaveLength(2);
    });

    test('says something, in at most 4,000 characters', async () => {
      const id = await loanDriver.create(app);
      const statusOf = async (words: string) =>
        (await admin.post(`/workflow/loan/${id}/notes`, { text: words })).status;
      expect(await statusOf('🌾'.repeat(4_000))).toBe(201);
      expect(await statusOf('x'.repeat(4_001))).toBe(400);
      expect(await statusOf(' \n')).toBe(400);
      expect(await statusOf('\u200b\u2060\u3164')).toBe(400);
    });

    test('is read and written only by who may read the record', async () => {
      const id = await loanDriver.create(app);
      const ops = await app.as('Ops');
      expect((await ops.get(`/workflow/loan/${id}/notes`)).status).toBe(403);
      expect((await ops.post(`/workflow/loan/${id}/notes`, { text })).status).toBe(403);
      expect((await (await app.as('Subscriber')).post(`/workflow/loan/${id}/notes`, { text })).body).toMatchObject({
        status: 403,
        permission: 'manage_activity:notes:post',
      });
    });
  });

  describe('a claim', () => {
    test('is for who decides: whoever only writes among such records keeps nothing from them', async () => {
      const post = await postDriver.create(app);
      const writer = await app.as('Agri Profile Agent');
      expect(await writer.put(`/workflow/post/${post}/claim`)).toMatchObject({
        status: 403,
        body: { permission: 'forum:status:put' },
      });
      expect((await admin.put(`/workflow/post/${post}/claim`)).status).toBe(200);
    });

    test('keeps others from claiming for fifteen minutes, is renewed by its holder, and can be given back', async () => {
      const id = await loanDriver.create(app);
      const other = await app.as('Super Admin');
      const first = await admin.put(`/workflow/loan/${id}/claim`);
      expect(first.status).toBe(200);
      expect((await admin.put(`/workflow/loan/${id}/claim`)).status).toBe(200);
      expect(await other.put(`/workflow/loan/${id}/claim`)).toMatchObject({ status: 409, body: { code: 'claimed' } });
      expect((await other.delete(`/workflow/loan/${id}/claim`)).status).toBe(204);
      expect((await admin.get(`/loan/applications/${id}`)).body.claim.by.id).toBe(first.body.by.id);
      expect((await admin.delete(`/workflow/loan/${id}/claim`)).status).toBe(204);
      const told = await app.database
        .selectFrom('outbox')
        .select('event')
        .where('record_id', '=', id)
        .orderBy('id')
        .execute();
      expect(told.map(({ event }) => event)).toEqual(['APPLY', 'CLAIM', 'CLAIM', 'RELEASE']);
      expect((await other.put(`/workflow/loan/${id}/claim`)).status).toBe(200);
      app.clock.advance(16 * 60_000);
      expect((await admin.put(`/workflow/loan/${id}/claim`)).status).toBe(200);
    });

    test('is for who may do something with the record, as notes on it are; reading it alone is not enough', async () => {
      const { items } = (await admin.get('/badges/recomendations?limit=1')).body;
      const record = `/workflow/badge/${items[0].id}`;
      await app.database
        .insertInto('role_permissions')
        .columns(['role_id', 'permission'])
        .expression((eb) =>
          eb
            .selectFrom('roles')
            .select((role) => ['id', role.val('badges:recomendations:get').as('permission')])
            .where('title', '=', 'Field Agent'),
        )
        .execute();
      const reader = await app.as('Field Agent');
      expect((await reader.get(record)).status).toBe(200);
      expect(await reader.put(`${record}/claim`)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect(await reader.post(`${record}/notes`, { text: 'x' })).toMatchObject({ status: 403 });
      expect((await (await app.as('Ops')).put(`${record}/claim`)).status).toBe(200);
      expect((await admin.post(`${record}/notes`, { text: 'x' })).status).toBe(201);
    });
  });
});
