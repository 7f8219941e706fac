import { and, assign, setup } from 'xstate';
import { UNBORN } from '../shared/states.ts';
import { ceilingOf, itemsTotal, type LoanLimit, type LoanTerms, noTerms, termsOf } from './loan.amount.ts';

/*
 * A loan application. An agent of the service is assigned to visit the farmer; a partner institution
 * accepts, defers or rejects; clauses are agreed and signed; what was asked for is bought and handed
 * over; the loan is closed as repaid, cancelled or written off. Until it is accepted it can be corrected,
 * or withdrawn in the farmer's name. Rejected, withdrawn and closed end it; a rejection can be reopened.
 * An acceptance can be taken back until the contract is signed.
 */

export interface Clause {
  id: string;
  title: string;
  text: string;
  addedBy: string | null;
}

export type CloseReason = 'repaid' | 'cancelled' | 'writtenOff';

/** What the guards read. `twoPerson` is the setting that who accepted may not procure. */
export interface LoanFacts {
  agentEmail: string | null;
  clauses: Clause[];
  acceptedBy: string | null;
  signedOn: string | null;
  closeReason: CloseReason | null;
  twoPerson: boolean;
  terms: LoanTerms;
  /** Null where it is not known, as on a row of a list. */
  limit: LoanLimit | null;
  /** The farmer has another open loan of the type. */
  otherOpenLoan: boolean;
}

type Sent<E> = E & { actorId?: string; reason?: string };

export type LoanEvent = Sent<
  | ({ type: 'APPLY'; farmerActive?: boolean; openLoanOfType?: boolean; limit?: LoanLimit } & Partial<LoanTerms>)
  | ({ type: 'EDIT' } & Partial<LoanTerms>)
  | { type: 'WITHDRAW' }
  | { type: 'REOPEN' }
  | { type: 'ASSIGN_AGENT'; email?: string; agentActive?: boolean }
  | { type: 'DEFER' }
  | { type: 'ACCEPT' }
  | { type: 'REJECT' }
  | { type: 'ADD_CLAUSE'; clauseId?: string; title?: string; text?: string }
  | { type: 'UPDATE_CLAUSE'; clauseId?: string; title?: string; text?: string }
  | { type: 'SIGN_CONTRACT'; date?: string }
  | { type: 'PROCURE'; items?: unknown; amount?: number }
  | { type: 'CLOSE'; reason?: string }
  | { type: 'UNDO_ACCEPT' }
>;

export const noFacts: LoanFacts = {
  agentEmail: null,
  clauses: [],
  acceptedBy: null,
  signedOn: null,
  closeReason: null,
  twoPerson: false,
  terms: noTerms,
  limit: null,
  otherOpenLoan: false,
};

/*
 * A guard on the payload holds while the payload is absent: that is how a button asks
 * "could this be sent at all?" before anything is typed.
 */
const loan = setup({
  types: { context: {} as LoanFacts, events: {} as LoanEvent },
  guards: {
    farmerIsActive: ({ event }) => event.type === 'APPLY' && event.farmerActive !== false,
    noOpenLoanOfType: ({ event }) => event.type === 'APPLY' && event.openLoanOfType !== true,
    isWithinCeiling: ({ context, event }) => {
      if (event.type !== 'APPLY' && event.type !== 'EDIT') return false;
      const limit = event.type === 'APPLY' ? event.limit : context.limit;
      return event.amount === undefined || event.amount <= ceilingOf(limit, event.acres);
    },
    noOtherOpenLoan: ({ context }) => !context.otherOpenLoan,
    agentIsActive: ({ event }) => event.type === 'ASSIGN_AGENT' && event.agentActive !== false,
    agentIsAssigned: ({ context }) => context.agentEmail !== null,
    hasClause: ({ context }) => context.clauses.length > 0,
    clauseExists: ({ context, event }) =>
      event.type === 'UPDATE_CLAUSE' &&
      (event.clauseId === undefined || context.clauses.some(({ id }) => id === event.clauseId)),
    isNotWhoAccepted: ({ context, event }) => !context.twoPerson || context.acceptedBy !== event.actorId,
    itemsComeToAmount: ({ event }) => {
      if (event.type !== 'PROCURE' || event.amount === undefined) return true;
      return Math.abs((itemsTotal(event.items) ?? event.amount) - event.amount) < 1;
    },
    isWithinLoan: ({ context, event }) => {
      const spent = event.type === 'PROCURE' ? (event.amount ?? itemsTotal(event.items)) : undefined;
      return spent === undefined || context.terms.amount === 0 || spent <= context.terms.amount;
    },
    repaidOnlyFromProcured: ({ event }) => event.type === 'CLOSE' && event.reason !== 'repaid',
  },
  actions: {
    rememberTerms: assign({
      terms: ({ context, event }) =>
        event.type === 'EDIT' || event.type === 'APPLY' ? termsOf(event, context.terms) : context.terms,
    }),
    rememberAgent: assign({
      agentEmail: ({ context, event }) =>
        event.type === 'ASSIGN_AGENT' ? (event.email?.trim().toLowerCase() ?? null) : context.agentEmail,
    }),
    rememberWhoAccepted: assign({ acceptedBy: ({ event }) => event.actorId ?? null }),
    forgetWhoAccepted: assign({ acceptedBy: null }),
    addClause: assign({
      clauses: ({ context, event }) =>
        event.type === 'ADD_CLAUSE' ? [...context.clauses, newClause(event)] : context.clauses,
    }),
    updateClause: assign({
      clauses: ({ context, event }) =>
        event.type === 'UPDATE_CLAUSE'
          ? context.clauses.map((clause) => (clause.id === event.clauseId ? { ...clause, ...textOf(event) } : clause))
          : context.clauses,
    }),
    rememberSignature: assign({
      signedOn: ({ context, event }) => (event.type === 'SIGN_CONTRACT' ? (event.date ?? null) : context.signedOn),
    }),
    closeAsRepaid: assign({ closeReason: ({ event }) => reasonOf(event, 'repaid') }),
    closeAsCancelled: assign({ closeReason: ({ event }) => reasonOf(event, 'cancelled') }),
  },
});

