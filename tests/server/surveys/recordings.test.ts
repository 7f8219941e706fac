import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { formOf, picture, textsOf } from '../../support/form.ts';
import { newSurveyForm } from '../../support/valid-campaign-requests.ts';
import { tone } from '../../support/valid-menu-requests.ts';

let app: TestApp;
let ops: Person;
let usual: Record<string, string>;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  ops = await app.as('Ops');
  usual = textsOf(await newSurveyForm(app));
});
afterAll(() => app?.close());

const worries = { id: 'worries', title: 'What worries you most?', kind: 'recording', seconds: 30 };
const sown = { id: 'sown', title: 'Sown?', keys: [{ key: '1', label: 'Yes' }] };
const number = '923067120448';

async function send(method: 'POST' | 'PUT', url: string, form: ReturnType<typeof formOf>, by = ops) {
  const headers = { ...form.headers, authorization: `Bearer ${by.token}` };
  return await app.inject({ method, url: `/api${url}`, payload: form.payload, headers });
}
const write = (method: 'POST' | 'PUT', inputs: object[], more: Record<string, string> = {}) =>
  send(method, '/survey', formOf({ ...usual, ...more, surveyInputs: JSON.stringify(inputs) }));

async function say(surveyId: string, { seconds = 3, ...more }: Record<string, string | number> = {}, by = ops) {
  const call = { surveyId, callId: crypto.randomUUID(), input: 'worries', ...textsOf(more) };
  const file = { field: 'recording', filename: 'said.wav', type: 'audio/wav', content: tone(Number(seconds)) };
  return await send('POST', '/survey/recordings', formOf(call, [file]), by);
}

interface Recording {
  id: string;
  version: number;
  tag: string | null;
  url: string;
  seconds: number;
}
const listed = async (surveyId: string, query = ''): Promise<Recording[]> =>
  (await ops.get(`/survey/results/${surveyId}/recordings?input=worries${query}`)).body.items;
const tag = (by: Person, { id, version }: Recording, word: string | null) =>
  by.put(`/survey/recordings/${id}`, { tag: word }, { 'if-match': `"${version}"` });

test('a question that asks for a recording is kept with how long that may be, changed and copied', async () => {
  const { body: made } = await write('POST', [{ ...worries, keys: [] }, sown]);
  expect(made.surveyInputs).toEqual([{ ...worries, keys: [] }, sown]);
  const { body: copied } = await ops.post('/survey/create-copy', { id: made.id });
  expect(copied.surveyInputs).toEqual(made.surveyInputs);
  const { body: bare } = await write('PUT', [{ ...worries, seconds: null }], { id: made.id });
  expect(bare.surveyInputs).toEqual([{ ...worries, keys: [], seconds: 30 }]);
});

test.each<[string, object, string]>([
  ['keys beside it', { ...worries, keys: sown.keys }, '/surveyInputs/0/keys'],
  ['a unit', { ...worries, unit: 'acres' }, '/surveyInputs/0/unit'],
  ['less time than anybody needs', { ...worries, seconds: 4 }, '/surveyInputs/0/seconds'],
  ['more time than anybody has', { ...worries, seconds: 121 }, '/surveyInputs/0/seconds'],
  ['half seconds', { ...worries, seconds: 10.5 }, '/surveyInputs/0/seconds'],
  ['seconds beside keys', { ...sown, seconds: 30 }, '/surveyInputs/0/seconds'],
])('it is refused with %s', async (_what, input, pointer) => {
  const refused = await write('POST', [input]);
  expect([refused.status, refused.body.errors.map((error: { pointer: string }) => error.pointer)]).toEqual([
    422,
    [pointer],
  ]);
});

test('what callers say is kept once a call, counted, listed with the latest first and played', async () => {
  const { body: survey } = await write('POST', [worries, sown]);
  const call = { callId: crypto.randomUUID(), msisdn: number, language: 'ur' };
  expect((await say(survey.id, { ...call, seconds: 12 })).body).toEqual({ kept: 1 });
  // The same call again, also as an answer that is no recording.
  expect((await say(survey.id, { ...call, seconds: 5 })).body).toEqual({ kept: 1 });
  const answers = [
    { input: 'worries', key: '7' },
    { input: 'sown', key: '1' },
  ];
  expect((await ops.post('/survey/answers', { surveyId: survey.id, ...call, answers })).body).toEqual({ kept: 2 });
  app.clock.advance(60_000);
  await say(survey.id, { language: 'pa' });
  await say(survey.id, { isTrial: 'true' });

  const all = await listed(survey.id);
  expect(all).toMatchObject([
    { seconds: 3, language: 'pa', msisdn: null, tag: null, taggedBy: null, version: 1 },
    { seconds: 12, language: 'ur', msisdn: number },
  ]);
  expect(await listed(survey.id, '&language=ur')).toHaveLength(1);
  expect(await listed(survey.id, '&limit=1&offset=1')).toEqual(all.slice(1));
  expect(await listed(survey.id, '&trials=1')).toHaveLength(1);
  const played = await app.inject({ method: 'GET', url: all[1]?.url ?? '' });
  expect([played.status, played.headers['content-type']]).toEqual([200, 'audio/wav']);
  expect(
    (await app.inject({ method: 'GET', url: all[1]?.url.replace(/signature=./, 'signature=_') ?? '' })).status,
  ).not.toBe(200);

  const { body } = await ops.get(`/survey/results/${survey.id}`);
  expect(body).toMatchObject({ asked: 2, answered: 2, finished: 1 });
  expect(body.inputs[0]).toEqual({
    id: 'worries',
    title: worries.title,
    kind: 'recording',
    seconds: 30,
    answered: 2,
    keys: [],
    recordings: { sorted: 0, tags: [], first: all },
  });
});

