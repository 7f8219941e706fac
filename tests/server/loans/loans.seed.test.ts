import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loanWorkflow } from '../../../machines/loans/loan.workflow.ts';
import { replay } from '../../../machines/shared/replay.ts';
import { endedStates, statesOf } from '../../../machines/shared/states.ts';
import { type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ seed: 'small' });
});
afterAll(async () => {
  await app.close();
});

test('the database allows exactly the states of the machine', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = 'loan_applications'::regclass and contype = 'c' and conname like '%state%'`.execute(app.database);
  const allowed = [...(rows[0]?.definition ?? '').matchAll(/'(\w+)'/g)].map((match) => match[1]);
  expect(allowed).toEqual(statesOf(loanWorkflow.machine));
});

test('one open loan of a type a farmer: open are the states that the machine does not end in', async () => {
  const { rows } = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes where indexname = 'loan_applications_one_open'`.execute(app.database);
  const ended = [...(rows[0]?.definition ?? '').matchAll(/'(\w+)'/g)].map((match) => match[1]);
  expect(ended).toEqual(endedStates(loanWorkflow));
});

test('the demonstration has applications in every state, and each of their histories replays through the machine', async () => {
  const loans = await app.database.selectFrom('loan_applications').selectAll().execute();
  expect(new Set(loans.map(({ state }) => state))).toEqual(new Set(statesOf(loanWorkflow.machine)));
  const history = await app.database
    .selectFrom('history')
    .selectAll()
    .where('entity', '=', 'loan')
    .orderBy('id')
    .execute();
  for (const loan of loans) {
    const mine = history.filter(({ record_id }) => record_id === loan.id);
    const steps = mine.map(({ event, from_state: from, to_state: to, by_id, reason, facts }) => ({
      event,
      from,
      to,
      by: { id: by_id },
      reason,
      facts,
    }));
    expect(replay(loanWorkflow, steps, loan.state), `LN-${loan.number}`).toMatchObject({
      consistent: true,
      faults: [],
    });
    expect(mine.map(({ version }) => version)).toEqual(mine.map((_, index) => index + 1));
    expect(loan.version).toBe(mine.length);
    expect(loan.last_at).toEqual(
      mine.findLast(({ event, from_state, to_state }) => from_state !== to_state || event === 'ASSIGN_AGENT')?.at,
    );
    expect(mine.every(({ at }, index) => index === 0 || at >= (mine[index - 1]?.at ?? at))).toBe(true);
  }
});

test('what the demonstration says of an application fits its state', async () => {
  const loans = await app.database.selectFrom('loan_applications').selectAll().execute();
  for (const loan of loans) {
    const name = `LN-${loan.number} ${loan.state}`;
    expect(loan.agent_email !== null || ['submitted', 'deferred', 'rejected'].includes(loan.state), name).toBe(true);
    expect((loan.close_reason !== null) === (loan.state === 'closed'), name).toBe(true);
    if (['signed', 'procured'].includes(loan.state)) expect(loan.signed_on, name).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    if (loan.state === 'procured') expect(loan.procured_at, name).toEqual(loan.state_since);
  }
});
