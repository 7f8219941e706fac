import type { Actor, Subject, WorkflowEvent } from '../shared/workflow.ts';
import { changedTerms, termsOf } from './loan.amount.ts';
import type { LoanFacts } from './loan.machine.ts';

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

export function isRepeat(subject: Subject<LoanFacts>, event: WorkflowEvent, actor: Actor): boolean {
  const { facts, lastOf } = subject;
  const mine = lastOf?.[event.type]?.by.id === actor.id;
  const open = subject.state === 'accepted';
  switch (event.type) {
    case 'ASSIGN_AGENT':
      return subject.state === 'assigned' && sameEmail(facts.agentEmail, event.email);
    case 'ADD_CLAUSE':
      return (
        open &&
        facts.clauses.some(
          (clause) => clause.addedBy === actor.id && clause.title === event.title && clause.text === event.text,
        )
      );
    case 'UPDATE_CLAUSE':
      return (
        open &&
        facts.clauses.some(
          (clause) => clause.id === event.clauseId && clause.title === event.title && clause.text === event.text,
        )
      );
    case 'EDIT':
      return (
        ['submitted', 'assigned', 'deferred'].includes(subject.state) &&
        event['amount'] !== undefined &&
        Object.keys(changedTerms(facts.terms, termsOf(event, facts.terms))).length === 0
      );
    case 'REOPEN':
      return mine && subject.last?.event === 'REOPEN';
    case 'UNDO_ACCEPT':
      return mine && subject.state === 'assigned' && subject.last?.event === 'UNDO_ACCEPT';
    default:
      return mine && subject.state === LEADS_TO[event.type] && sameReason(lastOf?.[event.type]?.reason, event.reason);
  }
}

function sameEmail(known: string | null, given: unknown): boolean {
  return typeof given === 'string' && known === given.trim().toLowerCase();
}

function sameReason(known: string | undefined, given: unknown): boolean {
  return given === undefined || given === known;
}