test('whoever listens sorts by one word, which a colleague hears of, and may take it away', async () => {
  const { body: survey } = await write('POST', [worries]);
  for (const _ of [1, 2, 3]) await say(survey.id);
  const [first, second, third] = (await listed(survey.id)) as [Recording, Recording, Recording];
  const colleague = await app.as('Admin');
  const { body: sorted } = await tag(ops, first, '  canal   Water ');
  expect(sorted).toMatchObject({ tag: 'canal Water', version: 2, taggedBy: { name: expect.any(String) } });
  // Written as it is among the others.
  expect((await tag(colleague, second, 'CANAL water')).body.tag).toBe('canal Water');
  const told = await app.database
    .selectFrom('outbox')
    .selectAll()
    .where('record_id', '=', survey.id)
    .where('entity', '=', 'surveyRecording')
    .execute();
  expect(told.map(({ event }) => event)).toEqual(['TAG', 'TAG']);

  // The colleague saw it before it was sorted.
  const late = await tag(colleague, first, 'price');
  expect([late.status, late.body.code, late.body.conflict]).toMatchObject([409, 'stale', { version: 2 }]);
  expect((await tag(colleague, sorted, 'price')).body).toMatchObject({ tag: 'price', version: 3 });
  expect((await tag(ops, third, 'price')).status).toBe(200);

  const { body } = await ops.get(`/survey/results/${survey.id}`);
  const { recordings } = body.inputs[0];
  expect([
    recordings.sorted,
    recordings.tags.map(({ tag: word, count }: { tag: string; count: number }) => `${word} ${count}`),
  ]).toEqual([3, ['price 2', 'canal Water 1']]);
  const ids = async (query: string) => (await listed(survey.id, query)).map(({ id }) => id);
  expect(await ids('&tag=canal%20Water')).toEqual([second.id]);
  expect(await ids('&isSorted=0')).toEqual([]);

  const { body: calls } = await ops.get(`/survey/results/${survey.id}/calls`);
  expect(calls.items[0].answers).toEqual([{ input: 'worries', key: '3', tag: expect.any(String) }]);
  const { body: file } = await ops.get(`/survey/results/${survey.id}/export?format=csv`);
  const lines = file.trim().split('\r\n');
  expect(lines[0].endsWith('1. What worries you most? (s),1. What worries you most? #')).toBe(true);
  expect(lines.filter((line: string) => line.endsWith(',3,price'))).toHaveLength(2);

  const [again] = (await listed(survey.id, '&tag=canal%20Water')) as [Recording];
  expect((await tag(ops, again, null)).body).toMatchObject({ tag: null, version: 3 });
  expect(await ids('&isSorted=0')).toEqual([second.id]);
});

test('what is no recording is refused, as is one of a question that asks for none', async () => {
  const { body: survey } = await write('POST', [worries, sown]);
  const call = { surveyId: survey.id, callId: crypto.randomUUID(), input: 'worries' };
  const photo = { field: 'recording', filename: 'said.wav', type: 'audio/wav', content: await picture() };
  const refused = await send('POST', '/survey/recordings', formOf(call, [photo]));
  expect([refused.status, refused.body.errors[0].pointer]).toEqual([422, '/recording']);
  expect((await send('POST', '/survey/recordings', formOf(call))).status).toBe(400);
  const other = await say(survey.id, { input: 'sown' });
  expect([other.status, other.body.errors[0].pointer]).toEqual([422, '/input']);
  expect((await say(crypto.randomUUID())).status).toBe(404);
  const [none] = await app.database
    .selectFrom('survey_calls')
    .select((eb) => eb.fn.countAll<number>().as('calls'))
    .where('survey_id', '=', survey.id)
    .execute();
  expect(none?.calls).toBe(0);
  await say(survey.id);
  const [kept] = (await listed(survey.id)) as [Recording];
  for (const word of ['', '   ', 'x'.repeat(41)]) expect((await tag(ops, kept, word)).status).toBe(400);
  expect((await tag(ops, { ...kept, id: crypto.randomUUID() }, 'water')).status).toBe(404);
});

test('only those who read results hear and sort recordings', async () => {
  const { body: survey } = await write('POST', [worries]);
  await say(survey.id);
  const [kept] = (await listed(survey.id)) as [Recording];
  const agent = await app.as('Call Center');
  expect((await agent.get(`/survey/results/${survey.id}/recordings?input=worries`)).status).toBe(403);
  expect((await tag(agent, kept, 'water')).status).toBe(403);
  expect((await say(survey.id, {}, agent)).status).toBe(403);
});

test('what farmers have answered by speaking stays a recording; how long it may be may change', async () => {
  const { body: survey } = await write('POST', [worries]);
  await say(survey.id);
  const changed = async (input: object) => {
    const { status, body } = await write('PUT', [input], { id: survey.id });
    return [status, ...(body.errors ?? []).map(({ pointer }: { pointer: string }) => pointer)];
  };
  expect(await changed({ ...sown, id: 'worries', title: worries.title })).toEqual([422, '/surveyInputs/0/kind']);
  expect(await changed({ ...worries, title: 'What else?' })).toEqual([422, '/surveyInputs/0/title']);
  expect(await changed({ ...worries, seconds: 60 })).toEqual([200]);
});
