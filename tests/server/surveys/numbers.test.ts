import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SurveyInput } from '../../../machines/ivr/menu.ts';
import { columnsFor, numberResults } from '../../../src/server/features/surveys/number.columns.ts';
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

const acres = { id: 'acres', title: 'How many acres?', kind: 'number', unit: 'acres', min: 1, max: 500 };
const sown = { id: 'sown', title: 'Sown?', keys: [{ key: '1', label: 'Yes' }] };

async function send(method: 'POST' | 'PUT', inputs: object[], more: Record<string, string> = {}) {
  const { payload, headers } = formOf({ ...usual, ...more, surveyInputs: JSON.stringify(inputs) });
  const auth = { ...headers, authorization: `Bearer ${ops.token}` };
  return await app.inject({ method, url: '/api/survey', payload, headers: auth });
}

async function answer(surveyId: string, numbers: readonly (number | string)[], more: object = {}) {
  for (const number of numbers) {
    const answers = [{ input: 'acres', key: String(number) }];
    await ops.post('/survey/answers', { surveyId, callId: crypto.randomUUID(), answers, ...more });
  }
}

interface Refused {
  pointer: string;
}

test('a question that asks for a number is kept with its unit and bounds, changed and copied', async () => {
  const { body: made } = await send('POST', [{ ...acres, unit: ' acres ', keys: [] }, sown]);
  expect(made.surveyInputs).toEqual([{ ...acres, keys: [] }, sown]);
  const { body: copied } = await ops.post('/survey/create-copy', { id: made.id });
  expect(copied.surveyInputs).toEqual(made.surveyInputs);
  const bare = { id: 'acres', title: 'How many acres?', kind: 'number' };
  const { body: changed } = await send('PUT', [{ ...bare, unit: '', min: null }], { id: made.id });
  expect(changed.surveyInputs).toEqual([{ ...bare, keys: [] }]);
  const { body: spoken } = await send('PUT', [{ ...sown, kind: 'keys' }], { id: made.id });
  expect(spoken.surveyInputs).toEqual([sown]);
});

test.each<[string, object, string]>([
  ['keys beside a number', { ...acres, keys: sown.keys }, '/surveyInputs/0/keys'],
  ['a unit beside keys', { ...sown, unit: 'acres' }, '/surveyInputs/0/unit'],
  ['bounds beside keys', { ...sown, max: 0 }, '/surveyInputs/0/max'],
  ['bounds that leave nothing', { ...acres, min: 501 }, '/surveyInputs/0/max'],
  ['a bound that cannot be typed', { ...acres, min: -1 }, '/surveyInputs/0/min'],
  ['a bound that is no whole number', { ...acres, max: 2.5 }, '/surveyInputs/0/max'],
  ['a bound longer than a number', { ...acres, max: 1_000_000_000 }, '/surveyInputs/0/max'],
  ['a mark that turns its unit', { ...acres, unit: 'acres \u202e' }, '/surveyInputs/0/unit'],
  ['an unknown kind', { ...acres, kind: 'date' }, '/surveyInputs'],
  ['a unit that is a story', { ...acres, unit: 'x'.repeat(41) }, '/surveyInputs'],
])('it is refused with %s', async (_what, input, pointer) => {
  const refused = await send('POST', [input]);
  expect([refused.status, refused.body.errors.map((error: Refused) => error.pointer)]).toEqual([422, [pointer]]);
});

/** By hand: columns of one acre each, since none of the answers lies far out. */
test('numbers are counted in columns, with the median and without the mistakes', async () => {
  const { body: survey } = await send('POST', [acres, sown]);
  await answer(survey.id, [4, 5, 2, 2, '0007', 8], { language: 'ur' });
  await answer(survey.id, [0, 501, 999_999_999, '*'], { language: 'pa' });
  await answer(survey.id, [300], { isTrial: true });
  const { body } = await ops.get(`/survey/results/${survey.id}`);
  expect(body.inputs[0]).toEqual({
    id: 'acres',
    title: 'How many acres?',
    kind: 'number',
    unit: 'acres',
    answered: 6,
    keys: [],
    number: {
      min: 1,
      max: 500,
      median: 4.5,
      leftOut: 3,
      columns: [
        [2, 2],
        [3, 0],
        [4, 1],
        [5, 1],
        [6, 0],
        [7, 1],
        [8, 1],
      ].map(([acre, count]) => ({
        from: acre,
        to: acre,
        count,
        places: count === 0 ? [] : [{ id: null, count }],
      })),
    },
  });
  expect(body.inputs[1]).toMatchObject({ kind: 'keys', answered: 0 });
  // What no number is was not kept: in that call nothing was answered.
  expect([body.asked, body.answered]).toEqual([10, 9]);

  const { body: pa } = await ops.get(`/survey/results/${survey.id}?language=pa`);
  expect(pa.inputs[0]).toMatchObject({ answered: 0, number: { median: null, leftOut: 3 } });
  expect(pa.inputs[0].number.columns.map(({ from }: { from: number }) => from)).toEqual([2, 3, 4, 5, 6, 7, 8]);

  const total = async (query: string) => (await ops.get(`/survey/results/${survey.id}/calls?${query}`)).body.total;
  expect(await total('input=acres&numberFrom=2&numberTo=4')).toBe(3);
  expect(await total('input=acres&numberFrom=501')).toBe(2);
  expect(await total('input=acres&numberTo=7&language=ur')).toBe(5);
  expect(await total('input=acres&key=7')).toBe(1);

  const { body: file } = await ops.get(`/survey/results/${survey.id}/export?format=csv&language=ur`);
  const [head, ...lines] = file.trim().split('\r\n');
  expect(head.endsWith('1. How many acres? (acres),2. Sown?')).toBe(true);
  expect(lines.map((line: string) => line.split(',')[4]).sort()).toEqual(['2', '2', '4', '5', '7', '8']);
});

