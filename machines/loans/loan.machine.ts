import { and, assign, setup } from 'xstate';
import { eventAs } from '../shared/event-as.ts';
import { UNBORN } from '../shared/states.ts';
import { ceilingOf, isByLand, itemsTotal, type LoanLimit, type LoanTerms, noTerms, termsOf } from './loan.amount.ts';

/*
 * A loan application. An agent of the service is assigned to visit the farmer; a partner institution
 * accepts, defers or rejects; clauses are agreed and signed; what was asked for is bought and handed
 * over; the loan is closed as repaid, cancelled or written off. Until it is accepted it can be corrected,
 * or withdrawn in the farmer's name; to another partner it goes only while the first one has not acted on it. Rejected,
 * withdrawn and closed end it; a rejection can be reopened.
 * An acceptance can be taken back until the contract is signed, a deferral and the choice of an agent as long as nothing
 * followed, and a withdrawal: each leads to where the application was, as reopening does.
 */

export interface Clause {
  id: string;
  title: string;
  text: string;
  addedBy: string | null;
}

export type CloseReason = 'repaid' | 'cancelled' | 'writtenOff';

/** Whether they may still be given it, the service knows. */
export interface AgentBefore {
  email: string;
  id?: string;
  name?: string;
  worksOnLoan?: boolean;
}

/** What the guards read. `twoPerson` is the setting that who accepted may not procure. */
export interface LoanFacts {
  agentEmail: string | null;
  /** Where it was when its agent was chosen, and who was its agent until then; null where something followed. */
  assignedFrom: string | null;
  agentBefore: AgentBefore | null;
  clauses: Clause[];
  acceptedBy: string | null;
  /** It was deferred until it was accepted, rejected or withdrawn. */
  wasDeferred: boolean;
  signedOn: string | null;
  closeReason: CloseReason | null;
  twoPerson: boolean;
  terms: LoanTerms;
  /** Null where it is not known, as on a row of a list. */
  limit: LoanLimit | null;
  /** The farmer has another open loan of the type. */
  otherOpenLoan: boolean;
}

type Sent<E> = { actorId?: string } & (E extends { reason?: unknown } ? E : E & { reason?: string });

export type LoanEvent = Sent<
  | ({ type: 'APPLY'; farmerActive?: boolean; openLoanOfType?: boolean; limit?: LoanLimit } & Partial<LoanTerms>)
  | ({
      type: 'EDIT';
      openLoanOfNewType?: boolean;
      agentPartnerId?: string | null;
      partnerActed?: boolean;
      limit?: LoanLimit;
    } & Partial<LoanTerms>)
  | { type: 'WITHDRAW' }
  | { type: 'REOPEN' }
  | { type: 'ASSIGN_AGENT'; email: string; agentVisits?: boolean; agentPartnerId?: string | null }
  | { type: 'DEFER' }
  | { type: 'ACCEPT' }
  | { type: 'REJECT' }
  | { type: 'ADD_CLAUSE'; clauseId: string; title: string; text: string }
  | { type: 'UPDATE_CLAUSE'; clauseId: string; title: string; text: string }
  | { type: 'SIGN_CONTRACT'; date: string; today?: string; earliest?: string }
  | { type: 'PROCURE'; items?: unknown; amount?: number }
  | { type: 'CLOSE'; reason?: CloseReason }
  | { type: 'UNDO_ASSIGN' }
  | { type: 'UNDO_ACCEPT' }
  | { type: 'UNDO_DEFER' }
  | { type: 'UNDO_WITHDRAW' }
>;

/** Whether this was the last step of an application that was deferred until then. */
export const endedDeferral = (event: string, from: string | null) =>
  from === 'deferred' && ['ACCEPT', 'REJECT', 'WITHDRAW'].includes(event);

/** Where it was when its agent was chosen, if that was its last step. */
export const assignedFrom = (event: string, from: string | null) => (event === 'ASSIGN_AGENT' ? from : null);

export const noFacts: LoanFacts = {
  agentEmail: null,
  assignedFrom: null,
  agentBefore: null,
  clauses: [],
  acceptedBy: null,
  wasDeferred: false,
  signedOn: null,
  closeReason: null,
  twoPerson: false,
  terms: noTerms,
  limit: null,
  otherOpenLoan: false,
};

const agentOf = (event: LoanEvent) => eventAs(event, 'ASSIGN_AGENT').email.trim().toLowerCase();

/*
 * A guard on the payload holds while the payload is absent: that is how a button asks
 * "could this be sent at all?" before anything is typed.
 */
