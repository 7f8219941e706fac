import { expect, test } from 'vitest';
import {
  changesWhatGoesOut,
  emptyForm,
  namedAmong,
  noTexts,
} from '../../src/portal/features/campaigns/broadcast.form.ts';
import { campaigns, surveys } from '../../src/portal/features/campaigns/broadcast.kind.ts';
import { faultyFields, problemsOf } from '../../src/portal/features/campaigns/problems.ts';

const whole = {
  ...emptyForm,
  title: 'Rust',
  category: 'pests',
  type: 'alert',
  startDt: '2099-01-01',
  endDt: '2099-01-02',
  smsEnabled: true,
  contentText: 'Look at your wheat.',
};
const count = { count: 1, languages: [{ language: 'ur' as const, count: 1 }] };
const told = (form: typeof whole) => problemsOf(form, campaigns, count);

test('what is empty is named before it can go', () => {
  expect(told(whole)).toEqual([]);
  expect(problemsOf({ ...whole, ...emptyForm, smsEnabled: true, contentText: 'x' }, campaigns, count)).toEqual([
    { key: 'missing', stops: true, fields: ['title', 'category', 'type', 'startDt', 'endDt'], field: 'title' },
  ]);
});

test('a field that is none stops it, also where nothing goes out; other braces are told', () => {
  expect(told({ ...whole, contentText: 'Dear {name}, your {crop} near { Tehsil }' })).toEqual([]);
  const unknown = { ...whole, contentText: 'Dear {farmer}, {crop} and {farmer}' };
  const values = { names: '{farmer}', fields: '{name} {tehsil} {district} {crop}' };
  expect(told(unknown)).toEqual([{ key: 'unknownField', stops: true, values, field: 'contentText' }]);
  for (const smsEnabled of [true, false]) {
    const form = { ...unknown, smsEnabled };
    expect(faultyFields(form, told(form)).map(([field, { key }]) => [field, key])).toEqual([
      ['contentText', 'unknownField'],
    ]);
  }
  expect(told({ ...whole, contentText: 'Spray { 2 }' })).toEqual([
    { key: 'bareBraces', stops: false, field: 'contentText' },
  ]);
});

test('a text of another language is held to the same, and said to be of that one', () => {
  const contentTexts = { ...noTexts, pa: 'Dear {farmer}', sk: '{crop} { 2 }', en: 'x'.repeat(460) };
  const form = { ...whole, contentTexts };
  expect(told(form).map(({ key, field, language }) => [key, field, language])).toEqual([
    ['manyParts', 'contentTexts', 'en'],
    ['unknownField', 'contentTexts', 'pa'],
    ['bareBraces', 'contentTexts', 'sk'],
  ]);
  expect(faultyFields(form, told(form)).map(([field, { key, language }]) => [field, key, language])).toEqual([
    ['contentTexts', 'unknownField', 'pa'],
  ]);
});

test('who has no text in their language is told with what they get instead', () => {
  const languages = [
    { language: 'ur' as const, count: 5 },
    { language: 'pa' as const, count: 4 },
    { language: 'sk' as const, count: 2 },
  ];
  const of = (form: typeof whole) => problemsOf(form, campaigns, { count: 11, languages });
  const written = { ...whole, contentTexts: { ...noTexts, pa: 'کنک ویکھو', hn: 'کݨک' } };
  expect(of(written)).toEqual([
    { key: 'someUnwritten', stops: false, languages: [languages[2]], other: 'ur', field: 'contentTexts' },
  ]);
  // The one for all is missing: nobody of these would get anything.
  expect(of({ ...written, contentText: '' })).toEqual([
    { key: 'noTextForAll', stops: true, other: 'ur', field: 'contentText' },
  ]);
  expect(of({ ...written, smsEnabled: false, obdEnabled: true, fileNameQuery: "'wheat'" })).toEqual([]);
});

test('nothing is filled into the long text, and that is told', () => {
  expect(told({ ...whole, contentTextLong: 'Dear {name}, {{crop}} and {name}, no {\n}' })).toEqual([
    { key: 'placeholders', stops: false, values: { names: '{name} {{crop}}' } },
  ]);
});

test('parts are counted with the longest that can stand in a field', () => {
  const form = { ...whole, contentText: `${'x'.repeat(453)} {tehsil}` };
  const title = 'Jalalpur Pirwala';
  const longest = { tehsil: { title, titleUr: title }, district: null, crop: null };
  expect(problemsOf(form, campaigns, { ...count, longest })).toEqual([
    { key: 'manyParts', stops: false, values: { count: 4 }, field: 'contentText' },
  ]);
  expect(told({ ...form, contentText: `${'x'.repeat(443)} {tehsil}` })).toEqual([]);
});

test('a change of what goes out is told from one of how it is filed', () => {
  expect(changesWhatGoesOut(whole, { ...whole, category: 'water', isUserCharged: true })).toBe(false);
  expect(changesWhatGoesOut(whole, { ...whole, contentText: 'Other words' })).toBe(true);
  expect(changesWhatGoesOut(whole, { ...whole, contentTexts: { ...noTexts, pa: 'Other words' } })).toBe(true);
  expect(changesWhatGoesOut(whole, { ...whole, crops: ['wheat'] })).toBe(true);
});

