import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wakeCases } from '../../../src/server/features/cases/cases.waking.ts';
import { BETWEEN_WORDS } from '../../../src/server/records/search.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { formOf, picture } from '../../support/form.ts';
import { signIn } from '../../support/sign-in.ts';
import { ogg } from '../../support/tiny-media.ts';
import { urduDigits } from '../../support/urdu-digits.ts';
import { entryOf, newCase } from '../workflow/case.driver.ts';

let app: TestApp;
let agent: Person;
let insects: string;

beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  agent = await app.as('Call Center');
  insects = await entryOf(app, 'case-category', 'Insects');
});
afterAll(() => app?.close());

/** Sessions do not last as long as clocks run. */
async function later(milliseconds: number): Promise<void> {
  app.clock.advance(milliseconds);
  agent = app.withToken(await signIn(app, 'Call Center'));
}

const read = async (id: string) => (await agent.get(`/case/one/${id}`)).body;
const step = (id: string, event: string, fields: object = {}, reason?: string) =>
  agent.post(`/workflow/case/${id}/${event}`, { fields, ...(reason && { reason }) });
const seconds = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1_000;

describe('a new case', () => {
  test('keeps every field of the form, and who asked', async () => {
    const one = await newCase(app, agent, {
      msisdn: '923004417826',
      subCategory: await entryOf(app, 'case-sub-category', 'Bollworms'),
      crops: [await entryOf(app, 'crop', 'Cotton')],
      cropInsects: [await entryOf(app, 'crop-insect', 'Pink bollworm')],
      cropDisease: [await entryOf(app, 'crop-disease', 'Boll rot')],
      weeds: [await entryOf(app, 'weed', 'Horse purslane')],
      abioticStress: [await entryOf(app, 'abiotic-stress', 'Heat')],
      nutrientDeficiency: [await entryOf(app, 'nutrient-deficiency', 'Zinc')],
      livestocks: [await entryOf(app, 'livestock', 'Buffalo')],
      livestockDisease: [await entryOf(app, 'livestock-disease', 'Milk fever')],
      livestockManagement: [await entryOf(app, 'livestock-management', 'Housing')],
      livestockNutrition: [await entryOf(app, 'livestock-nutrition', 'Silage')],
      tags: ['late season', 'Late Season', 'spray failed'],
      description: '  Since four days.  ',
      status: 'open',
    });
    const kept = await read(one.id);
    expect(kept).toMatchObject({
      state: 'open',
      farmer: { name: 'Muhammad Aslam Bhatti', msisdn: '923004417826' },
      district: { title: 'Khanewal' },
      category: { title: 'Insects' },
      subCategory: { title: 'Bollworms' },
      tags: ['late season', 'spray failed'],
      description: 'Since four days.',
      asker: { village: 'Chak 87/10-R' },
    });
    const entries = kept.parameters.map(({ type, parameter }: never) => [type, (parameter as { title: string }).title]);
    expect(Object.fromEntries(entries)).toEqual({
      crops: 'Cotton',
      cropDisease: 'Boll rot',
      livestockDisease: 'Milk fever',
      cropInsects: 'Pink bollworm',
      weeds: 'Horse purslane',
      livestocks: 'Buffalo',
      livestockManagement: 'Housing',
      livestockNutrition: 'Silage',
      abioticStress: 'Heat',
      nutrientDeficiency: 'Zinc',
    });
    expect(await read(one.caseNumber)).toEqual(kept);
  });

  test('may be of a number that no farmer has', async () => {
    const one = await newCase(app, agent);
    expect(one).toMatchObject({ state: 'new', farmer: { id: null, name: null, msisdn: '923009999999' }, agent: null });
  });

  test('is handed over at once where the form names somebody', async () => {
    const one = await newCase(app, agent, { agent: 'ops@demo.fmis' });
    expect(one).toMatchObject({ state: 'open', agent: { name: 'Bilal Aziz', email: 'ops@demo.fmis' } });
  });

  test.each([
    ['0300 999 9999', 201, undefined],
    ['+1 415 555 2671', 422, 'foreignNumber'],
    ['14155552671', 422, 'foreignNumber'],
    ['+92 42 35761234', 422, 'landline'],
    ['0300 99', 422, 'noNumber'],
  ])('of %s answers %i and says why in words', async (msisdn, status, code) => {
    const answer = await agent.post('/case', { msisdn, title: 'Bollworm', category: insects });
    expect(answer.status).toBe(status);
    if (code) expect(answer.body.errors).toMatchObject([{ pointer: '/msisdn', code, message: expect.any(String) }]);
    else expect(answer.body.farmer.msisdn).toBe('923009999999');
  });

  test.each([
    ['category', { category: '00000000-0000-4000-8000-000000000000' }, '/category'],
    ['entry of another list', async () => ({ crops: [await entryOf(app, 'weed', 'Wild oat')] }), '/crops/0'],
    [
      'sub-category of another category',
      async () => ({ subCategory: await entryOf(app, 'case-sub-category', 'Rust') }),
      '/subCategory',
    ],
    ['agent who does not work on cases', { agent: 'loan-partner@demo.fmis' }, '/agent'],
  ])('is refused at its field with an unknown %s, and nothing is kept', async (_, given, pointer) => {
    const before = (await agent.get('/case/all?limit=0')).body.total;
    const more = typeof given === 'function' ? await given() : given;
    const form = { msisdn: '923009999999', title: 'Bollworm', category: insects, ...more };
    expect(await agent.post('/case', form)).toMatchObject({ status: 422, body: { errors: [{ pointer }] } });
    expect((await agent.get('/case/all?limit=0')).body.total).toBe(before);
  });
});

