import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import { type ContractCall, calls, followed, isObject, type JsonObject } from '../../support/contract.ts';
import { injectable, type SampleRequest } from '../../support/sample-request.ts';
import { validRequest } from '../../support/valid-requests.ts';

/*
 * Made from the contract: whatever is sent about an application of another institution is answered as if it were not
 * there, so that nobody learns whether it is.
 */

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
});
afterAll(() => app?.close());

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Calls that name a record, in their address or in their body. */
const naming = calls.filter(
  (call) =>
    !call.stream &&
    call.id !== 'signOut' &&
    namesOne(call) &&
    (call.feature === 'loans' || call.feature === 'workflow'),
);

function namesOne(call: ContractCall): boolean {
  return (
    call.path.includes('{id}') || Object.keys(fieldsOf(call)).some((name) => /^(id|ids|applicationId)$/.test(name))
  );
}

function fieldsOf(call: ContractCall): JsonObject {
  const media = call.body?.['application/json'];
  const { properties } = media ? followed(media.schema) : {};
  return isObject(properties) ? properties : {};
}

test('calls that name a record are found', () => {
  expect(naming.length).toBeGreaterThan(12);
});

test.each(naming)('$id', async (call) => {
  await employ(null);
  const known = await validRequest(app, call);
  const person = await app.as('Super Admin');
  await employ(randomUUID());
  for (const sent of [known, withStrangeFields(call, known)]) {
    const foreign = await answerTo(call, sent, person.token);
    const absent = await answerTo(call, await withoutLoans(sent), person.token);
    expect(foreign).toEqual(absent);
  }
});

/** Holds every permission, and sees the applications of this institution, or all. */
async function employ(institution: string | null): Promise<void> {
  await app.database
    .updateTable('accounts')
    .set({ institution_id: institution })
    .where('email', '=', 'super-admin@demo.fmis')
    .execute();
}

/** Status and words, without the ids that were sent. */
async function answerTo(call: ContractCall, sent: SampleRequest, token: string) {
  const { status, body } = await app.inject(injectable(call, sent, token));
  return { status, body: JSON.parse((JSON.stringify(body) ?? 'null').replaceAll(UUID, 'an id')) };
}

/** Every field that takes an id names something that does not exist. */
function withStrangeFields(call: ContractCall, sent: SampleRequest): SampleRequest {
  if (!isObject(sent.body)) return sent;
  const fields = Object.entries(fieldsOf(call)).filter(([, schema]) => followed(schema).format === 'uuid');
  const strange = Object.fromEntries(fields.map(([name]) => [name, randomUUID()]));
  return { ...sent, body: { ...strange, ...sent.body } };
}

/** The same, about applications and clauses that do not exist. */
async function withoutLoans(sent: SampleRequest): Promise<SampleRequest> {
  const loans = await app.database.selectFrom('loan_applications').select('id').execute();
  const clauses = await app.database.selectFrom('loan_clauses').select('id').execute();
  const ids = new Set([...loans, ...clauses].map(({ id }) => id));
  const text = JSON.stringify({ path: sent.path, body: sent.body ?? null });
  const { path, body } = JSON.parse(text.replaceAll(UUID, (id) => (ids.has(id) ? randomUUID() : id)));
  return { ...sent, path, ...(sent.body === undefined ? {} : { body }) };
}
