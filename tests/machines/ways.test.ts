import { describe, expect, test } from 'vitest';
import { noFacts } from '../../machines/loans/loan.machine.ts';
import { loanWorkflow } from '../../machines/loans/loan.workflow.ts';
import { noListingFacts } from '../../machines/mandi/listing.machine.ts';
import { listingWorkflow } from '../../machines/mandi/listing.workflow.ts';
import { eventsFor } from '../../machines/shared/decide.ts';
import { statesOf } from '../../machines/shared/states.ts';
import { isOfferedIn, stepsTowards, waysInto } from '../../machines/shared/ways.ts';
import { workflows } from '../../machines/workflows.ts';

const admin = { id: 'admin', name: 'Admin', permissions: new Set(Object.values(loanWorkflow.policy)) };
const loan = (state: string, facts: object = {}) => ({
  id: '1',
  version: 1,
  state,
  facts: { ...noFacts, agentEmail: 'agent@demo.fmis', ...facts },
});
const into = (from: string, to: string, facts: object = {}) =>
  waysInto(loanWorkflow, loan(from, facts), to, admin).map(
    ({ event, enabled }) => `${event} ${enabled ? 'yes' : 'no'}`,
  );

describe('the ways from one state into another', () => {
  test.each([
    ['assigned', 'accepted', ['ACCEPT yes']],
    ['assigned', 'deferred', ['DEFER yes', 'UNDO_ASSIGN no']],
    ['assigned', 'assigned', []],
    ['submitted', 'closed', []],
    ['accepted', 'assigned', ['UNDO_ACCEPT yes']],
    ['accepted', 'signed', ['SIGN_CONTRACT no']],
    ['procured', 'closed', ['CLOSE yes']],
  ])('%s → %s', (from, to, expected) => {
    expect(into(from, to)).toEqual(expected);
  });

  test('of an event that may lead to two states only the one that it would lead to now', () => {
    expect(into('rejected', 'assigned')).toEqual(['REOPEN yes']);
    expect(into('rejected', 'submitted')).toEqual([]);
    expect(into('rejected', 'submitted', { agentEmail: null })).toEqual(['REOPEN yes']);
    expect(into('rejected', 'assigned', { agentEmail: null })).toEqual([]);
    expect(into('deferred', 'submitted', { agentEmail: null })).toEqual(['UNDO_DEFER yes']);
    expect(into('assigned', 'submitted', { assignedFrom: 'submitted' })).toEqual(['UNDO_ASSIGN yes']);
    expect(into('assigned', 'deferred', { assignedFrom: 'submitted' })).toEqual(['DEFER yes']);
  });

  test('a condition that does not hold, and a permission that is missing, are told with their reason', () => {
    const [sign] = waysInto(loanWorkflow, loan('accepted'), 'signed', admin);
    expect(sign?.denial).toMatchObject({ kind: 'guard', guard: 'hasClause' });
    const [accept] = waysInto(loanWorkflow, loan('assigned'), 'accepted', { ...admin, permissions: new Set() });
    expect(accept?.denial?.kind).toBe('permission');
  });

  test('whoever may never send it hears of the role, whatever the state', () => {
    const nobody = { ...admin, permissions: new Set<string>() };
    const verdicts = eventsFor(loanWorkflow, loan('submitted'), nobody);
    expect([...new Set(verdicts.map(({ denial }) => denial?.kind))]).toEqual(['permission']);
  });

  test('where regions are parallel, one moves and the others stay', () => {
    const all = { ...admin, permissions: new Set(Object.values(listingWorkflow.policy)) };
    const subject = { id: '1', version: 1, state: 'pending+active', facts: noListingFacts };
    const found = statesOf(listingWorkflow.machine).filter(
      (state) => waysInto(listingWorkflow, subject, state, all).length > 0,
    );
    expect(found).toContain('approved+active');
    expect(found).not.toContain('approved+inactive');
  });
});

test('what is offered in some state of those that a list shows', () => {
  const offered = (states: readonly string[]) =>
    ['ACCEPT', 'ASSIGN_AGENT', 'CLOSE', 'REOPEN'].filter((event) => isOfferedIn(loanWorkflow, event, states));
  expect(offered([])).toEqual(['ACCEPT', 'ASSIGN_AGENT', 'CLOSE', 'REOPEN']);
  expect(offered(['submitted'])).toEqual(['ASSIGN_AGENT']);
  expect(offered(['submitted', 'rejected'])).toEqual(['ASSIGN_AGENT', 'REOPEN']);
  expect(offered(['closed'])).toEqual([]);
  expect(isOfferedIn(listingWorkflow, 'APPROVE', ['pending'])).toBe(true);
  expect(isOfferedIn(listingWorkflow, 'APPROVE', ['deleted'])).toBe(false);
});

test('what leads back to where a record was: a second try goes on', () => {
  const back = Object.values(workflows).flatMap(({ name, events }) => {
    const names = Object.keys(events).filter((event) => events[event]?.turnsBack);
    return names.length > 0 ? [[name, names.toSorted().join(' ')]] : [];
  });
  expect(Object.fromEntries(back)).toEqual({
    badge: 'RETURN',
    case: 'REOPEN UNMERGE',
    farmer: 'LIFT UNMERGE',
    listing: 'OVERTURN RESTORE RETURN_TO_PENDING',
    loan: 'REOPEN UNDO_ACCEPT UNDO_ASSIGN UNDO_DEFER UNDO_WITHDRAW',
    menuNode: 'RESTORE',
    post: 'OVERTURN RESTORE',
    report: 'REOPEN',
    subscriber: 'STEP_DOWN_CALL_COUNT',
  });
});

describe('what is to be done before an event is offered', () => {
  test.each([
    ['submitted', 'ACCEPT', 'ASSIGN_AGENT'],
    ['rejected', 'ACCEPT', 'REOPEN'],
    ['accepted', 'PROCURE', 'SIGN_CONTRACT'],
    ['assigned', 'SIGN_CONTRACT', 'ACCEPT'],
    // It is offered, or was done already, or nothing leads there any more or by one step.
    ['assigned', 'ACCEPT', undefined],
    ['accepted', 'ACCEPT', undefined],
    ['closed', 'ACCEPT', undefined],
    ['submitted', 'PROCURE', undefined],
  ])('a loan that is %s, for %s: %s', (state, event, first) => {
    expect(stepsTowards(loanWorkflow, state, event)[0]).toBe(first);
  });
});