describe('the service clock', () => {
  test('runs while a case is new or open, stands while it is not, and goes on where it stood', async () => {
    const { id } = await newCase(app, agent, { msisdn: '923004417826' });
    const first = (await read(id)).clock;
    expect(first).toMatchObject({ allowedSeconds: 4 * 3_600, leftSeconds: null });
    expect(seconds((await read(id)).createdAt, first.dueAt)).toBe(4 * 3_600);

    await later(60 * 60_000);
    await step(id, 'PEND', { question: 'Is there a picture?' });
    expect((await read(id)).clock).toEqual({ allowedSeconds: 4 * 3_600, dueAt: null, leftSeconds: 3 * 3_600 });
    await later(10 * 60 * 60_000);
    await step(id, 'WAKE');
    const woken = await read(id);
    expect(woken.clock.leftSeconds).toBeNull();
    expect(seconds(woken.stateSince, woken.clock.dueAt)).toBe(3 * 3_600);

    await later(4 * 60 * 60_000);
    expect(
      (await agent.get('/case/all?overdue=true&limit=1000')).body.items.map((one: { id: string }) => one.id),
    ).toContain(id);
    await step(id, 'RESOLVE', { answer: 'Pick now' });
    expect((await read(id)).clock).toMatchObject({ dueAt: null, leftSeconds: -3_600 });
    expect(
      (await agent.get('/case/all?overdue=true&limit=1000')).body.items.map((one: { id: string }) => one.id),
    ).not.toContain(id);
  });

  test('has another end in another category, what was used staying used', async () => {
    const { id } = await newCase(app, agent);
    await later(60 * 60_000);
    const categoryId = await entryOf(app, 'case-category', 'Market and prices');
    const before = await read(id);
    expect(await agent.put('/case', { id, categoryId })).toMatchObject({ status: 200 });
    const after = await read(id);
    expect(after.clock.allowedSeconds).toBe(24 * 3_600);
    expect(seconds(before.clock.dueAt, after.clock.dueAt)).toBe(20 * 3_600);
  });
});

