import { type LoanFacts, noFacts } from '../../../machines/loans/loan.machine.ts';
import { loanWorkflow } from '../../../machines/loans/loan.workflow.ts';
import { ACTOR_ID, type Sample } from '../sample.ts';

const clause = { id: 'c1', title: 'Repayment', text: 'In one payment after the harvest.', addedBy: ACTOR_ID };

export const loanSample: Sample<LoanFacts> = {
  workflow: loanWorkflow,
  unborn: noFacts,
  events: [
    { type: 'APPLY', farmerActive: true, openLoanOfType: false },
    { type: 'ASSIGN_AGENT', email: 'hina@demo.fmis', agentActive: true },
    { type: 'ASSIGN_AGENT', email: 'imran@demo.fmis', agentActive: true },
    { type: 'DEFER', reason: 'Fard not attached' },
    { type: 'ACCEPT' },
    { type: 'REJECT', reason: 'The last loan is overdue' },
    { type: 'ADD_CLAUSE', clauseId: 'c1', title: 'Repayment', text: 'In one payment.' },
    { type: 'UPDATE_CLAUSE', clauseId: 'c1', title: 'Repayment', text: 'In two payments.' },
    { type: 'SIGN_CONTRACT', date: '2026-11-19' },
    { type: 'PROCURE', amount: 78_000, items: [{ title: 'Urea', quantity: 12, unitPrice: 6500 }] },
    { type: 'CLOSE', reason: 'repaid' },
    { type: 'CLOSE', reason: 'cancelled' },
    { type: 'CLOSE', reason: 'writtenOff' },
    { type: 'UNDO_ACCEPT', reason: 'Accepted by mistake' },
    { type: 'EDIT', purpose: 'Wheat inputs', amount: 90_000, acres: 5, tenureMonths: 8 },
    { type: 'EDIT', purpose: 'Wheat inputs', amount: 80_000, acres: 5, tenureMonths: 8 },
    { type: 'WITHDRAW', reason: 'The farmer found the money elsewhere' },
    { type: 'REOPEN', reason: 'Rejected by mistake' },
  ],
  digest: (facts) => `${facts.agentEmail !== null} ${Math.min(1, facts.clauses.length)} ${facts.acceptedBy !== null}`,
  failures: {
    isWithinCeiling: {
      state: 'submitted',
      facts: { ...noFacts, limit: { perAcre: 250_000, most: 15_000_000 } },
      event: { type: 'EDIT', purpose: 'Wheat inputs', amount: 625_001, acres: 2.5, tenureMonths: 8 },
    },
    noOtherOpenLoan: {
      state: 'rejected',
      facts: { ...noFacts, otherOpenLoan: true },
      event: { type: 'REOPEN', reason: 'Rejected by mistake' },
    },
    itemsComeToAmount: {
      state: 'signed',
      facts: { ...noFacts, terms: { ...noFacts.terms, amount: 2_700_000 } },
      event: { type: 'PROCURE', amount: 435_000, items: [{ title: 'Urea', quantity: 1, unitPrice: 4650 }] },
    },
    isWithinLoan: {
      state: 'signed',
      facts: { ...noFacts, terms: { ...noFacts.terms, amount: 435_000 } },
      event: { type: 'PROCURE', items: [{ title: 'Tractor', quantity: 1, unitPrice: 2_700_000 }] },
    },
    farmerIsActive: { state: 'none', facts: noFacts, event: { type: 'APPLY', farmerActive: false } },
    noOpenLoanOfType: { state: 'none', facts: noFacts, event: { type: 'APPLY', openLoanOfType: true } },
    agentIsActive: {
      state: 'submitted',
      facts: noFacts,
      event: { type: 'ASSIGN_AGENT', email: 'gone@demo.fmis', agentActive: false },
    },
    agentIsAssigned: { state: 'deferred', facts: noFacts, event: { type: 'ACCEPT' } },
    hasClause: {
      state: 'accepted',
      facts: { ...noFacts, agentEmail: 'hina@demo.fmis' },
      event: { type: 'SIGN_CONTRACT', date: '2026-11-19' },
    },
    clauseExists: {
      state: 'accepted',
      facts: { ...noFacts, clauses: [clause] },
      event: { type: 'UPDATE_CLAUSE', clauseId: 'c9', title: 'Repayment', text: 'Never.' },
    },
    isNotWhoAccepted: {
      state: 'signed',
      facts: { ...noFacts, clauses: [clause], acceptedBy: ACTOR_ID, twoPerson: true },
      event: { type: 'PROCURE', amount: 1000 },
    },
    repaidOnlyFromProcured: { state: 'signed', facts: noFacts, event: { type: 'CLOSE', reason: 'repaid' } },
  },
};