test('another survey that asks the same is counted in the same columns, as far as its numbers lie', async () => {
  const { body: now } = await send('POST', [acres]);
  await answer(now.id, [1, 12, 30, 44]);
  const { body: then } = await send('POST', [{ ...acres, id: 'land', title: ' how many ACRES? ' }]);
  for (const key of ['3', '7', '44', '120'])
    await ops.post('/survey/answers', {
      surveyId: then.id,
      callId: crypto.randomUUID(),
      answers: [{ input: 'land', key }],
    });
  const counts = async (path: string) =>
    (await ops.get(`/survey/results/${path}`)).body.inputs[0].number.columns.map(
      ({ from, to, count }: Record<string, number>) => `${from}-${to}: ${count}`,
    );
  expect(await counts(now.id)).toEqual([
    '1-4: 1',
    '5-9: 0',
    '10-14: 1',
    '15-19: 0',
    '20-24: 0',
    '25-29: 0',
    '30-34: 1',
    '35-39: 0',
    '40-44: 1',
  ]);
  expect(await counts(`${then.id}?columnsOf=${now.id}`)).toEqual([
    '1-4: 1',
    '5-9: 1',
    '10-14: 0',
    '15-19: 0',
    '20-24: 0',
    '25-29: 0',
    '30-34: 0',
    '35-39: 0',
    '40-120: 2',
  ]);
});

test('what farmers have answered with a number keeps its unit and stays a number; its bounds may change', async () => {
  const { body: survey } = await send('POST', [acres]);
  await answer(survey.id, [3, 40]);
  const changed = async (input: object) => {
    const { status, body } = await send('PUT', [{ ...acres, ...input }], { id: survey.id });
    return [status, ...(body.errors ?? []).map(({ pointer }: Refused) => pointer)];
  };
  expect(await changed({ unit: 'kanal' })).toEqual([422, '/surveyInputs/0/unit']);
  expect(await changed({ ...sown, id: 'acres', kind: 'keys', unit: null, min: null, max: null })).toEqual([
    422,
    '/surveyInputs/0/kind',
  ]);
  expect(await changed({ max: 10 })).toEqual([200]);
  const { body } = await ops.get(`/survey/results/${survey.id}`);
  expect(body.inputs[0]).toMatchObject({ answered: 1, number: { max: 10, leftOut: 1, median: 3 } });
});

const alone = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => `${from + place}-${from + place} 0`);

/** By hand: what was typed how often, within which bounds, and the columns that come of it. */
test.each<[string, Record<number, number>, Partial<SurveyInput>, string[]]>([
  ['nothing', {}, {}, []],
  ['one number', { 7: 3 }, {}, ['7-7 3']],
  ['nought', { 0: 2 }, {}, ['0-0 2']],
  ['ten numbers, each its own', { 1: 1, 10: 1 }, {}, ['1-1 1', ...alone(2, 9), '10-10 1']],
  ['eleven, two in a column', { 1: 1, 11: 1 }, {}, ['0-1 1', '2-3 0', '4-5 0', '6-7 0', '8-9 0', '10-11 1']],
  [
    'what its bounds cut',
    { 1: 1, 38: 1 },
    { min: 1, max: 38 },
    ['1-4 1', '5-9 0', '10-14 0', '15-19 0', '20-24 0', '25-29 0', '30-34 0', '35-38 1'],
  ],
  ['a few far out, in a column of their own', { 2: 60, 3: 39, 400: 1 }, {}, ['2-2 60', '3-3 39', '4-400 1']],
  [
    'a few far out at either end',
    { 1: 1, 50: 50, 59: 50, 900: 1 },
    {},
    ['1-49 1', '50-50 50', ...alone(51, 58), '59-59 50', '60-900 1'],
  ],
  [
    'the largest numbers',
    { 0: 1, 999999999: 1 },
    {},
    ['0-99999999 1', ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${n}00000000-${n}99999999 0`), '900000000-999999999 1'],
  ],
])('columns of %s', (_what, typed, bounds, expected) => {
  const input: SurveyInput = { id: 'n', title: 'n', keys: [], kind: 'number', ...bounds };
  const pressed = Object.entries(typed).map(([key, count]) => ({ key, count, place: null }));
  const { columns } = numberResults(input, pressed, columnsFor(input, pressed));
  expect(columns.map(({ from, to, count }) => `${from}-${to} ${count}`)).toEqual(expected);
});
