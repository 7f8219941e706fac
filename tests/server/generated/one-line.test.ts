import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import { type ContractCall, calls, followed, isObject, type Json, object } from '../../support/contract.ts';
import { injectable } from '../../support/sample-request.ts';
import { validRequest } from '../../support/valid-requests.ts';

/* Made from the contract: what is sent in one line has no break, and nothing that turns its direction or that nobody sees; texts of several lines turn nothing. */

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
});
afterAll(() => app?.close());

/** The body's own fields. */
function fieldsOf({ body }: ContractCall): [name: string, schema: Json][] {
  return Object.values(body ?? {}).flatMap((media) => {
    const { properties } = followed(media.schema);
    return isObject(properties) ? Object.entries(properties) : [];
  });
}

const namesOf = (call: ContractCall, format: 'line' | 'lines') =>
  fieldsOf(call)
    .filter(([, schema]) => followed(schema).format === format)
    .map(([name]) => name);
const linesOf = (call: ContractCall) => namesOf(call, 'line');
const textsOf = (call: ContractCall) => namesOf(call, 'lines');

test.each(calls.filter((call) => linesOf(call).length > 0))('$id refuses others at their field', async (call) => {
  const admin = await app.as('Super Admin');
  const request = await validRequest(app, call);
  for (const name of linesOf(call)) {
    for (const text of ['Wheat\u202efrom Okara', 'Wheat\u{e0041} field', 'Wheat\nfield']) {
      const sent = { ...request, body: { ...object(request.body), [name]: text } };
      const { status, body } = await app.inject(injectable(call, sent, admin.token));
      expect([status, body.errors], name).toEqual([
        400,
        expect.arrayContaining([expect.objectContaining({ pointer: `/${name}`, code: 'oneLine' })]),
      ]);
    }
  }
});

test.each(calls.filter((call) => textsOf(call).length > 0))('$id keeps what it tells others unturned', async (call) => {
  const admin = await app.as('Super Admin');
  const request = await validRequest(app, call);
  for (const name of textsOf(call)) {
    for (const text of ['Dial \u202e7272\u202c', 'Dial\n\u2067 7272', 'Dial \u20687272\u2069']) {
      const sent = { ...request, body: { ...object(request.body), [name]: text } };
      const { status, body } = await app.inject(injectable(call, sent, admin.token));
      const errors = [expect.objectContaining({ pointer: `/${name}`, code: 'turned' })];
      expect([status, body.errors], name).toEqual([400, expect.arrayContaining(errors)]);
    }
  }
});

test('what farmers are told is such a text', () => {
  const told = calls.filter((call) => textsOf(call).length > 0).map(({ id }) => id);
  expect(told).toEqual(expect.arrayContaining(['createCampaign', 'updateSurvey', 'sendText', 'createPost']));
});

test('names and titles that are sent are of one line', () => {
  const names = /^(title|name)(Ur)?$/;
  const free = calls.flatMap((call) =>
    fieldsOf(call)
      .filter(([name, schema]) => names.test(name) && followed(schema).type === 'string')
      .filter(([, schema]) => followed(schema).format !== 'line')
      .map(([name]) => `${call.id} ${name}`),
  );
  expect(free).toEqual([]);
});