describe('a snoozed case', () => {
  test('is woken on its day by the service, and not before', async () => {
    const { id } = await newCase(app, agent);
    const day = (after: number) => new Date(app.clock.now().getTime() + after * 86_400_000).toISOString().slice(0, 10);
    expect(await step(id, 'SNOOZE', { until: day(0) })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/until' }] },
    });
    expect(await step(id, 'SNOOZE', { until: day(2) })).toMatchObject({ status: 200 });
    await wakeCases(app.app.services);
    expect(await read(id)).toMatchObject({ state: 'snoozed', snoozedUntil: day(2) });
    await later(2 * 86_400_000);
    expect(await wakeCases(app.app.services)).toBeGreaterThan(0);
    expect(await read(id)).toMatchObject({
      state: 'open',
      snoozedUntil: null,
      lastStep: { event: 'WAKE', by: { id: null, name: 'FMIS' } },
    });
    const { body } = await agent.get(`/workflow/case/${id}`);
    expect(body).toMatchObject({ consistent: true });
  });
});

describe('an answer', () => {
  test('goes to the farmer as it is written, and is withdrawn with the case while nobody has sent it', async () => {
    const { id } = await newCase(app, agent, { msisdn: '923004417826' });
    await step(id, 'RESOLVE', { answer: 'Pick now, dry the cotton.' });
    const messages = async () => (await agent.get(`/workflow/case/${id}`)).body.messages;
    expect(await messages()).toMatchObject([{ addressee: 'asker', state: 'waiting' }]);
    expect((await messages())[0].text).toContain('Pick now, dry the cotton.');
    await step(id, 'REOPEN', {}, 'Another field');
    expect(await messages()).toMatchObject([{ state: 'withdrawn' }]);
  });
});

describe('a conversation', () => {
  const farmers = { msisdn: '923004417826' };
  const view = async (id: string) => (await agent.get(`/workflow/case/${id}`)).body;

  test('tells the farmer what is typed, with the number before it, and stays where it is', async () => {
    const { id, caseNumber } = await newCase(app, agent, farmers);
    expect(await step(id, 'TELL', { text: 'Which field is it?' })).toMatchObject({
      status: 200,
      body: { state: 'new' },
    });
    const turned = await step(id, 'TELL', { text: 'Dial \u202e7272' });
    expect([turned.status, turned.body.errors[0].code]).toEqual([422, 'turned']);
    const { messages, history, consistent } = await view(id);
    expect(messages).toMatchObject([{ event: 'TELL', state: 'waiting', createdAt: history[0].at }]);
    expect(messages[0].text).toMatch(new RegExp(`${caseNumber}: Which field is it\\?$`));
    expect([history[0].facts, consistent]).toEqual([{ text: 'Which field is it?' }, true]);
  });

  test('writes a number twenty times an hour at most, by whatever case, and for many refuses only what is too much', async () => {
    const all = [await newCase(app, agent, farmers), await newCase(app, agent, farmers)];
    const [one, other] = all.map(({ id }) => id);
    const tell = (text: number) => step(text % 2 ? one : other, 'TELL', { text: `Is it number ${text}?` });
    await app.database.deleteFrom('attempts').where('subject', 'like', 'text:%').execute();
    for (let text = 0; text < 19; text++) expect((await tell(text)).status).toBe(200);
    const { body } = await agent.post('/workflow/case/bulk', {
      event: 'PEND',
      ids: [one, other],
      fields: { question: 'Which field?' },
    });
    const told = body.outcomes.map(
      ({ outcome, code = '' }: { outcome: string; code?: string }) => `${outcome} ${code}`,
    );
    expect(told.toSorted()).toEqual(['accepted ', 'conflict tooMany']);
    expect(await tell(20)).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
    const { messages } = await view(one);
    expect(messages.length + (await view(other)).messages.length).toBe(20);
    await app.database.deleteFrom('attempts').where('subject', 'like', 'text:%').execute();
    expect((await tell(21)).status).toBe(200);
  });

  test('waits for the farmer only once something is asked, by SMS', async () => {
    const { id } = await newCase(app, agent, farmers);
    expect(await step(id, 'PEND', {}, 'Calls back')).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/question' }] },
    });
    await step(id, 'PEND', { question: 'Which field?' });
    expect((await view(id)).messages).toMatchObject([{ event: 'PEND' }]);
  });

  test('reaches nobody where the number is no farmer’s, and says so', async () => {
    const { id } = await newCase(app, agent);
    expect(await step(id, 'TELL', { text: 'Which field?' })).toMatchObject({
      status: 409,
      body: { conflict: { guard: 'isFarmers' } },
    });
    expect(await step(id, 'PEND', { question: 'Which field?' })).toMatchObject({ status: 422 });
  });

  test('keeps words, pictures and recordings of the farmer, and opens a case that waits', async () => {
    const { id } = await newCase(app, agent, farmers);
    await step(id, 'PEND', { question: 'Is there a picture of an open boll?' });
    const form = formOf({ id, text: ' The lower\none. ' }, [
      { field: 'images', filename: 'boll.jpg', type: 'image/jpeg', content: await picture() },
      { field: 'audios', filename: 'voice.ogg', type: 'audio/ogg', content: ogg() },
    ]);
    expect(await agent.post('/case/heard', form.payload, form.headers)).toMatchObject({
      status: 200,
      body: { state: 'open', clock: { leftSeconds: null } },
    });
    const { files } = await read(id);
    expect(files).toMatchObject([
      { kind: 'image', type: 'image/webp' },
      { kind: 'audio', seconds: 2 },
    ]);
    const { history } = await view(id);
    expect(history[0]).toMatchObject({
      event: 'HEAR',
      facts: { text: ' The lower\none. ', files: files.map((file: { id: string }) => file.id) },
    });
    const empty = formOf({ id });
    expect(await agent.post('/case/heard', empty.payload, empty.headers)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/text' }] },
    });
    expect(await step(id, 'HEAR')).toMatchObject({ status: 422 });
    expect(await step(id, 'HEAR', { text: '', files: 1 })).toMatchObject({ status: 422 });
  });
});

