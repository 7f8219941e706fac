import { describe, expect, test } from 'vitest';
import { type Clause, type LoanFacts, noFacts } from '../../machines/loans/loan.machine.ts';
import { loanWorkflow } from '../../machines/loans/loan.workflow.ts';
import { decide } from '../../machines/shared/decide.ts';
import type { WorkflowEvent } from '../../machines/shared/workflow.ts';
import { ACTOR_ID, actor, OTHER_ID, subjectIn } from './sample.ts';

/*
 * What the service wants of a loan, written by hand and not from the machine: where each event leads from each state
 * (`-` where it is impossible), and what keeps it from going there although the state allows it.
 */
const table = `
                submitted  assigned   deferred   accepted   signed     procured   rejected   withdrawn  closed
ASSIGN_AGENT    assigned   assigned   assigned   -          -          -          -          -          -
DEFER           deferred   deferred   -          -          -          -          -          -          -
ACCEPT          -          accepted   accepted   -          -          -          -          -          -
REJECT          rejected   rejected   rejected   -          -          -          -          -          -
EDIT            submitted  assigned   deferred   -          -          -          -          -          -
WITHDRAW        withdrawn  withdrawn  withdrawn  -          -          -          -          -          -
REOPEN          -          -          -          -          -          -          assigned   -          -
ADD_CLAUSE      -          -          -          accepted   -          -          -          -          -
UPDATE_CLAUSE   -          -          -          accepted   -          -          -          -          -
SIGN_CONTRACT   -          -          -          signed     -          -          -          -          -
PROCURE         -          -          -          -          procured   -          -          -          -
CLOSE           -          -          -          closed     closed     closed     -          -          -
UNDO_ACCEPT     -          -          -          assigned   -          -          -          -          -`;

