import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { formOf, textsOf } from '../../support/form.ts';
import { newSurveyForm } from '../../support/valid-campaign-requests.ts';

let app: TestApp;
let ops: Person;
let usual: Record<string, string>;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  ops = await app.as('Ops');
  usual = textsOf(await newSurveyForm(app));
});
afterAll(() => app?.close());

async function send(method: 'POST' | 'PUT', fields: Record<string, string>) {
  const { payload, headers } = formOf(fields);
  return await app.inject({
    method,
    url: '/api/survey',
    payload,
    headers: { ...headers, authorization: `Bearer ${ops.token}` },
  });
}
const input = (id: string, keys: string) => ({
  id,
  title: `Question ${id}`,
  keys: keys.split('').map((key) => ({ key, label: `Answer ${key}` })),
});
const answered = async (surveyId: string, callId: string, answers: Record<string, string>, more: object = {}) => {
  const body = { surveyId, callId, answers: Object.entries(answers).map(([id, key]) => ({ input: id, key })), ...more };
  return (await ops.post('/survey/answers', body)).body;
};

interface Counted {
  id: string;
  answered: number;
  keys: { key: string; label: string | null; count: number }[];
}

interface FieldFault {
  pointer: string;
  values: { count: number };
}

test('a survey is written with its questions, changed as a whole and copied', async () => {
  const made = await send('POST', { ...usual, surveyCrops: '[]' });
  expect(made.status).toBe(201);
  expect(made.body.surveyInputs.map(({ title }: { title: string }) => title)).toEqual([
    'Did it rain?',
    'Have you sown wheat?',
  ]);
  const inputs = JSON.stringify([input('a', '12')]);
  const changed = await send('PUT', { ...usual, id: made.body.id, surveyInputs: inputs });
  expect(changed.body).toMatchObject({ version: 2, surveyInputs: [input('a', '12')], surveyCrops: [] });
  const copied = await ops.post('/survey/create-copy', { id: made.body.id });
  expect(copied.body).toMatchObject({ title: 'Rain in the last week 2', surveyInputs: [input('a', '12')], version: 1 });
});

test.each<[string, Record<string, string>, string]>([
  ['two questions of one id', { surveyInputs: JSON.stringify([input('a', '1'), input('a', '2')]) }, '/surveyInputs'],
  ['one key twice', { surveyInputs: JSON.stringify([input('a', '11')]) }, '/surveyInputs'],
  ['a key that no telephone has', { surveyInputs: JSON.stringify([input('a', 'x')]) }, '/surveyInputs'],
  [
    'a mark that turns an answer',
    { surveyInputs: JSON.stringify([{ ...input('a', '1'), keys: [{ key: '1', label: 'Dial \u202e7272' }] }]) },
    '/surveyInputs/0/keys/0/label',
  ],
  ['nothing to ask in the app', { surveyInputs: '[]' }, '/surveyInputs'],
  [
    'a question without an answer',
    { surveyInputs: JSON.stringify([input('a', '1'), input('b', '')]) },
    '/surveyInputs/1/keys',
  ],
  ['a call without a sound', { inAppEnabled: 'false', ivrEnabled: 'true' }, '/surveyFiles'],
  ['a crop among its places', { surveyLocations: `["${crypto.randomUUID()}"]` }, '/surveyLocations'],
  ['a category of campaigns', { surveyCategoryId: crypto.randomUUID() }, '/surveyCategoryId'],
])('a survey is refused with %s', async (_what, change, pointer) => {
  const refused = await send('POST', { ...usual, ...change });
  expect([refused.status, refused.body.errors.map((error: { pointer: string }) => error.pointer)]).toEqual([
    422,
    [pointer],
  ]);
});