describe('similar cases', () => {
  test('are found by the words they share, the same number’s open one first', async () => {
    const own = await newCase(app, agent, { msisdn: '923331112223', title: 'Crows in the sunflower heads' });
    const other = await newCase(app, agent, { title: 'Parrots eat the sunflower' });
    const ids = async (query: string) =>
      (await agent.get(`/case/similar?${query}`)).body.items.map((one: { id: string }) => one.id);
    expect(await ids('text=Sunflowers%20and%20parrots')).toEqual([other.id, own.id]);
    expect(await ids('text=Sunflowers%20and%20parrots&msisdn=923331112223')).toEqual([own.id, other.id]);
    expect(await ids(`text=sunflower&except=${own.id}`)).toEqual([other.id]);
    expect(await ids('text=the%20and')).toEqual([]);
    // One word of three may be any crop.
    expect(await ids('text=Sunflower%20oil%20price')).toEqual([]);
    expect(await ids('text=The%20farmer%20asks%20about%20sunflower%20parrots')).toEqual([other.id, own.id]);
  });

  test.each(["' | !x:*", '\\', ':*&', "'''"])('are looked for in whatever is typed: %s', async (text) => {
    expect(await agent.get(`/case/similar?text=${encodeURIComponent(text)}`)).toMatchObject({ status: 200 });
  });
});

test('the list holds what is asked for, by text, category, tag and number', async () => {
  const one = await newCase(app, agent, { title: 'Locusts over the dunes', tags: ['swarm'], msisdn: '923331112224' });
  const ids = async (query: string) =>
    (await agent.get(`/case/all?${query}`)).body.items.map(({ id }: { id: string }) => id);
  expect(await ids('searchText=dunes%20locu')).toEqual([one.id]);
  expect(await ids(`searchText=${one.caseNumber}`)).toEqual([one.id]);
  expect(await ids(`searchText=${encodeURIComponent(urduDigits(one.caseNumber))}`)).toEqual([one.id]);
  expect(await ids('searchText=0333%201112224')).toEqual([one.id]);
  expect(await ids('searchText=2224')).toContain(one.id);
  expect(await ids('tag=swarm')).toEqual([one.id]);
  expect(await ids(`categoryId=${insects}&search=locusts`)).toEqual([one.id]);
  expect(await ids(`categoryId=${await entryOf(app, 'case-category', 'Weeds')}&search=locusts`)).toEqual([]);
  expect((await agent.get('/case/all')).body.limit).toBe(100);
});

