import { changedTerms } from '../../../../machines/loans/loan.amount.ts';
import type { LoanFacts } from '../../../../machines/loans/loan.machine.ts';
import { loanWorkflow } from '../../../../machines/loans/loan.workflow.ts';
import type { WorkflowEvent } from '../../../../machines/shared/workflow.ts';
import type { Services } from '../../platform/feature.ts';
import type { Executor } from '../../platform/transaction.ts';
import type { Change, WorkflowEntity } from '../../records/entity.ts';
import { findActiveAgent } from './loans.agents.ts';
import { loanList } from './loans.list.ts';
import { loadLoans, resolveLoan, saveLoan } from './loans.store.ts';

/** Loan applications, for everything that works on any workflow. */
export function loanEntity({ newId, clock }: Pick<Services, 'newId' | 'clock'>): WorkflowEntity<LoanFacts> {
  return {
    workflow: loanWorkflow,
    noun: 'loan application',
    resolve: resolveLoan,
    load: loadLoans,
    save: saveLoan,
    remember,
    prepare: (db, event) => prepare(db, event, { newId, today: karachiDay(clock()) }),
    matching: (db, filter, caller, limit) => loanList.matching(filter, { db, caller, now: clock() }, limit),
  };
}

interface Making {
  newId: () => string;
  today: string;
}

async function prepare(db: Executor, event: WorkflowEvent, { newId, today }: Making): Promise<WorkflowEvent> {
  switch (event.type) {
    case 'ASSIGN_AGENT': {
      const agent = typeof event.email === 'string' ? await findActiveAgent(db, event.email) : undefined;
      return { ...event, agentActive: agent !== undefined, agentId: agent?.id, agentName: agent?.name };
    }
    case 'ADD_CLAUSE':
      return { ...event, clauseId: newId() };
    case 'SIGN_CONTRACT':
      return { ...event, date: event.date ?? today };
    case 'PROCURE': {
      const items = Array.isArray(event.items) ? event.items : undefined;
      return { ...event, ...(items ? { boughtItems: items.map((item: object) => ({ ...item, id: newId() })) } : {}) };
    }
    default:
      return event;
  }
}

function remember({ before, facts, event }: Change<LoanFacts>): Record<string, unknown> | null {
  switch (event.type) {
    case 'ASSIGN_AGENT':
      return { agent: event.agentName, agentEmail: facts.agentEmail, before: before.facts.agentEmail };
    case 'EDIT':
      return { changes: changedTerms(before.facts.terms, facts.terms) };
    case 'ADD_CLAUSE':
      return { title: event.title };
    case 'UPDATE_CLAUSE': {
      const old = before.facts.clauses.find(({ id }) => id === event.clauseId);
      return { title: event.title, text: event.text, before: { title: old?.title, text: old?.text } };
    }
    case 'SIGN_CONTRACT':
      return { date: facts.signedOn };
    case 'PROCURE':
      return { amount: event.amount, items: event.items };
    case 'CLOSE':
      return { closeReason: facts.closeReason, ...(event.note ? { note: event.note } : {}) };
    default:
      return null;
  }
}

const karachiDays = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Karachi' });

function karachiDay(at: Date): string {
  return karachiDays.format(at);
}
