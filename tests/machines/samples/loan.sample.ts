import { type LoanFacts, noFacts } from '../../../machines/loans/loan.machine.ts';
import { loanWorkflow } from '../../../machines/loans/loan.workflow.ts';
import type { Sample } from '../sample.ts';

export const loanSample: Sample<LoanFacts> = {
  workflow: loanWorkflow,
  unborn: noFacts,
  events: [
    { type: 'APPLY', farmerActive: true, openLoanOfType: false },
    { type: 'ASSIGN_AGENT', email: 'hina@demo.fmis', agentVisits: true },
    { type: 'ASSIGN_AGENT', email: 'imran@demo.fmis', agentVisits: true },
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
    { type: 'UNDO_ASSIGN' },
    { type: 'UNDO_ACCEPT', reason: 'Accepted by mistake' },
    { type: 'UNDO_DEFER' },
    { type: 'UNDO_WITHDRAW', reason: 'Withdrawn by mistake' },
    { type: 'EDIT', purpose: 'Wheat inputs', amount: 90_000, acres: 5, tenureMonths: 8 },
    { type: 'EDIT', purpose: 'Wheat inputs', amount: 80_000, acres: 5, tenureMonths: 8 },
    { type: 'WITHDRAW', reason: 'The farmer found the money elsewhere' },
    { type: 'REOPEN', reason: 'Rejected by mistake' },
  ],
  digest: (facts) =>
    `${facts.agentEmail} ${Math.min(1, facts.clauses.length)} ${facts.acceptedBy !== null} ${facts.wasDeferred} ${facts.assignedFrom}`,
};