test('results count each call once, those that were tried apart, and keys that are no longer asked', async () => {
  const inputs = JSON.stringify([input('a', '12'), input('b', '1')]);
  const { body: survey } = await send('POST', { ...usual, surveyInputs: inputs });
  const [one, two, three, trial] = ['one', 'two', 'three', 'trial'].map(() => crypto.randomUUID()) as [
    string,
    string,
    string,
    string,
  ];
  await answered(survey.id, one, { a: '1', b: '1' }, { msisdn: '923004417826', language: 'ur' });
  expect(await answered(survey.id, one, { a: '2' }, { language: 'ur' })).toEqual({ kept: 2 });
  await answered(survey.id, two, { a: '9', nothing: '1' }, { language: 'ur' });
  expect(await answered(survey.id, three, {}, { language: 'pa' })).toEqual({ kept: 0 });
  await answered(survey.id, trial, { a: '1' }, { isTrial: true, language: 'en' });

  const { body: results } = await ops.get(`/survey/results/${survey.id}`);
  expect(results).toMatchObject({
    asked: 3,
    answered: 2,
    finished: 1,
    isTrial: false,
    languages: [
      { language: 'ur', asked: 2, answered: 2 },
      { language: 'pa', asked: 1, answered: 0 },
    ],
  });
  const counts = (of: typeof results) =>
    of.inputs.map(({ id, answered: n, keys }: Counted) => [
      id,
      n,
      keys.map(({ key, label, count }) => [key, label, count].join(' ')),
    ]);
  expect(counts(results)).toEqual([
    ['a', 2, ['1 Answer 1 1', '2 Answer 2 0', '9  1']],
    ['b', 1, ['1 Answer 1 1']],
  ]);
  const { body: trials } = await ops.get(`/survey/results/${survey.id}?trials=1`);
  expect([trials.asked, trials.answered, trials.finished]).toEqual([1, 1, 0]);
});

test('results tell the provinces of those who answered, and can be those of one province or district', async () => {
  const { body: survey } = await send('POST', { ...usual, surveyInputs: JSON.stringify([input('a', '12')]) });
  const farmers = await app.database
    .selectFrom('farmers')
    .select(['country_code', 'msisdn', 'province_id', 'district_id'])
    .where('state', '!=', 'merged')
    .where('district_id', 'is not', null)
    .distinctOn('province_id')
    .orderBy('province_id')
    .limit(2)
    .execute();
  const [here, there] = farmers;
  if (!here || !there) throw new Error('all farmers live in one province');
  const calls = [
    [here, '1'],
    [here, '2'],
    [there, '1'],
  ] as const;
  for (const [{ country_code, msisdn }, key] of calls)
    await answered(survey.id, crypto.randomUUID(), { a: key }, { msisdn: `${country_code}${msisdn}` });
  await answered(survey.id, crypto.randomUUID(), { a: '1' });

  const { body: all } = await ops.get(`/survey/results/${survey.id}`);
  expect(all.places.map(({ id, asked, answered: n }: Record<string, unknown>) => [id, asked, n])).toEqual([
    [here.province_id, 2, 2],
    [there.province_id, 1, 1],
    [null, 1, 1],
  ]);
  expect(all.inputs[0].keys[0].places).toEqual(
    expect.arrayContaining([
      { id: here.province_id, count: 1 },
      { id: there.province_id, count: 1 },
      { id: null, count: 1 },
    ]),
  );
  const counted = async (query: string) => {
    const { body } = await ops.get(`/survey/results/${survey.id}?${query}`);
    return [body.asked, ...body.inputs[0].keys.map(({ count }: { count: number }) => count)];
  };
  expect(await counted(`provinceId=${here.province_id}`)).toEqual([2, 1, 1]);
  expect(await counted(`districtId=${there.district_id}`)).toEqual([1, 1, 0]);
  expect((await ops.get(`/survey/results/${survey.id}/calls?districtId=${there.district_id}`)).body.total).toBe(1);
});

