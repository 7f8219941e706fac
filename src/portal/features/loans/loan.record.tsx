import { rupeesIn } from '../../format.ts';
import { defineRecord } from '../../records/record.ts';
import { ReferenceWord } from '../../reference/ReferenceWord.tsx';
import { ClausesSection } from './ClausesSection.tsx';
import { CorrectForm } from './CorrectForm.tsx';
import { DetailsSection } from './DetailsSection.tsx';
import { ItemsSection } from './ItemsSection.tsx';
import { LoanSide } from './LoanSide.tsx';
import { loans } from './loan.entity.ts';
import type { LoanApplication } from './loans.data.ts';
import { loanPickers } from './loans.pickers.tsx';
import { OverLoanOf } from './OverLoan.tsx';
import { ProcureForm } from './ProcureForm.tsx';
import { SignForm } from './SignForm.tsx';

export const loanRecord = defineRecord<LoanApplication>({
  entity: loans,
  pickers: loanPickers,
  figure: (loan) => <bdi dir="ltr">{`PKR ${rupeesIn('en-GB', loan.amount)}`}</bdi>,
  facts: (loan) => [
    <ReferenceWord key="purpose" list="loan-purpose" of={{ title: loan.purpose }} />,
    ...(loan.season ? [<ReferenceWord key="season" list="crop-season" of={{ title: loan.season }} />] : []),
    <ReferenceWord key="partner" list="loan-partner" of={loan.partner} />,
  ],
  sections: [
    { key: 'details', Content: DetailsSection },
    { key: 'clauses', count: (loan) => loan.clauses.length, Content: ClausesSection },
    { key: 'items', count: (loan) => loan.items.length, Content: ItemsSection },
  ],
  lists: {
    purpose: 'loan-purpose',
    season: 'crop-season',
    type: 'loan-type',
    partner: 'loan-partner',
    paymentMode: 'payment-mode',
  },
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
    'UNDO_ASSIGN',
    'UNDO_ACCEPT',
    'UNDO_DEFER',
    'UNDO_WITHDRAW',
    'CLOSE',
    'UPDATE_CLAUSE',
  ],
  notices: { ACCEPT: OverLoanOf },
  forms: { EDIT: CorrectForm, SIGN_CONTRACT: SignForm, PROCURE: ProcureForm },
  inSection: { ADD_CLAUSE: 'clauses', UPDATE_CLAUSE: 'clauses' },
  closes: { SIGN_CONTRACT: 'clauses' },
});
