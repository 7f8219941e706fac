import type { Actor, Subject, WorkflowEvent } from '../shared/workflow.ts';
import { changedTerms, termsOf } from './loan.amount.ts';
import type { Clause, LoanFacts } from './loan.machine.ts';

/** The state each of these leads to: repeated there by the same person, it has been done. */
const LEADS_TO: Readonly<Record<string, string>> = {
  DEFER: 'deferred',
  ACCEPT: 'accepted',
  REJECT: 'rejected',
  SIGN_CONTRACT: 'signed',
  PROCURE: 'procured',
  CLOSE: 'closed',
  WITHDRAW: 'withdrawn',
};

export function isRepeat(
  { state, facts, last, lastOf }: Subject<LoanFacts>,
  event: WorkflowEvent,
  actor: Actor,
): boolean {
  switch (event.type) {
    case 'ASSIGN_AGENT':
      return state === 'assigned' && sameEmail(facts.agentEmail, event.email);
    case 'ADD_CLAUSE':
      return (
        state === 'accepted' && facts.clauses.some((clause) => clause.addedBy === actor.id && saysSo(clause, event))
      );
    case 'UPDATE_CLAUSE':
      return (
        state === 'accepted' && facts.clauses.some((clause) => clause.id === event.clauseId && saysSo(clause, event))
      );
    case 'EDIT':
      return (
        ['submitted', 'assigned', 'deferred'].includes(state) &&
        event['amount'] !== undefined &&
        Object.keys(changedTerms(facts.terms, termsOf(event, facts.terms))).length === 0
      );
    case 'REOPEN':
    case 'UNDO_ASSIGN':
    case 'UNDO_DEFER':
    case 'UNDO_WITHDRAW':
      return last?.event === event.type && last.by.id === actor.id;
    case 'UNDO_ACCEPT':
      return last?.event === 'UNDO_ACCEPT' && last.by.id === actor.id && ['assigned', 'deferred'].includes(state);
    default: {
      const latest = lastOf?.[event.type];
      const isMine = latest?.by.id === actor.id && state === LEADS_TO[event.type];
      return isMine && (event.reason === undefined || event.reason === latest.reason);
    }
  }
}

function saysSo({ title, text }: Clause, event: WorkflowEvent): boolean {
  return title === event.title && text === event.text;
}

function sameEmail(known: string | null, given: unknown): boolean {
  return typeof given === 'string' && known === given.trim().toLowerCase();
}