test('what farmers have answered keeps its words, and everything else of a survey may change', async () => {
  const [a, b] = [input('a', '12'), input('b', '12')];
  const { body: survey } = await send('POST', { ...usual, surveyInputs: JSON.stringify([a, b]) });
  const changed = async (inputs: object[]) => {
    const { status, body } = await send('PUT', { ...usual, id: survey.id, surveyInputs: JSON.stringify(inputs) });
    return [status, ...(body.errors ?? []).map(({ pointer, values }: FieldFault) => `${pointer} ${values.count}`)];
  };
  await answered(survey.id, crypto.randomUUID(), { a: '1', b: '1' }, { isTrial: true });
  expect(await changed([{ ...a, title: 'Other' }, b])).toEqual([200]);
  expect(await changed([a, b])).toEqual([200]);
  await answered(survey.id, crypto.randomUUID(), { a: '1' });
  await answered(survey.id, crypto.randomUUID(), { a: '2' });

  const [yes, no] = a.keys as [(typeof a.keys)[0], (typeof a.keys)[0]];
  expect(await changed([b, { ...a, title: 'Other' }])).toEqual([422, '/surveyInputs/1/title 2']);
  expect(await changed([{ ...a, keys: [no, { ...yes, label: 'Other' }] }])).toEqual([
    422,
    '/surveyInputs/0/keys/1/label 1',
  ]);
  expect(await changed([{ ...a, keys: [yes] }])).toEqual([422, '/surveyInputs/0/keys 1']);
  expect(await changed([b])).toEqual([422, '/surveyInputs 2']);
  expect(await changed([input('c', '1'), { ...a, keys: [...a.keys, { key: '3', label: 'Perhaps' }] }])).toEqual([200]);
});

test('who answered what is listed call by call, narrowed by language and answer, and exported with a column for each question', async () => {
  const inputs = JSON.stringify([input('a', '12'), input('b', '1')]);
  const { body: survey } = await send('POST', { ...usual, surveyInputs: inputs });
  const [one, two, three] = ['one', 'two', 'three'].map(() => crypto.randomUUID()) as [string, string, string];
  const farmer = await app.database
    .selectFrom('farmers')
    .select(['id', sql<string>`country_code || msisdn`.as('msisdn')])
    .where('state', '=', 'active')
    .limit(1)
    .executeTakeFirstOrThrow();
  await answered(survey.id, one, { a: '1', b: '1' }, { msisdn: farmer.msisdn, language: 'ur' });
  app.clock.advance(60_000);
  await answered(survey.id, two, { a: '2' }, { language: 'pa' });
  await answered(survey.id, three, { a: '2' }, { isTrial: true, language: 'pa' });

  const calls = async (query: string) => {
    const { body } = await ops.get(`/survey/results/${survey.id}/calls${query}`);
    return [body.total, ...body.items.map(({ callId }: { callId: string }) => callId)];
  };
  expect(await calls('')).toEqual([2, two, one]);
  expect(await calls('?limit=1&offset=1')).toEqual([2, one]);
  expect(await calls('?language=pa')).toEqual([1, two]);
  expect(await calls('?input=b')).toEqual([1, one]);
  expect(await calls('?input=a&key=2')).toEqual([1, two]);
  expect(await calls('?trials=1')).toEqual([1, three]);
  const { body } = await ops.get(`/survey/results/${survey.id}/calls?language=ur`);
  expect(body.items).toMatchObject([
    {
      language: 'ur',
      msisdn: farmer.msisdn,
      farmer: { id: farmer.id },
      answers: [
        { input: 'a', key: '1' },
        { input: 'b', key: '1' },
      ],
    },
  ]);
  expect((await ops.get(`/survey/results/${survey.id}?language=pa`)).body).toMatchObject({ asked: 1, finished: 0 });

  const { body: file } = await ops.get(`/survey/results/${survey.id}/export?format=csv`);
  const [head, ...lines] = file.trim().split('\r\n');
  expect(head.replace('\uFEFF', '')).toBe('Asked,Phone,Farmer,Language,1. Question a,2. Question b');
  expect(lines.map((line: string) => line.split(',').slice(3).join())).toEqual([
    'Punjabi,Answer 2,',
    'Urdu,Answer 1,Answer 1',
  ]);
  expect((await ops.get(`/survey/results/${crypto.randomUUID()}/calls`)).status).toBe(404);
});
