import { Secret, TOTP } from 'otpauth';
import { enterRun } from '../../src/server/records/runs.store.ts';
import type { TestApp } from './app.ts';
import { type ContractCall, type Json, object } from './contract.ts';
import { type SampleRequest, sampleRequest } from './sample-request.ts';
import { DEMO_PASSWORD } from './sign-in.ts';

type Change = Partial<SampleRequest>;
export type Records = (app: TestApp) => Promise<Change>;

/** `<what>Requests` of every `valid-<what>-requests.ts` beside. */
const files = import.meta.glob<Record<string, unknown>>('./valid-*-requests.ts', { eager: true });
const ofFeatures: { [operationId: string]: Records } = Object.assign(
  {},
  ...Object.values(files).flatMap((file) => Object.keys(file).map((name) => name.endsWith('Requests') && file[name])),
);

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/**
 * Calls whose examples name records that do not exist: what they say of real ones, for Super Admin.
 * A call that is not here is sent as the contract's example says.
 */
const onRecords: { [operationId: string]: Records } = {
  ...ofFeatures,
  signIn: async () => ({ body: { username: 'super-admin@demo.fmis', password: DEMO_PASSWORD } }),
  changePassword: async () => ({ body: { oldPassword: DEMO_PASSWORD, newPassword: `${DEMO_PASSWORD}-again` } }),
  beginAuthenticator: async (app) => {
    await app.database.deleteFrom('authenticators').execute();
    return { body: { password: DEMO_PASSWORD } };
  },
  confirmAuthenticator: async (app) => ({ body: { code: await shownByNewApp(app) } }),
  removeAuthenticator: async () => ({ body: { password: DEMO_PASSWORD } }),
  getLoanApplication: async (app) => ({ path: { id: await loanIn(app, 'accepted') } }),
  uploadSignedCopy: async (app) => ({ path: { id: await loanIn(app, 'accepted') }, ...signedCopy }),
  downloadSignedCopy: async (app) => ({ path: { id: await loanWithSignedCopy(app) } }),
  applyForLoan: async (app) => ({ body: { ...(await newApplication(app)) } }),
  assignLoanAgent: async (app) => ({ body: { id: await loanIn(app, 'submitted'), email: 'reap-agent@demo.fmis' } }),
  acceptLoan: async (app) => ({ body: { id: await loanIn(app, 'assigned') } }),
  deferLoan: async (app) => ({ body: { applicationId: await loanIn(app, 'submitted'), reason: 'Fard not attached' } }),
  rejectLoan: async (app) => ({ body: { id: await loanIn(app, 'submitted'), reason: 'The last loan is overdue' } }),
  addLoanClause: async (app) => ({ body: { id: await loanIn(app, 'accepted'), ...clause } }),
  updateLoanClause: async (app) => ({ body: { ...(await someClause(app)), ...clause } }),
  signLoanContract: async (app) => ({ body: { id: (await someClause(app)).id, date: '2026-11-20' } }),
  procureLoan: async (app) => ({ body: { id: await loanIn(app, 'signed'), amount: 78_000, items } }),
  closeLoan: async (app) => ({ body: { id: await loanIn(app, 'procured'), reason: 'repaid' } }),
  updateLoanSettings: async () => ({ body: { twoPerson: false } }),
  getWorkflow: async (app) => ({ path: { entity: 'loan', id: await loanIn(app, 'accepted') } }),
  sendWorkflowEvent: async (app) => ({
    path: { entity: 'loan', id: await loanIn(app, 'accepted'), event: 'UNDO_ACCEPT' },
  }),
  sendBulkEvent: async (app) => ({ body: { event: 'ACCEPT', ids: [await loanIn(app, 'assigned')] } }),
  getBulkRun: async (app) => ({ path: { id: await endedRun(app) } }),
  cancelBulkRun: async (app) => ({ path: { id: await endedRun(app) } }),
  undoBulkRun: async (app) => ({ path: { id: await endedRun(app) } }),
  exportBulkRun: async (app) => ({ path: { id: await endedRun(app) } }),
  claimRecord: async (app) => ({ path: { entity: 'loan', id: await loanIn(app, 'submitted') } }),
  releaseRecord: async (app) => ({ path: { entity: 'loan', id: await loanIn(app, 'submitted') } }),
  listRecordNotes: async (app) => ({ path: { entity: 'loan', id: await loanIn(app, 'submitted') } }),
  addRecordNote: async (app) => ({ path: { entity: 'loan', id: await loanIn(app, 'submitted') } }),
  getView: async (app) => ({ path: { id: await newView(app) } }),
  updateView: async (app) => ({ path: { id: await newView(app) } }),
  deleteView: async (app) => ({ path: { id: await newView(app) } }),
};

