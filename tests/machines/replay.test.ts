import { describe, expect, test } from 'vitest';
import { postWorkflow } from '../../machines/forum/post.workflow.ts';
import { loanWorkflow } from '../../machines/loans/loan.workflow.ts';
import { listingWorkflow } from '../../machines/mandi/listing.workflow.ts';
import { type HistoryStep, replay } from '../../machines/shared/replay.ts';

/* A history that leads along the machine's ways, but past a condition, is not one that the machine allowed. */

const hina = { id: 'hina' };
const step = (event: string, from: string | null, to: string, facts: object = {}): HistoryStep => ({
  event,
  from,
  to,
  by: hina,
  reason: null,
  facts: { ...facts },
});

const applied = step('APPLY', null, 'submitted');
const assigned = step('ASSIGN_AGENT', 'submitted', 'assigned', { agent: 'Hina', email: 'hina@demo.fmis' });
const accepted = step('ACCEPT', 'assigned', 'accepted');
const clause = step('ADD_CLAUSE', 'accepted', 'accepted', { clauseId: 'c1', title: 'Repayment', text: 'In June.' });
const signed = step('SIGN_CONTRACT', 'accepted', 'signed', { date: '2026-11-17' });

const faultsOf = (steps: readonly HistoryStep[]) =>
  replay(loanWorkflow, steps, steps.at(-1)?.to ?? '').faults.map((fault) => [fault.step, fault.words]);

describe('a history is held to the conditions', () => {
  test('one that kept to them is consistent', () => {
    expect(faultsOf([applied, assigned, accepted, clause, signed])).toEqual([]);
  });

  test('an acceptance while nobody was assigned is named', () => {
    const steps = [applied, step('DEFER', 'submitted', 'deferred'), step('ACCEPT', 'deferred', 'accepted')];
    expect(faultsOf(steps)).toEqual([[2, 'ACCEPT leads from deferred to accepted only where agentIsAssigned holds']]);
  });

  test('a signature without a clause is named', () => {
    expect(faultsOf([applied, assigned, accepted, signed])).toEqual([
      [3, 'SIGN_CONTRACT leads from accepted to signed only where hasClause holds'],
    ]);
  });

  test('a reopening that led elsewhere than to its agent is named', () => {
    const back = step('REOPEN', 'rejected', 'submitted');
    const steps = [applied, assigned, step('REJECT', 'assigned', 'rejected'), back];
    expect(faultsOf(steps)).toEqual([]);
    const other = step('REOPEN', 'rejected', 'assigned');
    expect(faultsOf([applied, step('REJECT', 'submitted', 'rejected'), other])).toEqual([
      [2, 'REOPEN leads from rejected to assigned only where agentIsAssigned holds'],
    ]);
  });

  test('what was bought and does not come to its amount is named', () => {
    const items = [{ name: 'Seed', quantity: 1, unitPrice: 900 }];
    const bought = (amount: number) => step('PROCURE', 'signed', 'procured', { amount, items });
    const before = [applied, assigned, accepted, clause, signed];
    expect(faultsOf([...before, bought(900)])).toEqual([]);
    expect(faultsOf([...before, bought(500)])).toEqual([
      [5, 'PROCURE leads from signed to procured only where itemsComeToAmount holds'],
    ]);
  });

  test('a status that was not the one asked for is named, and a post that came back as something it was not', () => {
    const created = step('CREATE', null, 'pending');
    const asked = step('SET_STATUS', 'pending', 'rejected', { status: 'approved' });
    expect(replay(postWorkflow, [created, asked], 'rejected').faults).toMatchObject([{ step: 1 }]);
    const back = step('RESTORE', 'deleted', 'approved');
    const steps = [created, step('DELETE', 'pending', 'deleted'), back];
    expect(replay(postWorkflow, steps, 'approved').faults).toEqual([
      { step: 2, words: 'RESTORE leads from deleted to approved only where wasApproved holds' },
    ]);
  });

  test('of two regions each is held to its own', () => {
    const created = step('CREATE', null, 'pending+active');
    const hidden = step('TOGGLE', 'pending+active', 'pending+inactive', { isActive: true });
    expect(replay(listingWorkflow, [created, hidden], 'pending+inactive').faults).toEqual([
      { step: 1, words: 'TOGGLE leads from pending+active to pending+inactive only where wantsInactive holds' },
    ]);
  });
});

describe('what the history does not keep is said, step by step', () => {
  test('a condition on what was looked up when the step was decided', () => {
    const verdict = replay(loanWorkflow, [applied, assigned], 'assigned');
    expect(verdict).toEqual({
      consistent: true,
      faults: [],
      unchecked: [
        { step: 0, guards: ['farmerIsActive', 'noOpenLoanOfType', 'landIsStated', 'isWithinCeiling'] },
        { step: 1, guards: ['agentWorksOnLoan'] },
      ],
    });
  });

  test('and what followed from a step of which too little is kept', () => {
    const older = { ...assigned, facts: { agent: 'Hina' } };
    const { faults, unchecked } = replay(loanWorkflow, [applied, older, accepted], 'accepted');
    expect(faults).toEqual([]);
    expect(unchecked).toContainEqual({ step: 2, guards: ['agentIsAssigned'] });
  });

  test('steps without anything kept are held to their ways alone', () => {
    const bare = [
      { event: 'CREATE', from: null, to: 'pending' },
      { event: 'SET_STATUS', from: 'pending', to: 'approved' },
    ];
    expect(replay(postWorkflow, bare, 'approved')).toEqual({
      consistent: true,
      faults: [],
      unchecked: [{ step: 1, guards: ['toApproved'] }],
    });
  });
});
