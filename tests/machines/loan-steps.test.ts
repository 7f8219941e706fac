import { expect, test } from 'vitest';
import { assignedFrom, endedDeferral, noFacts } from '../../machines/loans/loan.machine.ts';
import { loanWorkflow } from '../../machines/loans/loan.workflow.ts';
import { decide } from '../../machines/shared/decide.ts';

/* What a record tells by its last step, beside what it keeps. */

test.each([
  ['ACCEPT', 'deferred', true],
  ['REJECT', 'deferred', true],
  ['WITHDRAW', 'deferred', true],
  ['ASSIGN_AGENT', 'deferred', false],
  ['ACCEPT', 'assigned', false],
  ['APPLY', null, false],
])('%s from %s ended a deferral: %s', (event, from, expected) => {
  expect(endedDeferral(event, from)).toBe(expected);
});

test.each([
  ['ASSIGN_AGENT', 'submitted', 'submitted'],
  ['ASSIGN_AGENT', 'deferred', 'deferred'],
  ['ACCEPT', 'assigned', null],
  ['UNDO_ASSIGN', 'assigned', null],
])('%s from %s leaves an agent who was chosen while %s', (event, from, expected) => {
  expect(assignedFrom(event, from)).toBe(expected);
});

test.each([
  ['assigned', 'assigned', 'before@demo.fmis', 'before@demo.fmis'],
  ['submitted', 'submitted', null, null],
  ['deferred', 'deferred', 'before@demo.fmis', 'before@demo.fmis'],
] as const)(
  'an assignment taken back leaves an application that was %s as it was: %s, with %s',
  (from, state, before, agentEmail) => {
    const actor = { id: 'admin', name: 'Admin', permissions: new Set(Object.values(loanWorkflow.policy)) };
    const agentBefore = before === null ? null : { email: before };
    const facts = { ...noFacts, agentEmail: 'now@demo.fmis', assignedFrom: from, agentBefore };
    const taken = { id: '1', version: 1, state: 'assigned', facts };
    expect(decide(loanWorkflow, taken, { type: 'UNDO_ASSIGN' }, { actor })).toEqual({
      outcome: 'accepted',
      state,
      facts: { ...facts, agentEmail, assignedFrom: null, agentBefore: null },
    });
  },
);
