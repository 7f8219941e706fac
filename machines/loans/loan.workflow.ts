import { closed, rejected, reopened } from '../shared/usual-events.ts';
import type { FieldDescription, Workflow, WorkflowEvent } from '../shared/workflow.ts';
import { ceilingOf, itemsTotal } from './loan.amount.ts';
import { type LoanFacts, loanMachine } from './loan.machine.ts';
import { loanPolicy } from './loan.policy.ts';
import { isRepeat } from './loan.repeats.ts';

const clauseFields: readonly FieldDescription[] = [
  { name: 'title', label: 'Title', kind: 'text', required: true, maxLength: 200 },
  { name: 'text', label: 'Text', kind: 'longText', required: true, maxLength: 2000 },
];

const itemFields: readonly FieldDescription[] = [
  { name: 'title', label: 'Item', kind: 'text', required: true, maxLength: 200 },
  { name: 'supplier', label: 'Supplier', kind: 'text', maxLength: 200 },
  { name: 'quantity', label: 'Quantity', kind: 'number', required: true, min: 0.01, max: 1_000_000, digits: 2 },
  { name: 'unit', label: 'Unit', kind: 'text', maxLength: 40 },
  { name: 'unitPrice', label: 'Unit price', kind: 'number', required: true, min: 0, max: 100_000_000, digits: 2 },
];

/** No application asks for more than so many things. */
const MAX_ITEMS = 50;

/** As an application is corrected: what is left empty is cleared, but for its type, its partner and its items. */
const termFields: readonly FieldDescription[] = [
  { name: 'typeId', label: 'Type', kind: 'loanType', maxLength: 36 },
  { name: 'partnerId', label: 'Partner', kind: 'loanPartner', maxLength: 36 },
  { name: 'purpose', label: 'Purpose', kind: 'text', required: true, maxLength: 120 },
  { name: 'amount', label: 'Amount, PKR', kind: 'number', required: true, min: 1000, max: 1_000_000_000, digits: 2 },
  { name: 'acres', label: 'Land, acres', kind: 'number', min: 0, max: 100_000, digits: 2 },
  {
    name: 'landTenure',
    label: 'Land is',
    kind: 'choice',
    options: [
      { value: 'owned', label: 'owned' },
      { value: 'leased', label: 'leased' },
      { value: 'sharecropped', label: 'sharecropped' },
      { value: 'family', label: 'of the family' },
    ],
  },
  { name: 'tenureMonths', label: 'Tenure, months', kind: 'number', required: true, min: 1, max: 120, digits: 0 },
  { name: 'markUp', label: 'Mark-up, % a year', kind: 'number', min: 0, max: 100, digits: 2 },
  { name: 'paymentModeId', label: 'Payment mode', kind: 'paymentMode', maxLength: 36 },
  { name: 'season', label: 'Season', kind: 'text', maxLength: 40 },
  { name: 'security', label: 'Security', kind: 'text', maxLength: 200 },
  { name: 'coSigner', label: 'Co-signer', kind: 'text', maxLength: 120 },
  { name: 'items', label: 'Items', kind: 'rows', maxItems: MAX_ITEMS, of: itemFields },
];

/** Leads back to where the application was, as if it had not been. */
const undone = {
  short: 'undo',
  icon: 'undo-2',
  turnsBack: true,
  tone: 'neutral',
  reason: 'optional',
  extension: true,
  bulk: true,
} as const;

