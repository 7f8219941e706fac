import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { base } from './ground.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  admin = await app.as('Super Admin');
});
afterAll(() => app?.close());

const address = `${base}/draft/muted-problems`;
const mute = (reason: string, ...problems: { problem: string; cause: string }[]) =>
  admin.post(address, { problems, reason });
const muted = async () => (await admin.get(address)).body;

describe('muted problems of the draft', () => {
  test('are kept with reason, name and time, for everybody, and can be shown again', async () => {
    expect(await muted()).toEqual({ items: [], total: 0 });
    const one = { problem: 'a audioMissing audio', cause: 'hn' };
    const other = { problem: 'b audioMissing audio', cause: 'sd' };
    const answer = await mute(' Hindko follows ', one, other);
    expect(answer.status).toBe(200);
    expect(answer.body.items).toMatchObject([
      { ...one, reason: 'Hindko follows', by: expect.any(String), at: expect.stringMatching(/^\d{4}-/) },
      { ...other, reason: 'Hindko follows' },
    ]);
    expect(await muted()).toEqual(answer.body);
    const shown = await admin.post(`${address}/show-again`, { problems: [one.problem, 'never muted'] });
    expect(shown.body).toMatchObject({ total: 1, items: [other] });
    // Once more changes nothing, and leaves no step.
    expect((await admin.post(`${address}/show-again`, { problems: [one.problem] })).status).toBe(200);
    const steps = await app.database
      .selectFrom('history')
      .select(['event', 'to_state', 'reason'])
      .where('entity', '=', 'menuProblems')
      .orderBy('at')
      .execute();
    expect(steps).toEqual([
      { event: 'MUTE', to_state: '2', reason: 'Hindko follows' },
      { event: 'UNMUTE', to_state: '1', reason: null },
    ]);
  });

  test('muted once more, one takes the cause and reason of then', async () => {
    await mute('first', { problem: 'c', cause: '1' });
    const { body } = await mute('second', { problem: 'c', cause: '2' }, { problem: 'c', cause: '3' });
    expect(body.items.filter(({ problem }: { problem: string }) => problem === 'c')).toMatchObject([
      { cause: '3', reason: 'second' },
    ]);
  });

  test('need a reason', async () => {
    expect((await mute('  ', { problem: 'd', cause: '' })).status).toBe(400);
  });
});
