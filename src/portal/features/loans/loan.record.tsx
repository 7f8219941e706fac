import { path } from '../../paths.ts';
import { defineRecord } from '../../records/record.ts';
import { ReferenceWord, SeasonWord } from '../../reference/ReferenceWord.tsx';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import { ClausesSection } from './ClausesSection.tsx';
import { DetailsSection } from './DetailsSection.tsx';
import { ItemsSection } from './ItemsSection.tsx';
import { LoanSide } from './LoanSide.tsx';
import { subjectOf, termsOf } from './loan.subject.ts';
import { type LoanApplication, loadLoans, refreshLoans, useLoan } from './loans.data.ts';
import { loanRecordKeys } from './loans.keys.ts';
import { loanPickers } from './loans.pickers.tsx';
import { sendLoanEvent } from './loans.sending.ts';
import { ProcureForm } from './ProcureForm.tsx';
import { SignForm } from './SignForm.tsx';

export const loanRecord = defineRecord<LoanApplication>({
  entity: 'loan',
  namespace: 'loans',
  list: { key: 'loans', screen: path('loans'), loadRows: loadLoans },
  keys: loanRecordKeys,
  href: (id) => path('loan', id),
  useRecord: useLoan,
  refresh: refreshLoans,
  subjectOf,
  send: sendLoanEvent,
  number: (loan) => loan.applicationId,
  title: (loan) => loan.farmer.name,
  figure: (loan) => `PKR ${loan.amount.toLocaleString('en-GB')}`,
  since: (loan) => loan.stateSince,
  facts: (loan) => [
    <ReferenceWord key="purpose" list="loan-purpose" of={{ title: loan.purpose }} />,
    ...(loan.season ? [<SeasonWord key="season" of={loan.season} />] : []),
    <ReferenceWord key="partner" list="loan-partner" of={loan.partner} />,
  ],
  sections: [
    { key: 'details', Content: DetailsSection },
    { key: 'clauses', count: (loan) => loan.clauses.length, Content: ClausesSection },
    { key: 'items', count: (loan) => loan.items.length, Content: ItemsSection },
  ],
  Side: LoanSide,
  actions: [
    'ACCEPT',
    'ASSIGN_AGENT',
    'DEFER',
    'REJECT',
    'ADD_CLAUSE',
    'SIGN_CONTRACT',
    'PROCURE',
    'REOPEN',
    'EDIT',
    'WITHDRAW',
    'UNDO_ACCEPT',
    'CLOSE',
    'UPDATE_CLAUSE',
  ],
  beginsWith: (event, loan) => (event === 'EDIT' ? { ...termsOf(loan) } : {}),
  pickers: loanPickers,
  forms: { SIGN_CONTRACT: SignForm, PROCURE: ProcureForm },
  inSection: { ADD_CLAUSE: 'clauses', UPDATE_CLAUSE: 'clauses' },
  compared: [
    'state',
    'amount',
    'purpose',
    'acres',
    'tenureMonths',
    'agent',
    'clauses',
    'items',
    'signedOn',
    'closeReason',
    'paymentMode',
  ],
  sayField: (key, value) => {
    if (key === 'state' && typeof value === 'string') return <StateBadge entity="loan" state={value} />;
    if (Array.isArray(value)) return value.map((entry: { title: string }) => entry.title).join(', ') || '–';
    return undefined;
  },
});