const asking = (...labels: string[]) => ({
  ...whole,
  smsEnabled: false,
  contentText: '',
  obdEnabled: true,
  questions: [{ id: 'q1', title: 'Rust?', keys: labels.map((label, at) => ({ key: String(at + 1), label })) }],
});
const toldOfSurvey = (form: typeof whole) => problemsOf(form, { ...surveys, required: [] }, count);

test('a question that asks for a number needs no keys, and bounds that leave one', () => {
  const asked = (bounds: object) => {
    const questions = [{ id: 'q', title: 'How many acres?', keys: [], kind: 'number' as const, ...bounds }];
    const form = { ...whole, questions };
    const problems = toldOfSurvey(form);
    return [
      ...problems.map(({ key, part }) => [key, part].join(' ')),
      ...faultyFields(form, problems).map(([field]) => field),
    ];
  };
  expect(asked({})).toEqual([]);
  expect(asked({ unit: 'acres', min: 1, max: 500 })).toEqual([]);
  expect(asked({ min: 5, max: 5 })).toEqual([]);
  expect(asked({ min: 6, max: 5 })).toEqual(['badBounds 0/max', 'questions']);
  expect(asked({ min: Number.NaN, max: 5 })).toEqual(['noSeconds 0/min', 'questions']);
  expect(asked({ max: 1_000_000_000 })).toEqual(['noSeconds 0/max', 'questions']);
  expect(asked({ unit: 'x'.repeat(41) })).toEqual(['tooLong 0/unit', 'questions']);
});

test('a question that asks for a recording needs no keys, and time to speak in', () => {
  const asked = (seconds?: number) => {
    const questions = [{ id: 'q', title: 'What worries you?', keys: [], kind: 'recording' as const, seconds }];
    const form = { ...whole, questions };
    const problems = toldOfSurvey(form);
    return [
      ...problems.map(({ key, part }) => [key, part].join(' ')),
      ...faultyFields(form, problems).map(([field]) => field),
    ];
  };
  for (const seconds of [undefined, 5, 120]) expect(asked(seconds)).toEqual([]);
  for (const seconds of [4, 121, 7.5, Number.NaN]) expect(asked(seconds)).toEqual(['notSoLong 0/seconds', 'questions']);
});

test('a survey by call wants a sound as a campaign does', () => {
  expect(toldOfSurvey(asking('Yes', 'No'))).toEqual([{ key: 'noSound', stops: true, field: 'sounds' }]);
});

test('languages without a sound are those that somebody of the audience speaks, with how many', () => {
  const sound = { mediaId: 'a', name: 'rust.wav', seconds: 12 };
  const called = { ...whole, smsEnabled: false, obdEnabled: true, sounds: { ur: sound } };
  const reaching = (...languages: { language: 'ur' | 'pa' | 'sd'; count: number }[]) =>
    problemsOf(called, campaigns, { count: 9, languages });
  expect(reaching({ language: 'ur', count: 9 })).toEqual([]);
  expect(problemsOf(called, campaigns, undefined)).toEqual([]);
  const others = [
    { language: 'pa' as const, count: 4 },
    { language: 'sd' as const, count: 2 },
  ];
  // What stands in for a language is the rule of the call itself: Urdu, else English.
  expect(reaching({ language: 'ur', count: 3 }, ...others)).toEqual([
    { key: 'someHearOther', stops: false, languages: others, other: 'ur', field: 'sounds' },
  ]);
  const inPunjabi = { ...called, sounds: { pa: sound } };
  expect(problemsOf(inPunjabi, campaigns, { count: 6, languages: others })).toEqual([
    { key: 'someSilent', stops: false, languages: others.slice(1), field: 'sounds' },
  ]);
  const named = { ...inPunjabi, fileNameQuery: "'wheat'" };
  expect(problemsOf(named, campaigns, { count: 6, languages: others })).toEqual([]);
});

test.each([
  ['noAnswer', { stops: true, field: 'questions' }, []],
  ['emptyAnswer', { stops: true, field: 'questions' }, ['Yes', ' ']],
  ['sameAnswer', { stops: false }, ['Yes', 'yes ']],
] as const)('%s is told of a question', (key, more, labels) => {
  const form = { ...asking(...labels), obdEnabled: false, inAppEnabled: true, contentText: 'Asked' };
  expect(toldOfSurvey(form)).toEqual([{ key, ...more }]);
});

test('a last day before the first is told before it is saved', () => {
  expect(told({ ...whole, startDt: '2099-01-02', endDt: '2099-01-01' })).toEqual([
    { key: 'backwards', stops: true, field: 'endDt' },
  ]);
});