test.each([
  [
    'Sick (qqgoat) and leaf-qqcurl',
    ['qqgoat', '(qqgoat)', 'qqcurl', 'leaf-qqcu', 'QQCURL sick'],
    ['lea-qqcurl', 'goat'],
  ],
  ['ZZUPPER/zzslash', ['zzslash', 'zzupper', 'zzupper/zz'], ['slash']],
  ['=QQLINK("http://qqevil","x")', ['qqlink', 'qqevil', '=qqlink("http://qqevil'], ['=', '("']],
  ['گندم۔ققزنگ، «ققبیماری»', ['ققزنگ', 'ققبیماری', '«ققبی'], ['بیماری']],
])('the words of %s are found, in the list, its counts and its file', async (title, found, missing) => {
  const { id, caseNumber } = await newCase(app, agent, { title });
  for (const text of found) {
    const search = encodeURIComponent(text);
    const { body } = await agent.get(`/case/all?search=${search}&counts=true`);
    expect(body, text).toMatchObject({ items: [{ id }], total: 1, counts: { new: 1, open: 0 } });
    const { body: file } = await agent.get(`/case/export?format=csv&search=${search}`);
    expect(String(file), text).toContain(caseNumber);
  }
  for (const text of missing)
    expect((await agent.get(`/case/all?search=${encodeURIComponent(text)}`)).body.total, text).toBe(0);
});

test('what parts words is the same where they are kept and where they are looked for', async () => {
  const { rows } = await sql<{ sign: string }>`
    select chr(n) as sign from generate_series(1, 65535) n
    where n not between 55296 and 57343 and length(words_of('a' || chr(n) || 'b')) = 2`.execute(app.database);
  const letters = Array.from({ length: 65_535 }, (_, index) => String.fromCharCode(index + 1));
  expect(rows.map(({ sign }) => sign)).toEqual(letters.filter((letter) => BETWEEN_WORDS.test(letter)));
});

test('an assignment may carry a status, which the machine judges', async () => {
  const { id } = await newCase(app, agent, { msisdn: '923004417826' });
  const pending = { status: 'pending', question: 'Which field?' };
  const assigned = await agent.put('/case/user', { id, agent: 'call-center@demo.fmis', ...pending });
  expect(assigned).toMatchObject({
    status: 200,
    body: { state: 'pending', agent: { email: 'call-center@demo.fmis' } },
  });
});

test('who has answered its matter and its language three times is told apart for a case', async () => {
  const number = { msisdn: '923004417826' };
  const other = await app.as('Agri Profile Agent');
  const me = (await other.get('/auth/profile')).body.email;
  const fits = async () => {
    const { id } = await newCase(app, agent, number);
    const { items } = (await agent.get(`/case/agents?caseId=${id}&search=${encodeURIComponent(me)}`)).body;
    return items[0];
  };
  const before = await fits();
  for (let times = 0; times < 3; times++) {
    const { id } = await newCase(app, agent, { ...number, agent: me });
    await step(id, 'RESOLVE', { answer: 'Pick now' });
  }
  expect(before).toMatchObject({ email: me });
  expect(await fits()).toMatchObject({ email: me, knows: true, speaks: true });
  const { items } = (await agent.get(`/case/agents?search=${encodeURIComponent(me)}`)).body;
  expect(items[0]).toMatchObject({ knows: false, speaks: false });
});

test('what waits is counted by category, what was answered by its clock', async () => {
  const overview = async () => (await agent.get('/case/overview')).body;
  const waiting = ({ toDo }: { toDo: { categoryId: string; count: number }[] }) =>
    toDo.filter(({ categoryId }) => categoryId === insects).reduce((sum, { count }) => sum + count, 0);
  const before = await overview();
  const { id } = await newCase(app, agent);
  expect(waiting(await overview())).toBe(waiting(before) + 1);
  await later(60 * 60_000);
  await step(id, 'RESOLVE', { answer: 'Pick now' });
  const after = await overview();
  expect(waiting(after)).toBe(waiting(before));
  expect([after.answered, after.inTime, after.thisMonth]).toEqual([
    before.answered + 1,
    before.inTime + 1,
    before.thisMonth + 1,
  ]);
});
