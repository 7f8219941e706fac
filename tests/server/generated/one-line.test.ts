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

type Format = 'line' | 'lines';

const namesOf = (call: ContractCall, format: Format) =>
  fieldsOf(call)
    .filter(([, schema]) => followed(schema).format === format)
    .map(([name]) => name);
const having = (format: Format) => calls.filter((call) => namesOf(call, format).length > 0);

async function refuses(call: ContractCall, format: Format, texts: readonly string[], code: string): Promise<void> {
  const admin = await app.as('Super Admin');
  const request = await validRequest(app, call);
  for (const name of namesOf(call, format)) {
    for (const text of texts) {
      const sent = { ...request, body: { ...object(request.body), [name]: text } };
      const { status, body } = await app.inject(injectable(call, sent, admin.token));
      const errors = [expect.objectContaining({ pointer: `/${name}`, code })];
      expect([status, body.errors], name).toEqual([400, expect.arrayContaining(errors)]);
    }
  }
}

const NO_LINES = ['Wheat\u202efrom Okara', 'Wheat\u{e0041} field', 'Wheat\nfield'];
test.each(having('line'))('$id refuses others at their field', (call) => refuses(call, 'line', NO_LINES, 'oneLine'));

const TURNED = ['Dial \u202e7272\u202c', 'Dial\n\u2067 7272', 'Dial \u20687272\u2069'];
test.each(having('lines'))('$id keeps what it tells others unturned', (call) =>
  refuses(call, 'lines', TURNED, 'turned'),
);

test('what farmers are told is such a text', () => {
  const told = having('lines').map(({ id }) => id);
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