const [heads = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

const clause: Clause = { id: 'c1', title: 'Repayment', text: 'After the harvest.', addedBy: OTHER_ID };
const terms = { ...noFacts.terms, purpose: 'Wheat inputs', amount: 500_000, tenureMonths: 8, acres: 2.5 };
/** A loan of PKR 500,000 for 2.5 acres, of a type that allows 250,000 an acre: at most 625,000. */
const usual: LoanFacts = {
  ...noFacts,
  terms,
  limit: { perAcre: 250_000, most: 15_000_000 },
  agentEmail: 'hina@demo.fmis',
  clauses: [clause],
  acceptedBy: OTHER_ID,
};

const edit = { purpose: 'Wheat inputs', acres: 2.5, tenureMonths: 8 };
const payloads: Readonly<Record<string, Omit<WorkflowEvent, 'type'>>> = {
  ASSIGN_AGENT: { email: 'imran@demo.fmis', agentActive: true },
  EDIT: { ...edit, amount: 625_000 },
  ADD_CLAUSE: { clauseId: 'c2', title: 'Insurance', text: 'Against hail.' },
  UPDATE_CLAUSE: { clauseId: 'c1', title: 'Repayment', text: 'In two payments.' },
  SIGN_CONTRACT: { date: '2026-11-19' },
  PROCURE: { amount: 500_000, items: [{ title: 'Urea', quantity: 100, unitPrice: 5_000 }] },
  CLOSE: { reason: 'cancelled' },
};

const sent = (type: string, state: string, facts: LoanFacts, payload: object = {}) =>
  decide(
    loanWorkflow,
    subjectIn(state, facts),
    { type, reason: 'Seen', ...payloads[type], ...payload },
    { actor: actor() },
  );

describe.each(rows)('%s', (event, ...ends) => {
  test.each(heads.map((state, place) => [state, ends[place] ?? '-']))('from %s leads to %s', (state, end) => {
    const decision = sent(event, state, usual);
    if (end === '-') expect(decision).toMatchObject({ outcome: 'conflict', code: 'wrongState' });
    else expect(decision).toMatchObject({ outcome: 'accepted', state: end });
  });
});

const field = (pointer: string, code: string) => ({ outcome: 'invalid', errors: [{ pointer, code }] });
const record = (guard: string) => ({ outcome: 'conflict', code: 'guard', guard });

test.each<[string, string, string, Partial<LoanFacts>, object, object]>([
  ['ASSIGN_AGENT', 'submitted', 'the agent has left', {}, { agentActive: false }, field('/email', 'agentIsActive')],
  ['ACCEPT', 'deferred', 'nobody is assigned', { agentEmail: null }, {}, record('agentIsAssigned')],
  ['EDIT', 'submitted', 'it is too much for the land', {}, { amount: 625_001 }, field('/amount', 'isWithinCeiling')],
  ['EDIT', 'assigned', 'it is beyond all', {}, { amount: 99_999_999_999 }, field('/amount', 'tooBig')],
  [
    'EDIT',
    'assigned',
    'less land bears less',
    {},
    { amount: 500_000, acres: 1.5 },
    field('/amount', 'isWithinCeiling'),
  ],
  [
    'EDIT',
    'deferred',
    'it is more than the type allows, whatever the land',
    { limit: { perAcre: null, most: 5_000_000 } },
    { amount: 5_000_001, acres: 1_000 },
    field('/amount', 'isWithinCeiling'),
  ],
  ['EDIT', 'submitted', 'no amount is stated', {}, { amount: undefined }, field('/amount', 'required')],
  ['EDIT', 'submitted', 'months are not whole', {}, { tenureMonths: 7.5 }, field('/tenureMonths', 'tooManyDecimals')],
  ['REOPEN', 'rejected', 'the farmer has applied again', { otherOpenLoan: true }, {}, record('noOtherOpenLoan')],
  [
    'UPDATE_CLAUSE',
    'accepted',
    'the clause is of another loan',
    {},
    { clauseId: 'c9' },
    field('/clauseId', 'clauseExists'),
  ],
  ['SIGN_CONTRACT', 'accepted', 'there is no clause', { clauses: [] }, {}, record('hasClause')],
  [
    'PROCURE',
    'signed',
    'who accepted may not procure',
    { twoPerson: true, acceptedBy: ACTOR_ID },
    {},
    record('isNotWhoAccepted'),
  ],
  [
    'PROCURE',
    'signed',
    'the items come to something else',
    {},
    { amount: 435_000 },
    field('/amount', 'itemsComeToAmount'),
  ],
  [
    'PROCURE',
    'signed',
    'it is more than the loan',
    {},
    { amount: undefined, items: [{ title: 'Tractor', quantity: 1, unitPrice: 2_700_000 }] },
    field('/amount', 'isWithinLoan'),
  ],
  [
    'CLOSE',
    'signed',
    'nothing was bought that could be repaid',
    {},
    { reason: 'repaid' },
    record('repaidOnlyFromProcured'),
  ],
])('%s from %s is refused when %s', (event, state, _why, facts, payload, outcome) => {
  expect(sent(event, state, { ...usual, ...facts }, payload)).toMatchObject(outcome);
});

test('a rejected application of nobody goes back to those that wait for an agent', () => {
  expect(sent('REOPEN', 'rejected', { ...usual, agentEmail: null })).toMatchObject({ state: 'submitted' });
});

test('a correction states all terms: what it leaves out is cleared, the mark-up stays', () => {
  const decision = sent('EDIT', 'submitted', { ...usual, terms: { ...terms, markUp: 14, season: 'Rabi 2026–27' } });
  expect(decision).toMatchObject({ facts: { terms: { amount: 625_000, season: null, markUp: 14 } } });
});

test('a correction that changes nothing is answered as done', () => {
  expect(sent('EDIT', 'submitted', usual, { amount: 500_000 })).toEqual({ outcome: 'replayed' });
});

test('the words of a refused amount name the ceiling', () => {
  const decision = sent('EDIT', 'submitted', usual, { amount: 700_000 });
  expect(decision).toMatchObject({
    errors: [{ message: expect.stringContaining('PKR 625,000'), values: { most: '625,000' } }],
  });
});

test.each([
  ['too much for the land', { amount: 625_001, acres: 2.5 }, field('/amount', 'isWithinCeiling')],
  ['an inactive farmer', { amount: 1_000, farmerActive: false }, field('/farmerId', 'farmerIsActive')],
  ['an open loan of the type', { amount: 1_000, openLoanOfType: true }, record('noOpenLoanOfType')],
])('APPLY is refused for %s', (_why, payload, outcome) => {
  expect(sent('APPLY', 'none', noFacts, { limit: usual.limit, ...payload })).toMatchObject(outcome);
});