export const loanMachine = loan.createMachine({
  id: 'loan',
  context: noFacts,
  initial: 'none',
  states: {
    none: {
      tags: [UNBORN],
      on: {
        APPLY: {
          target: 'submitted',
          guard: and(['farmerIsActive', 'noOpenLoanOfType', 'isWithinCeiling']),
          actions: 'rememberTerms',
        },
      },
    },
    submitted: {
      on: {
        ASSIGN_AGENT: { target: 'assigned', guard: 'agentIsActive', actions: 'rememberAgent' },
        DEFER: 'deferred',
        REJECT: 'rejected',
        EDIT: { target: 'submitted', guard: 'isWithinCeiling', actions: 'rememberTerms' },
        WITHDRAW: 'withdrawn',
      },
    },
    assigned: {
      on: {
        ASSIGN_AGENT: { target: 'assigned', guard: 'agentIsActive', actions: 'rememberAgent' },
        DEFER: 'deferred',
        ACCEPT: { target: 'accepted', guard: 'agentIsAssigned', actions: 'rememberWhoAccepted' },
        REJECT: 'rejected',
        EDIT: { target: 'assigned', guard: 'isWithinCeiling', actions: 'rememberTerms' },
        WITHDRAW: 'withdrawn',
      },
    },
    deferred: {
      on: {
        ASSIGN_AGENT: { target: 'assigned', guard: 'agentIsActive', actions: 'rememberAgent' },
        ACCEPT: { target: 'accepted', guard: 'agentIsAssigned', actions: 'rememberWhoAccepted' },
        REJECT: 'rejected',
        EDIT: { target: 'deferred', guard: 'isWithinCeiling', actions: 'rememberTerms' },
        WITHDRAW: 'withdrawn',
      },
    },
    accepted: {
      on: {
        ADD_CLAUSE: { target: 'accepted', actions: 'addClause' },
        UPDATE_CLAUSE: { target: 'accepted', guard: and(['hasClause', 'clauseExists']), actions: 'updateClause' },
        SIGN_CONTRACT: { target: 'signed', guard: 'hasClause', actions: 'rememberSignature' },
        CLOSE: { target: 'closed', guard: 'repaidOnlyFromProcured', actions: 'closeAsCancelled' },
        UNDO_ACCEPT: { target: 'assigned', actions: 'forgetWhoAccepted' },
      },
    },
    signed: {
      on: {
        PROCURE: { target: 'procured', guard: and(['isNotWhoAccepted', 'itemsComeToAmount', 'isWithinLoan']) },
        CLOSE: { target: 'closed', guard: 'repaidOnlyFromProcured', actions: 'closeAsCancelled' },
      },
    },
    procured: {
      on: { CLOSE: { target: 'closed', actions: 'closeAsRepaid' } },
    },
    rejected: {
      tags: ['ended'],
      on: {
        REOPEN: [
          { target: 'assigned', guard: and(['noOtherOpenLoan', 'agentIsAssigned']) },
          { target: 'submitted', guard: 'noOtherOpenLoan' },
        ],
      },
    },
    withdrawn: { tags: ['ended'] },
    closed: { tags: ['ended'] },
  },
});

type ClauseEvent = Extract<LoanEvent, { type: 'ADD_CLAUSE' | 'UPDATE_CLAUSE' }>;

function newClause(event: ClauseEvent): Clause {
  return { id: event.clauseId ?? '', ...textOf(event), addedBy: event.actorId ?? null };
}

function textOf({ title = '', text = '' }: ClauseEvent): { title: string; text: string } {
  return { title, text };
}

function reasonOf(event: LoanEvent, otherwise: CloseReason): CloseReason {
  const given = event.type === 'CLOSE' ? event.reason : undefined;
  return given === 'repaid' || given === 'cancelled' || given === 'writtenOff' ? given : otherwise;
}