const loan = setup({
  types: { context: {} as LoanFacts, events: {} as LoanEvent },
  guards: {
    farmerIsActive: ({ event }) => eventAs(event, 'APPLY').farmerActive !== false,
    noOpenLoanOfType: ({ event }) => eventAs(event, 'APPLY').openLoanOfType !== true,
    newTypeIsFree: ({ event }) => eventAs(event, 'EDIT').openLoanOfNewType !== true,
    partnerHasNotActed: ({ event }) => eventAs(event, 'EDIT').partnerActed !== true,
    agentKeepsLoan: ({ context, event }) => {
      const { partnerId = context.terms.partnerId, agentPartnerId = null } = eventAs(event, 'EDIT');
      return agentPartnerId === null || agentPartnerId === partnerId;
    },
    landIsStated: ({ context, event }) => {
      const { amount, acres, limit = context.limit } = eventAs(event, 'APPLY', 'EDIT');
      return amount === undefined || !isByLand(limit) || (acres ?? 0) > 0;
    },
    isWithinCeiling: ({ context, event }) => {
      const { amount, acres, limit = context.limit } = eventAs(event, 'APPLY', 'EDIT');
      return amount === undefined || amount <= ceilingOf(limit, acres);
    },
    noOtherOpenLoan: ({ context }) => !context.otherOpenLoan,
    agentWorksOnLoan: ({ context, event }) => {
      const { agentVisits, agentPartnerId = null } = eventAs(event, 'ASSIGN_AGENT');
      return agentVisits !== false && (agentPartnerId === null || agentPartnerId === context.terms.partnerId);
    },
    agentBeforeWorksOnLoan: ({ context }) => context.agentBefore?.worksOnLoan !== false,
    agentIsAssigned: ({ context }) => context.agentEmail !== null,
    isJustAssigned: ({ context }) => context.assignedFrom !== null,
    wasSubmitted: ({ context }) => context.assignedFrom === 'submitted',
    wasAssignedDeferred: ({ context }) => context.assignedFrom === 'deferred',
    wasDeferred: ({ context }) => context.wasDeferred,
    hasClause: ({ context }) => context.clauses.length > 0,
    clauseExists: ({ context, event }) => {
      const { clauseId }: { clauseId?: string } = eventAs(event, 'UPDATE_CLAUSE');
      return clauseId === undefined || context.clauses.some(({ id }) => id === clauseId);
    },
    isNotAhead: ({ event }) => {
      const { date, today } = eventAs(event, 'SIGN_CONTRACT');
      return today === undefined || date <= today;
    },
    isNotBefore: ({ event }) => {
      const { date, earliest } = eventAs(event, 'SIGN_CONTRACT');
      return earliest === undefined || date >= earliest;
    },
    isNotWhoAccepted: ({ context, event }) => !context.twoPerson || context.acceptedBy !== event.actorId,
    itemsComeToAmount: ({ event }) => {
      const { items, amount } = eventAs(event, 'PROCURE');
      return amount === undefined || Math.abs((itemsTotal(items) ?? amount) - amount) < 1;
    },
    isWithinLoan: ({ context, event }) => {
      const { items, amount } = eventAs(event, 'PROCURE');
      const spent = amount ?? itemsTotal(items);
      return spent === undefined || context.terms.amount === 0 || spent <= context.terms.amount;
    },
    repaidOnlyFromProcured: ({ event }) => eventAs(event, 'CLOSE').reason !== 'repaid',
  },
  actions: {
    rememberTerms: assign({
      terms: ({ context, event }) => termsOf(eventAs(event, 'APPLY', 'EDIT'), context.terms),
    }),
    rememberAgent: assign({
      agentEmail: ({ event }) => agentOf(event),
      agentBefore: ({ context: { agentEmail } }) => (agentEmail === null ? null : { email: agentEmail }),
    }),
    fromSubmitted: assign({ assignedFrom: 'submitted' }),
    fromDeferred: assign({ assignedFrom: 'deferred' }),
    // Who has it already is not chosen anew.
    changeAgent: assign({
      agentEmail: ({ event }) => agentOf(event),
      agentBefore: ({ context: { agentEmail, agentBefore }, event }) =>
        agentEmail === null || agentEmail === agentOf(event) ? agentBefore : { email: agentEmail },
      assignedFrom: ({ context: { agentEmail, assignedFrom }, event }) =>
        agentEmail === agentOf(event) ? assignedFrom : 'assigned',
    }),
    recallAgent: assign({ agentEmail: ({ context }) => context.agentBefore?.email ?? null }),
    forgetAssignment: assign({ assignedFrom: null, agentBefore: null }),
    rememberWhoAccepted: assign({ acceptedBy: ({ event }) => event.actorId ?? null }),
    rememberDeferral: assign({ wasDeferred: true }),
    forgetDeferral: assign({ wasDeferred: false }),
    forgetAcceptance: assign({ acceptedBy: null, wasDeferred: false }),
    addClause: assign({
      clauses: ({ context, event }) => {
        const { clauseId, title, text, actorId = null } = eventAs(event, 'ADD_CLAUSE');
        return [...context.clauses, { id: clauseId, title, text, addedBy: actorId }];
      },
    }),
    updateClause: assign({
      clauses: ({ context, event }) => {
        const { clauseId, title, text } = eventAs(event, 'UPDATE_CLAUSE');
        return context.clauses.map((clause) => (clause.id === clauseId ? { ...clause, title, text } : clause));
      },
    }),
    rememberSignature: assign({
      signedOn: ({ event }) => eventAs(event, 'SIGN_CONTRACT').date,
    }),
    closeAsRepaid: assign({ closeReason: ({ event }) => eventAs(event, 'CLOSE').reason ?? 'repaid' }),
    closeAsCancelled: assign({ closeReason: ({ event }) => eventAs(event, 'CLOSE').reason ?? 'cancelled' }),
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
          guard: and(['farmerIsActive', 'noOpenLoanOfType', 'landIsStated', 'isWithinCeiling']),
          actions: 'rememberTerms',
        },
      },
    },
    submitted: {
      on: {
        ASSIGN_AGENT: {
          target: 'assigned',
          guard: 'agentWorksOnLoan',
          actions: ['rememberAgent', 'fromSubmitted'],
        },
        DEFER: 'deferred',
        REJECT: 'rejected',
        EDIT: {
          guard: and(['newTypeIsFree', 'partnerHasNotActed', 'agentKeepsLoan', 'landIsStated', 'isWithinCeiling']),
          actions: 'rememberTerms',
        },
        WITHDRAW: 'withdrawn',
      },
    },
    assigned: {
      on: {
        ASSIGN_AGENT: {
          guard: 'agentWorksOnLoan',
          actions: 'changeAgent',
        },
        UNDO_ASSIGN: [
          {
            target: 'submitted',
            guard: and(['isJustAssigned', 'agentBeforeWorksOnLoan', 'wasSubmitted']),
            actions: ['recallAgent', 'forgetAssignment'],
          },
          {
            target: 'deferred',
            guard: and(['isJustAssigned', 'agentBeforeWorksOnLoan', 'wasAssignedDeferred']),
            actions: ['recallAgent', 'forgetAssignment'],
          },
          { guard: and(['isJustAssigned', 'agentBeforeWorksOnLoan']), actions: ['recallAgent', 'forgetAssignment'] },
        ],
        DEFER: { target: 'deferred', actions: 'forgetAssignment' },
        ACCEPT: { target: 'accepted', guard: 'agentIsAssigned', actions: ['rememberWhoAccepted', 'forgetAssignment'] },
        REJECT: { target: 'rejected', actions: 'forgetAssignment' },
        EDIT: {
          guard: and(['newTypeIsFree', 'partnerHasNotActed', 'agentKeepsLoan', 'landIsStated', 'isWithinCeiling']),
          actions: 'rememberTerms',
        },
        WITHDRAW: { target: 'withdrawn', actions: 'forgetAssignment' },
      },
    },
    deferred: {
      on: {
        ASSIGN_AGENT: {
          target: 'assigned',
          guard: 'agentWorksOnLoan',
          actions: ['rememberAgent', 'fromDeferred'],
        },
        ACCEPT: {
          target: 'accepted',
          guard: 'agentIsAssigned',
          actions: ['rememberWhoAccepted', 'rememberDeferral'],
        },
        REJECT: { target: 'rejected', actions: 'rememberDeferral' },
        EDIT: {
          guard: and(['newTypeIsFree', 'partnerHasNotActed', 'agentKeepsLoan', 'landIsStated', 'isWithinCeiling']),
          actions: 'rememberTerms',
        },
        WITHDRAW: { target: 'withdrawn', actions: 'rememberDeferral' },
        // With an agent it was assigned before, else submitted: nothing changes who is assigned while it is deferred.
        UNDO_DEFER: [{ target: 'assigned', guard: 'agentIsAssigned' }, { target: 'submitted' }],
      },
    },
    accepted: {
      on: {
        ADD_CLAUSE: { actions: 'addClause' },
        UPDATE_CLAUSE: { guard: and(['hasClause', 'clauseExists']), actions: 'updateClause' },
        SIGN_CONTRACT: {
          target: 'signed',
          guard: and(['hasClause', 'isNotAhead', 'isNotBefore']),
          actions: 'rememberSignature',
        },
        CLOSE: { target: 'closed', guard: 'repaidOnlyFromProcured', actions: 'closeAsCancelled' },
        UNDO_ACCEPT: [
          { target: 'deferred', guard: 'wasDeferred', actions: 'forgetAcceptance' },
          { target: 'assigned', actions: 'forgetAcceptance' },
        ],
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
          { target: 'deferred', guard: and(['noOtherOpenLoan', 'wasDeferred']), actions: 'forgetDeferral' },
          { target: 'assigned', guard: and(['noOtherOpenLoan', 'agentIsAssigned']) },
          { target: 'submitted', guard: 'noOtherOpenLoan' },
        ],
      },
    },
    withdrawn: {
      tags: ['ended'],
      on: {
        UNDO_WITHDRAW: [
          { target: 'deferred', guard: and(['noOtherOpenLoan', 'wasDeferred']), actions: 'forgetDeferral' },
          { target: 'assigned', guard: and(['noOtherOpenLoan', 'agentIsAssigned']) },
          { target: 'submitted', guard: 'noOtherOpenLoan' },
        ],
      },
    },
    closed: { tags: ['ended'] },
  },
});