test('what goes out is not stored with what stops it, at the field that mends it; a draft is', () => {
  const fieldsOf = (form: typeof whole) =>
    faultyFields(form, toldOfSurvey(form)).map(([field, { key }]) => `${field} ${key}`);
  expect(fieldsOf(asking())).toEqual(['sounds noSound', 'questions noAnswer']);
  expect(fieldsOf({ ...asking(), obdEnabled: false })).toEqual([]);
  expect(fieldsOf({ ...asking('Yes'), fileNameQuery: "'wheat'" })).toEqual([]);
  // What is over may be stored: it goes out no more.
  expect(fieldsOf({ ...asking('Yes'), fileNameQuery: "'wheat'", startDt: '2020-01-01', endDt: '2020-01-02' })).toEqual(
    [],
  );
});

test('what its save refuses of promo data and queries is told before, each by itself, and a recording of no length', () => {
  const keysOf = (form: typeof whole, unread: 'validationQuery'[] = []) =>
    problemsOf(form, campaigns, count, unread).map(({ key, stops, field }) => [key, stops, field]);
  for (const promoData of ['{code: RABI}', '["code"]', 'null'])
    expect(keysOf({ ...whole, promoData })).toEqual([['badPromo', true, 'promoData']]);
  expect(keysOf({ ...whole, promoData: '{"code": "RABI26"}' })).toEqual([]);
  expect(keysOf({ ...whole, promoData: '[]' }, ['validationQuery'])).toEqual([
    ['badPromo', true, 'promoData'],
    ['badQuery', true, 'validationQuery'],
  ]);
  const recorded = { ...whole, recordingEnabled: true, maxDurationSeconds: 0 };
  expect(keysOf(recorded)).toEqual([['neverRecorded', false, 'recordingEnabled']]);
  expect(keysOf({ ...recorded, obdEnabled: true, fileNameQuery: "'wheat'" })).toEqual([
    ['noDuration', true, 'maxDurationSeconds'],
  ]);
});

test('whatever its save refuses of a field is told before, with the way there', () => {
  const told = (change: Partial<typeof whole>) => {
    const form = { ...asking('Yes'), fileNameQuery: "'wheat'", ...change };
    const problems = toldOfSurvey(form).map(({ key, stops, field, part, language }) => [
      key,
      stops,
      field,
      part ?? language,
    ]);
    const refused = faultyFields({ ...form, obdEnabled: false }, toldOfSurvey({ ...form, obdEnabled: false }));
    // What stops it at its field is not stored as a draft either.
    expect(refused.map(([field, { key }]) => [field, key])).toEqual(problems.map(([key, , field]) => [field, key]));
    return problems;
  };
  expect(told({})).toEqual([]);
  expect(told({ title: 'Rust \u202e7272' })).toEqual([['turned', true, 'title', undefined]]);
  expect(told({ title: 'Rust \u200b7272' })).toEqual([['unseen', true, 'title', undefined]]);
  expect(told({ title: 'x'.repeat(301) })).toEqual([['tooLong', true, 'title', undefined]]);
  expect(told({ contentText: 'گ'.repeat(2_155) })).toEqual([['tooLong', true, 'contentText', undefined]]);
  expect(told({ contentTexts: { ...noTexts, pa: 'Dial\n\u202e7272' } })).toEqual([
    ['turned', true, 'contentTexts', 'pa'],
  ]);
  expect(told({ contentTextLong: 'Dial \u20677272' })).toEqual([['turned', true, 'contentTextLong', undefined]]);
  expect(told({ promoData: '[]' })).toEqual([['badPromo', true, 'promoData', undefined]]);
  expect(told({ dataQuery: 'x'.repeat(2_049) })).toEqual([['tooLong', true, 'dataQuery', undefined]]);
  expect(told({ endDt: '2101-01-01' })).toEqual([['tooFar', true, 'endDt', undefined]]);
  for (const maxSilenceSeconds of [null, Number.NaN, -1, 1.5, 601])
    expect(told({ maxSilenceSeconds })).toEqual([['noSeconds', true, 'maxSilenceSeconds', undefined]]);
  const [question] = asking('Yes', '\u202eNo').questions;
  expect(told({ questions: question ? [question] : [] })).toEqual([['turned', true, 'questions', '0/keys/1/label']]);
});

test('a question without words is told, and nothing is stored with it', () => {
  const form = asking('Yes', 'No');
  const draft = { ...form, obdEnabled: false, questions: form.questions.map((one) => ({ ...one, title: ' ' })) };
  expect(toldOfSurvey(draft).map(({ key }) => key)).toContain('emptyQuestion');
  expect(faultyFields(draft, toldOfSurvey(draft)).map(([field, { key }]) => [field, key])).toEqual([
    ['questions', 'emptyQuestion'],
  ]);
});

test('of whom it is for, what two have chosen is compared by names', () => {
  const crops = [
    { value: 'w', label: 'Wheat' },
    { value: 'c', label: 'Cotton' },
  ];
  expect(namedAmong(['c', 'x'], crops)).toEqual(['Cotton', '…']);
  expect([namedAmong([], crops), namedAmong(['c'], undefined), namedAmong('Wheat', crops)]).toEqual([[], [], []]);
});
