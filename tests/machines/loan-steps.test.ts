import { expect, test } from 'vitest';
import { assignedFrom, endedDeferral } from '../../machines/loans/loan.machine.ts';

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
