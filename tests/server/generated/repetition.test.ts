import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as validators from '../../../src/contract/generated/validators.js';
import { type TestApp, testApp } from '../../support/app.ts';
import { holdToContract } from '../../support/conformance.ts';
import { type ContractCall, calls, isObject, type Json } from '../../support/contract.ts';
import { asText, injectable, type SampleRequest } from '../../support/sample-request.ts';
import { validRequest } from '../../support/valid-requests.ts';

/* Made from the contract: every POST that takes an Idempotency-Key. */

let app: TestApp;
/** What is carried out now is not answered. */
let isCut = false;
beforeAll(async () => {
  app = await testApp({
    seed: 'small',
    inspect: (operation, status, body) => {
      holdToContract(operation, status, body);
      if (isCut) throw new Error('The server was killed before it answered.');
    },
  });
});
afterAll(() => app?.close());

const validate = new Map<string, (body: unknown) => boolean>(Object.entries(validators));
const keyed = calls.filter(({ keyed, method }) => keyed && method === 'post');

describe.each(keyed)('$id', (call) => {
  test('repeated with its key has one effect and one answer; with another body it is refused', async () => {
    const { token } = await app.as('Super Admin');
    const valid = await validRequest(app, call);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await app.inject(injectable(call, { ...valid, headers }, token));
    const writtenOnce = await written();
    const second = await app.inject(injectable(call, { ...valid, headers }, token));

    expect(first.status, JSON.stringify(first.body)).toBeLessThan(300);
    expect({ status: second.status, body: second.body }).toEqual({ status: first.status, body: first.body });
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await written()).toEqual(writtenOnce);

    const third = await app.inject(injectable(call, { ...other(call, valid), headers }, token));
    expect(third).toMatchObject({ status: 422, body: { code: 'keyReused' } });
  });

  test('whose answer was lost is answered when it comes again, and has one effect', async () => {
    const { token } = await app.as('Super Admin');
    const valid = await validRequest(app, call);
    const send = () => app.inject(injectable(call, { ...valid, headers }, token));
    const headers = { 'idempotency-key': randomUUID() };
    isCut = true;
    const lost = await send();
    isCut = false;
    const writtenOnce = await written();
    const [found, again] = [await send(), await send()];
    expect(lost.status).toBe(500);
    expect(found.status, JSON.stringify(found.body)).toBeLessThan(300);
    expect({ status: again.status, body: again.body }).toEqual({ status: found.status, body: found.body });
    expect(await written()).toEqual(writtenOnce);
  });

  test('sent twice at once with one key has one effect', async () => {
    const { token } = await app.as('Super Admin');
    const another = await validRequest(app, call);
    const untouched = await written();
    await app.inject(injectable(call, { ...another, headers: { 'idempotency-key': randomUUID() } }, token));
    // What one effect leaves: a merge is a step of both records, and so is a cut.
    const one = (await written()).steps - untouched.steps;
    const valid = await validRequest(app, call);
    const headers = { 'idempotency-key': randomUUID() };
    const before = await written();
    const answers = await Promise.all([0, 1].map(() => app.inject(injectable(call, { ...valid, headers }, token))));
    const after = await written();

    expect(answers.map(({ status }) => status).filter((status) => status >= 300 && status !== 409)).toEqual([]);
    expect(after.steps - before.steps).toBeLessThanOrEqual(Math.max(1, one));
  });
});

/** Every write of a record leaves a step in the history. */
async function written(): Promise<{ steps: number }> {
  const { steps } = await app.database
    .selectFrom('history')
    .select((query) => query.fn.countAll<string>().as('steps'))
    .executeTakeFirstOrThrow();
  return { steps: Number(steps) };
}

/** The same request with other content, which the contract takes as well. */
function other(call: ContractCall, sample: SampleRequest): SampleRequest {
  const [[field, file] = []] = Object.entries(sample.files);
  if (field !== undefined && file) {
    const content = Buffer.concat([file.content, Buffer.from('%other\n')]);
    return { ...sample, files: { [field]: { ...file, content } } };
  }
  const body = isObject(sample.body) ? sample.body : {};
  const changes = variants({ reason: 'Because', ...body }).flatMap((changed) => {
    const { reason, ...kept } = isObject(changed) ? changed : {};
    return [kept, { ...kept, reason: reason ?? null }];
  });
  const taken = changes.find((change) => !isDeepStrictEqual(change, body) && validate.get(call.id)?.(change));
  if (!taken) throw new Error(`No text in the body of ${call.id} can be changed`);
  return { ...sample, body: taken };
}

/** The value with one text in it changed, at any depth. */
function variants(value: Json): Json[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, at) => variants(item).map((other) => value.with(at, other)));
  }
  if (isObject(value)) {
    return Object.entries(value).flatMap(([name, item]) =>
      variants(item).map((other) => ({ ...value, [name]: other })),
    );
  }
  return [otherText(value)];
}

function otherText(value: Json): string {
  const text = asText(value);
  if (/^[0-9a-f-]{36}$/.test(text)) return randomUUID();
  return /^[A-Z_]+$/.test(text) ? `${text}_AGAIN` : `${text} again`;
}
