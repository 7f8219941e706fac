import type { LoanTerms } from '../../../../machines/loans/loan.amount.ts';
import { type LoanFacts, noFacts } from '../../../../machines/loans/loan.machine.ts';
import type { Subject } from '../../../../machines/shared/workflow.ts';
import type { LoanApplication, LoanSummary } from './loans.data.ts';

/** A loan as the machine sees it, from the record's page. */
export function subjectOf(loan: LoanApplication): Subject<LoanFacts> {
  return {
    id: loan.id,
    state: loan.state,
    version: loan.version,
    facts: {
      agentEmail: loan.agent?.email ?? null,
      clauses: loan.clauses.map(({ id, title, text }) => ({ id, title, text, addedBy: null })),
      acceptedBy: loan.acceptedBy?.id ?? null,
      signedOn: loan.signedOn,
      closeReason: loan.closeReason,
      twoPerson: loan.twoPerson,
      terms: termsOf(loan),
      limit: loan.limit,
      otherOpenLoan: loan.otherOpenLoan,
    },
  };
}

/** What was asked for, as it can be corrected. */
export function termsOf(loan: LoanApplication): LoanTerms {
  const { purpose, season, amount, tenureMonths, markUp, acres, landTenure, security, coSigner } = loan;
  return { purpose, season, amount, tenureMonths, markUp, acres, landTenure, security, coSigner };
}

/** A row of the list tells less: enough for the decisions that can be made there. */
export function subjectOfRow(loan: LoanSummary): Subject<LoanFacts> {
  const { id, state, version, agent } = loan;
  return { id, state, version, facts: { ...noFacts, agentEmail: agent?.email ?? null } };
}
