import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';

const TYPE = '20000000-0000-4000-8000-000000000001';
const PARTNER = '10000000-0000-4000-8000-000000000001';
const OTHER_PARTNER = '10000000-0000-4000-8000-000000000002';
const wanted = { typeId: TYPE, partnerId: PARTNER, purpose: 'Wheat inputs', amount: 50_000, tenureMonths: 8 };

describe.each(['pglite', 'postgres'] as const)('an application on %s', (engine) => {
  let app: TestApp;
  let admin: Person;

  beforeAll(async () => {
    app = await testApp({ seed: 'small', engine });
    admin = await app.as('Admin');
  });
  afterAll(async () => {
    await app.close();
  });

  async function farmerWithoutLoans(nth: number): Promise<{ id: string; name: string; land_acres: number }> {
    return await app.database
      .selectFrom('farmers')
      .select(['id', 'name', 'land_acres'])
      .where('state', '=', 'active')
      .where('land_acres', '>', 0)
      .where('id', 'not in', (eb) =>
        eb.selectFrom('loan_applications').select('farmer_id').where('number', '<=', 24_834),
      )
      .orderBy('id')
      .offset(nth)
      .limit(1)
      .executeTakeFirstOrThrow();
  }

  test('starts submitted, with the next number, the farmer as they are now and what was asked for', async () => {
    const farmer = await farmerWithoutLoans(0);
    const items = [{ title: 'Urea, 50 kg', quantity: 4, unit: 'bags', unitPrice: 4650 }];
    const made = await admin.post('/loan/applications', { ...wanted, farmerId: farmer.id, items, note: 'By phone' });
    expect(made).toMatchObject({
      status: 201,
      body: { state: 'submitted', version: 1, farmer: { name: farmer.name } },
    });
    expect(Number(made.body.applicationId.slice(3))).toBeGreaterThan(24_834);
    const { body } = await admin.get(`/loan/applications/${made.body.id}`);
    expect(body).toMatchObject({
      acres: farmer.land_acres,
      source: 'Portal',
      items: [{ amount: 18_600, boughtAt: null }],
      itemsTotal: 18_600,
    });
    const listed = (await admin.get(`/loan/applications/all?search=${made.body.applicationId}`)).body;
    expect(listed.items).toMatchObject([{ itemsTotal: 18_600 }]);
    expect(body.lastStep).toMatchObject({ event: 'APPLY', from: null, to: 'submitted', reason: 'By phone' });
  });

  test('for more than the type allows on this land is refused at the amount, and says how much it may be', async () => {
    const { id: farmerId } = await farmerWithoutLoans(5);
    const body = { ...wanted, farmerId, amount: 999_999_999, acres: 2.5 };
    expect(await admin.post('/loan/applications', body)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/amount', code: 'isWithinCeiling', values: { max: '625,000' } }] },
    });
  });

  test('has at most two decimals wherever there are rupees or acres: it is never rounded unseen', async () => {
    const { id: farmerId } = await farmerWithoutLoans(5);
    const item = { title: 'Urea', quantity: 1.555, unitPrice: 4650.005 };
    const body = { ...wanted, farmerId, amount: 100_000.555, acres: 2.555, items: [item] };
    const refused = await admin.post('/loan/applications', body);
    expect(refused.status).toBe(400);
    expect(refused.body.errors.map((error: object) => ({ ...error, message: undefined }))).toEqual(
      ['/amount', '/acres', '/items/0/quantity', '/items/0/unitPrice'].map((pointer) => ({
        pointer,
        code: 'tooManyDecimals',
        values: { max: 2 },
      })),
    );
    expect((await admin.get('/loan/applications/all?amountMin=100000.555')).status).toBe(400);
    expect((await admin.get('/loan/applications/all?amountMin=999999999.99')).status).toBe(200);
  });

  test('is corrected with old and new in its history, withdrawn for good, and makes room for another', async () => {
    const { id: farmerId } = await farmerWithoutLoans(6);
    const { id } = (await admin.post('/loan/applications', { ...wanted, farmerId, acres: 4 })).body;
    const send = (event: string, fields: object, reason?: string) =>
      admin.post(`/workflow/loan/${id}/${event}`, { fields, ...(reason && { reason }) });
    const terms = { purpose: 'Cotton inputs', tenureMonths: 9, acres: 3 };
    expect(await send('EDIT', { ...terms, amount: 750_001 })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/amount' }] },
    });
    // Without land there is no limit to hold it to.
    expect(await send('EDIT', { ...terms, acres: undefined, amount: 60_000 })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/acres', code: 'landIsStated' }] },
    });
    expect((await send('EDIT', { ...terms, amount: 60_000 })).status).toBe(200);
    const record = (await admin.get(`/loan/applications/${id}`)).body;
    expect(record).toMatchObject({
      amount: 60_000,
      purpose: 'Cotton inputs',
      acres: 3,
      state: 'submitted',
      version: 2,
    });
    const { history } = (await admin.get(`/workflow/loan/${id}`)).body;
    expect(history[0]).toMatchObject({
      event: 'EDIT',
      facts: { changes: { amount: { before: 50_000, after: 60_000 }, acres: { before: 4, after: 3 } } },
    });
    expect((await send('WITHDRAW', {}, 'The farmer asked for it')).body).toMatchObject({ state: 'withdrawn' });
    expect((await send('EDIT', { ...terms, amount: 70_000 })).status).toBe(409);
    expect((await admin.post('/loan/applications', { ...wanted, farmerId })).status).toBe(201);
  });

  test('is corrected in its type, its partner and its items, under the ceiling of the new type', async () => {
    const { id: farmerId } = await farmerWithoutLoans(8);
    const urea = { title: 'Urea, 50 kg', quantity: 4, unit: 'bags', unitPrice: 4650 };
    const { id } = (await admin.post('/loan/applications', { ...wanted, farmerId, acres: 4, items: [urea] })).body;
    const record = async () => (await admin.get(`/loan/applications/${id}`)).body;
    const send = (fields: object) => admin.post(`/workflow/loan/${id}/EDIT`, { fields });
    const terms = { purpose: wanted.purpose, amount: wanted.amount, tenureMonths: wanted.tenureMonths, acres: 4 };

    expect(await send({ ...terms, typeId: 'no id' })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/typeId', code: 'noSuchLoanType' }] },
    });
    expect(await send({ ...terms, partnerId: farmerId })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/partnerId', code: 'chooseYourPartner' }] },
    });
    expect(await send({ ...terms, paymentModeId: farmerId })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/paymentModeId', code: 'noSuchPaymentMode' }] },
    });
    const [mode] = (await admin.get('/loan-payment-mode')).body.items;
    expect((await send({ ...terms, paymentModeId: mode.id })).status).toBe(200);
    expect((await record()).paymentMode).toMatchObject({ id: mode.id });
    expect((await admin.get(`/workflow/loan/${id}`)).body.history[0].facts.changes).toEqual({
      paymentMode: { before: null, after: mode.title },
    });
    expect((await send({ ...terms, amount: wanted.amount })).status).toBe(200);
    expect((await record()).paymentMode).toBeNull();
    const narrow = (await admin.get('/loan/types')).body.items.find(
      (type: { id: string; limit: { max: number } }) => type.id !== TYPE && type.limit.max < 15_000_000,
    );
    expect(await send({ ...terms, acres: 1000, amount: narrow.limit.max + 1, typeId: narrow.id })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/amount', code: 'isWithinCeiling' }] },
    });

    const dap = { title: 'DAP, 50 kg', quantity: 2, unitPrice: 12_400 };
    expect((await send({ ...terms, items: [dap, urea], partnerId: OTHER_PARTNER, typeId: narrow.id })).status).toBe(
      200,
    );
    expect(await record()).toMatchObject({
      type: { id: narrow.id },
      partner: { id: OTHER_PARTNER },
      items: [
        { title: 'DAP, 50 kg', amount: 24_800, unit: null, boughtAt: null },
        { title: 'Urea, 50 kg', amount: 18_600, boughtAt: null },
      ],
      limit: narrow.limit,
    });
    const { history } = (await admin.get(`/workflow/loan/${id}`)).body;
    const titles = (await admin.get('/loan/types')).body.items as { id: string; title: string }[];
    const partners = (await admin.get('/loan/partners')).body.items as { id: string; title: string }[];
    const called = (list: typeof titles, wantedId: string) => list.find((item) => item.id === wantedId)?.title;
    expect(history[0].facts.changes).toEqual({
      type: { before: called(titles, TYPE), after: narrow.title },
      partner: { before: called(partners, PARTNER), after: called(partners, OTHER_PARTNER) },
      items: {
        before: [{ ...urea, supplier: null }],
        after: [
          { ...dap, supplier: null, unit: null },
          { ...urea, supplier: null },
        ],
      },
    });

    // What the correction leaves out of these three stays.
    expect((await send({ ...terms, amount: 40_000 })).status).toBe(200);
    expect(await record()).toMatchObject({ type: { id: narrow.id }, partner: { id: OTHER_PARTNER }, amount: 40_000 });
    expect((await record()).items).toHaveLength(2);

    await admin.post('/loan/applications', { ...wanted, farmerId, acres: 4 });
    expect(await send({ ...terms, typeId: TYPE })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/typeId', code: 'newTypeIsFree' }] },
    });
  });

  test('that was rejected is reopened, unless the farmer has another open one by then', async () => {
    const { id: farmerId } = await farmerWithoutLoans(7);
    const { id } = (await admin.post('/loan/applications', { ...wanted, farmerId })).body;
    const reopen = () => admin.post(`/workflow/loan/${id}/REOPEN`, { reason: 'Rejected by mistake' });
    await admin.put('/loan/reject-loan', { id, reason: 'Overdue' });
    expect((await reopen()).body).toMatchObject({ state: 'submitted' });
    await admin.put('/loan/reject-loan', { id, reason: 'Overdue' });
    await admin.post('/loan/applications', { ...wanted, farmerId });
    expect(await reopen()).toMatchObject({ status: 409, body: { conflict: { guard: 'noOtherOpenLoan' } } });
  });

  test('of ten at once for the same farmer and type, one is made', async () => {
    const { id: farmerId } = await farmerWithoutLoans(1);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin.post('/loan/applications', { ...wanted, farmerId })),
    );
    const statuses = answers.map(({ status }) => status).sort((one, other) => one - other);
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.conflict.guard).toBe('noOpenLoanOfType');
    const made = answers.find(({ status }) => status === 201)?.body.id;
    expect((await admin.get(`/workflow/loan/${made}`)).body).toMatchObject({ version: 1, consistent: true });
  });

  test('is refused for a farmer whose profile is not active, and for one who is not there', async () => {
    const suspended = await app.database
      .selectFrom('farmers')
      .select('id')
      .where('state', '=', 'suspended')
      .executeTakeFirstOrThrow();
    for (const farmerId of [suspended.id, TYPE]) {
      const answer = await admin.post('/loan/applications', { ...wanted, farmerId });
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/farmerId' }] } });
    }
  });

  test('names the choice that does not exist', async () => {
    const { id: farmerId } = await farmerWithoutLoans(2);
    for (const field of ['typeId', 'partnerId', 'paymentModeId']) {
      const answer = await admin.post('/loan/applications', { ...wanted, farmerId, [field]: farmerId });
      expect(answer, field).toMatchObject({ status: 422, body: { errors: [{ pointer: `/${field}` }] } });
    }
  });

  test('is made by administrators and Reap staff, not by the partner who will decide it', async () => {
    const { id: farmerId } = await farmerWithoutLoans(3);
    const body = { ...wanted, farmerId, partnerId: OTHER_PARTNER };
    expect((await (await app.as('Loan Partner')).post('/loan/applications', body)).status).toBe(403);
    expect((await (await app.as('Reap Agent')).post('/loan/applications', body)).status).toBe(201);
  });
});