/** A run of Super Admin that has accepted an application. */
async function endedRun({ database, clock }: TestApp): Promise<string> {
  const id = crypto.randomUUID();
  const { id: personId } = await database
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'super-admin@demo.fmis')
    .executeTakeFirstOrThrow();
  const at = clock.now();
  await enterRun(database, { id, entity: 'loan', event: { type: 'ACCEPT' }, personId, at }, [
    { id: crypto.randomUUID(), version: null },
  ]);
  await database
    .updateTable('bulk_runs')
    .set({ done: 1, accepted: 1, outcome: 'done', ended_at: at })
    .where('id', '=', id)
    .execute();
  return id;
}

const clause = {
  title: 'Repayment after the wheat harvest',
  text: 'The borrower repays within 30 days of selling the wheat.',
};
const items = [{ title: 'Wheat seed, Akbar-2019, 50 kg', quantity: 12, unit: 'bags', unitPrice: 6_500 }];
const signedCopy: Change = {
  body: {},
  files: { file: { filename: 'contract.pdf', type: 'application/pdf', content: pdf } },
};

/** A request that the server carries out on the small seed. */
export async function validRequest(app: TestApp, call: ContractCall): Promise<SampleRequest> {
  const change = (await onRecords[call.id]?.(app)) ?? {};
  const sample = { ...sampleRequest(call), ...change };
  return call.id === 'createView' || call.id === 'updateView' ? { ...sample, body: withNewName(sample.body) } : sample;
}

async function loanIn(app: TestApp, state: string): Promise<string> {
  const { body } = await (await app.as('Super Admin')).get(`/loan/applications/all?status=${state}&limit=1`);
  const id: string | undefined = body.items[0]?.id;
  if (id === undefined) throw new Error(`The small seed has no ${state} application left`);
  return id;
}

async function someClause(app: TestApp): Promise<{ id: string; clauseId: string }> {
  const admin = await app.as('Super Admin');
  const id = await loanIn(app, 'accepted');
  const { body } = await admin.post('/loan/add-clause', { id, ...clause });
  return { id, clauseId: body.clause.id };
}

async function loanWithSignedCopy(app: TestApp): Promise<string> {
  const { id } = await someClause(app);
  const boundary = 'signed';
  const payload = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="contract.pdf"\r\ncontent-type: application/pdf\r\n\r\n${pdf.toString('latin1')}\r\n--${boundary}--\r\n`;
  const admin = await app.as('Super Admin');
  const uploaded = await app.inject({
    method: 'POST',
    url: `/api/loan/applications/${id}/signed-copy`,
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  });
  await admin.put('/loan/sign-contract', { id, date: '2026-11-20', signedCopyId: uploaded.body.id });
  return id;
}

async function newApplication(app: TestApp): Promise<{ [field: string]: Json }> {
  const { id: typeId } = await firstOf(app, 'loan_types');
  const { id: partnerId } = await firstOf(app, 'loan_partners');
  const farmer = await app.database
    .selectFrom('farmers')
    .select('id')
    .where('state', '=', 'active')
    .where('id', 'not in', (query) => query.selectFrom('loan_applications').select('farmer_id'))
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return {
    farmerId: farmer.id,
    typeId,
    partnerId,
    purpose: 'Wheat inputs',
    amount: 78_000,
    acres: 4,
    tenureMonths: 8,
    items,
  };
}

async function firstOf(app: TestApp, table: 'loan_types' | 'loan_partners'): Promise<{ id: string }> {
  return await app.database.selectFrom(table).select('id').orderBy('seq').executeTakeFirstOrThrow();
}

let views = 0;

function withNewName(body: Json | undefined): Json {
  views += 1;
  return { ...object(body), name: `Rabi desk ${views}` };
}

async function newView(app: TestApp): Promise<string> {
  const view = withNewName({ screen: '/app/loan/view', shared: false, query: '', columns: [] });
  const { body } = await (await app.as('Super Admin')).post('/views', object(view));
  return body.id;
}

/** What the app of the Super Admin shows, who has just given it a new secret. */
async function shownByNewApp(app: TestApp): Promise<string> {
  await app.database.deleteFrom('authenticators').execute();
  const { body } = await (await app.as('Super Admin')).post('/auth/authenticator', { password: DEMO_PASSWORD });
  return new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({ timestamp: app.clock.now().getTime() });
}
