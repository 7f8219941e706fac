import { expect } from 'vitest';
import type { TestAnswer, TestApp } from './app.ts';

/** Two people decide the same application at once, each many times: one accepts it, the other one rejects it. */
export async function raceForOneApplication(app: TestApp, requests: number): Promise<void> {
  const accepter = await app.as('Super Admin');
  const rejecter = await app.as('Admin');
  const { body } = await accepter.get('/loan/applications/all?status=assigned&limit=1');
  const loan: { id: string; version: number } = body.items[0];
  const before = await stepsOf(app, loan.id);

  const headers = { 'if-match': `"${loan.version}"` };
  const answers = await Promise.all(
    Array.from(
      { length: requests },
      async (_, turn): Promise<{ side: string; answer: TestAnswer }> =>
        turn % 2 === 0
          ? { side: 'ACCEPT', answer: await accepter.put('/loan/accept-loan', { id: loan.id }, headers) }
          : {
              side: 'REJECT',
              answer: await rejecter.put('/loan/reject-loan', { id: loan.id, reason: 'No fard' }, headers),
            },
    ),
  );

  const after = await stepsOf(app, loan.id);
  expect(after.slice(0, before.length)).toEqual(before);
  const decisions = after.slice(before.length);
  expect(decisions).toHaveLength(1);
  const winner = decisions[0]?.event;
  // Whoever repeats the decision that stands gets the same answer again; everybody else hears who was faster.
  for (const { side, answer } of answers) {
    if (side === winner) expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    else
      expect(answer).toMatchObject({
        status: 409,
        body: { conflict: { state: decisions[0]?.to_state, event: winner } },
      });
  }
}

async function stepsOf({ database }: TestApp, id: string) {
  return await database
    .selectFrom('history')
    .select(['event', 'to_state', 'version', 'by_name'])
    .where('entity', '=', 'loan')
    .where('record_id', '=', id)
    .orderBy('id')
    .execute();
}
