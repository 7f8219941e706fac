import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { newCase } from '../workflow/case.driver.ts';

let app: TestApp;
let agent: Person;

beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  agent = await app.as('Call Center');
});
afterAll(() => app?.close());

const read = async (id: string) => (await agent.get(`/case/one/${id}`)).body;
const send = (id: string, event: string, fields: object = {}) =>
  agent.post(`/workflow/case/${id}/${event}`, { fields });
let line = 0;
/** Cases of one number that nobody else in these tests has, in the order in which they were asked. */
async function asked(...titles: string[]) {
  const msisdn = `92300888${String(++line).padStart(4, '0')}`;
  const made = [];
  for (const title of titles) made.push(await newCase(app, agent, { msisdn, title }));
  return made;
}

describe('a question that was asked twice', () => {
  test('is led to the case in which it was asked first, which tells of it', async () => {
    const [first, second] = await asked('Bollworms in the cotton', 'The bollworms again');
    expect((await send(second.id, 'MERGE', { into: first.caseNumber })).status).toBe(200);
    expect(await read(second.id)).toMatchObject({
      state: 'merged',
      mergedInto: { id: first.id, caseNumber: first.caseNumber, state: 'new' },
    });
    expect(await read(first.id)).toMatchObject({
      mergedInto: null,
      merged: [{ id: second.id, title: 'The bollworms again' }],
      otherOpen: [],
    });
    const listed = async (query: string) =>
      (await agent.get(`/case/all?msisdn=${first.farmer.msisdn}${query}`)).body.items.map(
        ({ id }: { id: string }) => id,
      );
    expect(await listed('')).toEqual([first.id]);
    expect(await listed('&status=merged')).toEqual([second.id]);
    const { body: view } = await agent.get(`/workflow/case/${second.id}`);
    expect(view.history[0]).toMatchObject({ event: 'MERGE', facts: { intoNumber: first.caseNumber } });
  });

  test('leads on when the case that it was led to is led on', async () => {
    const [first, second, third] = await asked('One', 'Two', 'Three');
    expect((await send(third.id, 'MERGE', { into: second.id })).status).toBe(200);
    expect((await send(second.id, 'MERGE', { into: first.id })).status).toBe(200);
    expect((await read(first.id)).merged.map(({ id }: { id: string }) => id)).toEqual([third.id, second.id]);
    expect((await read(third.id)).mergedInto).toMatchObject({ id: second.id, state: 'merged' });
  });

  test('is taken out again and stands where it stood, its clock with the time it had left', async () => {
    const [first, second] = await asked('Aphids in the wheat', 'Aphids, and honeydew');
    await send(second.id, 'SNOOZE', { until: '2099-12-01' });
    const before = await read(second.id);
    await send(second.id, 'MERGE', { into: first.id });
    app.clock.advance(60_000);
    expect((await send(second.id, 'UNMERGE')).status).toBe(200);
    const after = await read(second.id);
    expect(after).toMatchObject({
      state: 'snoozed',
      snoozedUntil: '2099-12-01',
      mergedInto: null,
      clock: before.clock,
    });
    expect((await read(first.id)).merged).toEqual([]);
  });

  test.each([
    ['a later case', 'isEarlier', async () => (await asked('Rust in wheat', 'Rust again')).toReversed()],
    ['itself', 'isEarlier', async () => (await asked('Rust in wheat')).flatMap((one) => [one, one])],
    ['a case of another number', 'isSameAsker', async () => [...(await asked('Salt')), ...(await asked('Salt too'))]],
    ['a case that nobody has', 'isUnanswered', async () => [{ caseNumber: 'C-999999999' }, ...(await asked('Hail'))]],
    ['what is no case', 'isUnanswered', async () => [{ caseNumber: "C-1' or true" }, ...(await asked('Hail'))]],
  ])('is not led to %s', async (_, code, made) => {
    const [into, one] = await made();
    const answer = await send(one.id, 'MERGE', { into: into.caseNumber });
    expect([answer.status, answer.body.errors]).toMatchObject([422, [{ pointer: '/into', code }]]);
    expect((await read(one.id)).state).toBe('new');
  });

  test('is not led to a case that is answered, also where the answer comes at the same moment', async () => {
    const [first, second] = await asked('Jassids', 'Jassids, more of them');
    const [answered, merged] = await Promise.all([
      send(first.id, 'RESOLVE', { answer: 'Spray in the evening.' }),
      send(second.id, 'MERGE', { into: first.id }),
    ]);
    expect(answered.status).toBe(200);
    const { state } = await read(second.id);
    expect([merged.status, state]).toEqual(merged.status === 200 ? [200, 'merged'] : [422, 'new']);
  });

  test('takes no more words, and says why', async () => {
    const [first, second] = await asked('Zinc', 'Zinc again');
    await send(second.id, 'MERGE', { into: first.id });
    const told = await send(second.id, 'HEAR', { text: 'It is worse now' });
    expect([told.status, told.body.code]).toEqual([409, 'wrongState']);
  });
});
