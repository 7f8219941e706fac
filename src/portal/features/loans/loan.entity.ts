import type { LoanTerms } from '../../../../machines/loans/loan.amount.ts';
import { assignedFrom, endedDeferral, type LoanFacts, noFacts } from '../../../../machines/loans/loan.machine.ts';
import { latinDigits } from '../../../../machines/shared/latin-digits.ts';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import { phoneWritten } from '../../ui/phones.ts';
import { defineEntity } from '../../workflow/entity.ts';
import { letters } from '../../workflow/letters.ts';
import type { LoanApplication } from './loans.data.ts';

export const loans = defineEntity<'/loan/applications/all', '/loan/applications/{id}'>({
  workflow: 'loan',
  namespace: 'loans',
  screen: path('loans'),
  href: (id) => path('loan', id),
  calls: {
    list: '/loan/applications/all',
    record: '/loan/applications/{id}',
    export: '/loan/applications/export',
  },
  shownAt: ['/loan/applications', '/workflow', '/dashboard'],
  asked: (query) => ({ ...query, search: latinDigits(query.search) }),
  number: (loan) => loan.applicationId,
  title: (loan) => nameOf(loan.farmer),
  detail: (loan) => phoneWritten(loan.farmer.msisdn),
  facts: ({ agent, lastStep }) => ({
    ...noFacts,
    agentEmail: agent?.email ?? null,
    assignedFrom: assignedFrom(lastStep.event, lastStep.from),
    wasDeferred: endedDeferral(lastStep.event, lastStep.from),
  }),
  wholeFacts: (loan): Partial<LoanFacts> => ({
    clauses: loan.clauses.map(({ id, title, text }) => ({ id, title, text, addedBy: null })),
    acceptedBy: loan.acceptedBy?.id ?? null,
    signedOn: loan.signedOn,
    closeReason: loan.closeReason,
    twoPerson: loan.twoPerson,
    terms: termsOf(loan),
    limit: loan.limit,
    otherOpenLoan: loan.otherOpenLoan,
  }),
  keys: [
    { key: letters.approve, event: 'ACCEPT' },
    { key: letters.reject, event: 'REJECT' },
    { key: letters.putOff, event: 'DEFER' },
    { key: letters.assign, event: 'ASSIGN_AGENT' },
    { key: letters.add, event: 'ADD_CLAUSE', onRecord: true },
    { key: letters.sign, event: 'SIGN_CONTRACT', onRecord: true },
    { key: letters.deliver, event: 'PROCURE', onRecord: true },
    { key: letters.finish, event: 'CLOSE', onRecord: true },
    { key: letters.takeAway, event: 'WITHDRAW', onRecord: true },
    { key: letters.goOn, event: 'REOPEN', onRecord: true },
    { key: letters.change, event: 'EDIT', onRecord: true },
  ],
  compared: [
    'state',
    'amount',
    'type',
    'partner',
    'purpose',
    'season',
    'acres',
    'landTenure',
    'tenureMonths',
    'markUp',
    'security',
    'coSigner',
    'agent',
    'clauses',
    'items',
    'signedOn',
    'closeReason',
    'paymentMode',
  ],
});

/** What was asked for, as it can be corrected. */
function termsOf(loan: LoanApplication): LoanTerms {
  const { purpose, season, amount, tenureMonths, markUp, acres, landTenure, security, coSigner, items } = loan;
  return {
    typeId: loan.type.id,
    partnerId: loan.partner.id,
    paymentModeId: loan.paymentMode?.id ?? null,
    purpose,
    season,
    amount,
    tenureMonths,
    markUp,
    acres,
    landTenure,
    security,
    coSigner,
    items,
  };
}