/** A loan application: how its states and events are called, shown and asked for. */
export const loanWorkflow: Workflow<LoanFacts> = {
  name: 'loan',
  version: 5,
  machine: loanMachine,
  policy: loanPolicy,
  readPermission: 'loan:applications:get',
  states: {
    submitted: { label: 'Submitted', icon: 'inbox', tone: 'info', group: 'Not decided' },
    assigned: { label: 'Assigned', icon: 'user-check', tone: 'other', group: 'Not decided' },
    deferred: { label: 'Deferred', icon: 'circle-pause', tone: 'warn', group: 'Not decided' },
    accepted: { label: 'Accepted', icon: 'circle-check', tone: 'accent', group: 'Agreed' },
    signed: { label: 'Signed', icon: 'pen-line', tone: 'accentStrong', group: 'Agreed' },
    procured: { label: 'Procured', icon: 'package-check', tone: 'accentSolid', group: 'Agreed' },
    rejected: { label: 'Rejected', icon: 'circle-x', tone: 'danger', ended: true },
    withdrawn: { label: 'Withdrawn', icon: 'undo-2', tone: 'neutral', ended: true },
    closed: { label: 'Closed', icon: 'archive', tone: 'neutral', ended: true },
  },
  events: {
    APPLY: {
      label: 'Applied',
      verb: 'New application',
      short: 'apply',
      icon: 'plus',
      tone: 'accent',
      extension: true,
      creates: true,
    },
    ASSIGN_AGENT: {
      label: 'Agent assigned',
      verb: 'Assign agent',
      short: 'assign',
      icon: 'user-check',
      tone: 'other',
      isCorrectable: true,
      reason: 'optional',
      bulk: true,
      undo: 'UNDO_ASSIGN',
      fields: [{ name: 'email', label: 'Agent', kind: 'agent', required: true, maxLength: 254 }],
    },
    ACCEPT: {
      label: 'Accepted',
      verb: 'Accept',
      short: 'accept',
      icon: 'circle-check',
      tone: 'accent',
      reason: 'optional',
      bulk: true,
      undo: 'UNDO_ACCEPT',
    },
    DEFER: {
      label: 'Deferred',
      verb: 'Defer',
      short: 'defer',
      icon: 'circle-pause',
      tone: 'warn',
      reason: 'required',
      bulk: true,
      undo: 'UNDO_DEFER',
    },
    REJECT: { ...rejected, undo: 'REOPEN' },
    EDIT: {
      label: 'Corrected',
      verb: 'Correct application',
      short: 'correct',
      icon: 'pencil',
      tone: 'neutral',
      isCorrectable: true,
      reason: 'optional',
      extension: true,
      fields: termFields,
    },
    WITHDRAW: {
      label: 'Withdrawn',
      verb: 'Withdraw',
      short: 'withdraw',
      icon: 'undo-2',
      tone: 'danger',
      reason: 'required',
      extension: true,
      bulk: true,
      undo: 'UNDO_WITHDRAW',
    },
    REOPEN: reopened,
    ADD_CLAUSE: {
      label: 'Clause added',
      verb: 'Add clause',
      short: 'clause',
      icon: 'plus',
      tone: 'accent',
      isCorrectable: true,
      fields: [...clauseFields, { name: 'clauseId', label: 'Clause', kind: 'text', maxLength: 36, hidden: true }],
    },
    UPDATE_CLAUSE: {
      label: 'Clause updated',
      verb: 'Update clause',
      short: 'clause',
      icon: 'pencil',
      tone: 'accent',
      isCorrectable: true,
      fields: [{ name: 'clauseId', label: 'Clause', kind: 'text', required: true, maxLength: 36 }, ...clauseFields],
    },
    SIGN_CONTRACT: {
      label: 'Contract signed',
      verb: 'Sign contract',
      short: 'sign',
      icon: 'pen-line',
      tone: 'accent',
      fields: [
        { name: 'date', label: 'Signed on', kind: 'date', required: true },
        { name: 'signedCopyId', label: 'Signed copy', kind: 'media', maxLength: 36 },
      ],
    },
    PROCURE: {
      label: 'Procured',
      verb: 'Procure',
      short: 'procure',
      icon: 'package-check',
      tone: 'accent',
      reason: 'optional',
      fields: [
        { name: 'items', label: 'Items', kind: 'rows', maxItems: 100, of: itemFields },
        { name: 'amount', label: 'Amount, PKR', kind: 'number', min: 1, max: 1_000_000_000, digits: 2 },
        { name: 'paymentModeId', label: 'Payment mode', kind: 'paymentMode', maxLength: 36 },
      ],
    },
    CLOSE: {
      ...closed,
      reason: 'required',
      fields: [
        {
          name: 'reason',
          label: 'Closed because',
          kind: 'choice',
          options: [
            { value: 'repaid', label: 'Repaid' },
            { value: 'cancelled', label: 'Cancelled' },
            { value: 'writtenOff', label: 'Written off' },
          ],
        },
        { name: 'note', label: 'Note', kind: 'longText', maxLength: 500 },
      ],
    },
    UNDO_ASSIGN: { ...undone, label: 'Assignment undone', verb: 'Undo assignment' },
    UNDO_ACCEPT: { ...undone, label: 'Acceptance undone', verb: 'Undo acceptance', reason: 'required' },
    UNDO_DEFER: { ...undone, label: 'Deferral undone', verb: 'Undo deferral' },
    UNDO_WITHDRAW: { ...reopened, label: 'Withdrawal undone', verb: 'Undo withdrawal', short: 'undo' },
  },
  guards: {
    newTypeIsFree: 'choose a type of which the farmer has no other open loan',
    partnerHasNotActed: 'leave the partner, who has acted on it, or withdraw it and apply anew',
    agentKeepsLoan: 'choose a partner for whom the assigned agent works, or assign another agent first',
    landIsStated: 'state the land, by which a loan of this type is measured',
    isWithinCeiling: 'ask for at most PKR {{max}}, which is what a loan of this type on this land may be',
    noOtherOpenLoan: 'close the farmer’s other open loan of this type first',
    itemsComeToAmount: 'state what the items come to, PKR {{total}}',
    isWithinLoan: 'buy for at most the amount of the loan, PKR {{max}}',
    farmerIsActive: 'choose a farmer whose profile is active',
    noOpenLoanOfType: 'close the farmer’s open loan of this type first',
    agentWorksOnLoan: 'choose somebody who works on loans of this partner',
    agentIsAssigned: 'assign an agent first',
    agentBeforeWorksOnLoan: 'assign somebody else: the agent before works on no loans of this partner any more',
    isJustAssigned: 'assign another agent: something followed the choice of this one',
    hasClause: 'add at least one clause first',
    clauseExists: 'choose a clause of this loan',
    isNotAhead: 'choose {{today}} or an earlier day',
    isNotBefore: 'choose {{earliest}}, the day of the acceptance, or a later day',
    isNotWhoAccepted: 'somebody other than who accepted must procure',
    repaidOnlyFromProcured: 'procure first, or close as cancelled or written off',
  },
  payloadGuards: {
    farmerIsActive: '/farmerId',
    agentWorksOnLoan: '/email',
    clauseExists: '/clauseId',
    newTypeIsFree: '/typeId',
    partnerHasNotActed: '/partnerId',
    agentKeepsLoan: '/partnerId',
    landIsStated: '/acres',
    isWithinCeiling: '/amount',
    isNotAhead: '/date',
    isNotBefore: '/date',
    itemsComeToAmount: '/amount',
    isWithinLoan: '/amount',
  },
  guardValues,
  isRepeat,
};

const rupees = (amount: number) => {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return amount.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
};

/** What the words of a failed condition name. */
function guardValues(guard: string, { terms, limit }: LoanFacts, event: WorkflowEvent): Record<string, string> {
  const acres = typeof event['acres'] === 'number' ? event['acres'] : null;
  const inForce = (event['limit'] as LoanFacts['limit'] | undefined) ?? limit;
  switch (guard) {
    case 'isWithinCeiling':
      return { max: rupees(ceilingOf(inForce, acres)) };
    case 'isNotAhead':
      return { today: String(event['today']) };
    case 'isNotBefore':
      return { earliest: String(event['earliest']) };
    case 'isWithinLoan':
      return { max: rupees(terms.amount) };
    case 'itemsComeToAmount':
      return { total: rupees(itemsTotal(event['items']) ?? 0) };
    default:
      return {};
  }
}
