import { sql } from 'kysely';
import { type AskedItem, changedTerms, itemsTotal, textIn } from '../../../../machines/loans/loan.amount.ts';
import {
  type AgentBefore,
  assignedFrom,
  type Clause,
  endedDeferral,
  type LoanFacts,
  noFacts,
} from '../../../../machines/loans/loan.machine.ts';
import { loanWorkflow } from '../../../../machines/loans/loan.workflow.ts';
import type { WorkflowEvent } from '../../../../machines/shared/workflow.ts';
import type { Services } from '../../platform/feature.ts';
import type { Executor } from '../../platform/transaction.ts';
import { karachiDay } from '../../records/conditions.ts';
import { defineEntity } from '../../records/define.ts';
import type { About, Change } from '../../records/entity.ts';
import { lastStepNames } from '../../records/last-step.ts';
import { isInForce } from '../../records/two-person.ts';
import { findLoanAgent, worksOnLoan } from './loans.agents.ts';
import { checkChoices } from './loans.choices.ts';
import { namedInEdit, type Titles, titled } from './loans.edit.ts';
import { loanList } from './loans.list.ts';
import {
  checkCopyBelongs,
  columnsOf,
  limit,
  otherOpenLoan,
  partnerScope,
  replaceItems,
  saveBoughtItems,
  saveClauses,
  termNames,
  termsOfRow,
  twoPerson,
} from './loans.store.ts';

const open = Object.keys(loanWorkflow.states).filter((state) => !loanWorkflow.states[state]?.ended);

/** Loan applications, for everything that works on records of any type. */
export const loanEntity = (services: Pick<Services, 'newId' | 'clock'>) =>
  defineEntity(services, {
    workflow: loanWorkflow,
    noun: 'loan application',
    table: 'loan_applications',
    prefix: 'LN-',
    scope: { column: 'r.partner_id', of: partnerScope },

    load: (db) =>
      db
        .selectFrom('loan_applications as r')
        .select(['r.id', 'r.state', 'r.version', ...lastStepNames, 'r.number', 'r.farmer_name', 'r.agent_email'])
        .select('r.farmer_name_ur')
        .select(['r.accepted_by', 'r.signed_on', 'r.close_reason', ...termNames])
        .select([agentBefore.as('agent_before'), clauses.as('clauses'), isInForce(twoPerson).as('two_person')])
        .select([limit.as('limit'), otherOpenLoan.as('other_open_loan'), items.as('items')]),
    facts: (row) => ({
      agentEmail: row.agent_email,
      assignedFrom: assignedFrom(row.last_event, row.last_from),
      agentBefore: row.agent_before,
      clauses: row.clauses,
      acceptedBy: row.accepted_by,
      wasDeferred: endedDeferral(row.last_event, row.last_from),
      signedOn: row.signed_on,
      closeReason: row.close_reason,
      twoPerson: row.two_person,
      terms: termsOfRow(row),
      limit: row.limit,
      otherOpenLoan: row.other_open_loan,
    }),
    noFacts,
    label: ({ number, farmer_name, farmer_name_ur, amount }) => ({
      label: `LN-${number}`,
      name: farmer_name,
      nameUr: farmer_name_ur,
      amount,
    }),

    list: loanList,
    tallied: { by: 'partner' },
    waiting: [
      {
        screen: '/app/loan/view',
        title: 'Loan applications',
        permission: loanWorkflow.readPermission,
        states: open,
        // What is procured waits for the farmer to pay it back, not for anybody here.
        elsewhere: ['procured'],
        target: 72,
        named: { number: "'LN-' || r.number", title: 'r.farmer_name' },
      },
    ],
    drawnOn: '/app/loan/view',
    notices: {
      person: 'r.agent_id',
      label: "'LN-' || r.number",
      about: 'r.farmer_name',
      aboutUr: 'r.farmer_name_ur',
    },

    prepare: (db, event, about) =>
      prepare(db, event, { ...about, newId: services.newId, today: karachiDay(services.clock()) }),
    remember,
    columns: columnsOf,
    // A clause added later does not hide the decision.
    keepsLastStep: ({ before, state, event }) =>
      state === before.state && !['ASSIGN_AGENT', 'UNDO_ASSIGN'].includes(event.type),
    async afterSave(trx, change) {
      if (change.facts.clauses !== change.before.facts.clauses) await saveClauses(trx, change);
      if (change.event.type === 'PROCURE') await saveBoughtItems(trx, change, services.newId);
      const { items } = change.facts.terms;
      if (items !== change.before.facts.terms.items) await replaceItems(trx, change.before.id, items, services.newId);
    },
  });

/** Whose it was until its last step gave it to somebody else. */
const agentBefore = sql<AgentBefore | null>`case when r.last_event = 'ASSIGN_AGENT' then (
  select json_build_object('email', h.email, 'id', a.id, 'name', a.name, 'worksOnLoan', a.id is not null and ${worksOnLoan})
  from (select coalesce(facts #>> '{emails,before}', facts #>> '{changes,agent,before}', facts ->> 'before') as email from history
    where entity = 'loan' and record_id = r.id::text and event = 'ASSIGN_AGENT' order by id desc limit 1) h
  left join accounts a on lower(a.email) = h.email
  where h.email is not null) end`;

const clauses = sql<Clause[]>`coalesce((
  select json_agg(json_build_object('id', c.id, 'title', c.title, 'text', c.text, 'addedBy', c.added_by) order by c.seq)
  from loan_clauses c where c.loan_id = r.id), '[]')`;

const items = sql<AskedItem[]>`coalesce((
  select json_agg(json_build_object('title', i.title, 'supplier', i.supplier, 'quantity', i.quantity, 'unit', i.unit,
    'unitPrice', i.unit_price) order by i.seq)
  from loan_items i where i.loan_id = r.id), '[]')`;

interface Making extends About {
  newId: () => string;
  today: string;
}

async function prepare(db: Executor, event: WorkflowEvent, making: Making): Promise<WorkflowEvent> {
  switch (event.type) {
    case 'EDIT':
      return { ...event, ...(await namedInEdit(db, event, making)) };
    case 'ASSIGN_AGENT': {
      const agent = typeof event.email === 'string' ? await findLoanAgent(db, event.email) : undefined;
      const found = { agentId: agent?.id, agentName: agent?.name, agentPartnerId: agent?.partnerId };
      return { ...event, agentVisits: agent !== undefined, ...found, agentNow: await agentNow(db, making) };
    }
    case 'UNDO_ASSIGN':
      return { ...event, agentNow: await agentNow(db, making) };
    case 'ADD_CLAUSE':
      return { ...event, clauseId: making.newId() };
    case 'SIGN_CONTRACT':
      await checkCopyBelongs(db, event.signedCopyId, making);
      return { ...event, date: event.date ?? making.today, today: making.today, ...(await earliestOf(db, making)) };
    case 'PROCURE':
      await checkChoices(db, { paymentModeId: textIn(event.paymentModeId) }, making.caller);
      return { ...event, amount: event.amount ?? itemsTotal(event.items) };
    default:
      return event;
  }
}

async function agentNow(db: Executor, { id }: About): Promise<string | null> {
  if (id === undefined) return null;
  const loan = await db.selectFrom('loan_applications').select('agent_name').where('id', '=', id).executeTakeFirst();
  return loan?.agent_name ?? null;
}

/** No contract is signed before the application was accepted, which is as long as it is ready for signing. */
async function earliestOf(db: Executor, { id }: About): Promise<{ earliest?: string }> {
  if (id === undefined) return {};
  const loan = await db.selectFrom('loan_applications').select('state_since').where('id', '=', id).executeTakeFirst();
  return loan ? { earliest: karachiDay(loan.state_since) } : {};
}

function notSpent(amount: number, spent: unknown) {
  return typeof spent === 'number' && spent < amount ? { notSpent: amount - spent } : {};
}

function remember({ before, facts, event }: Change<LoanFacts>): Record<string, unknown> | null {
  switch (event.type) {
    case 'ASSIGN_AGENT':
    case 'UNDO_ASSIGN': {
      const [from, to] = [before.facts.agentEmail, facts.agentEmail];
      const given = event.type === 'ASSIGN_AGENT' ? event.agentName : before.facts.agentBefore?.name;
      // People know each other by name; which account it was, the address says.
      const agent = { before: event.agentNow ?? from, after: to && (given ?? to) };
      return { changes: { agent }, emails: { before: from, after: to } };
    }
    case 'EDIT':
      return { changes: titled(changedTerms(before.facts.terms, facts.terms), event.titles as Titles) };
    case 'ADD_CLAUSE':
      return { title: event.title, text: event.text, clauseId: event.clauseId };
    case 'UPDATE_CLAUSE': {
      const old = before.facts.clauses.find(({ id }) => id === event.clauseId);
      return {
        title: event.title,
        text: event.text,
        clauseId: event.clauseId,
        before: { title: old?.title, text: old?.text },
      };
    }
    case 'SIGN_CONTRACT':
      return { date: facts.signedOn };
    case 'PROCURE':
      return { amount: event.amount, items: event.items, ...notSpent(facts.terms.amount, event.amount) };
    case 'CLOSE':
      return { closeReason: facts.closeReason, ...(event.note ? { note: event.note } : {}) };
    default:
      return null;
  }
}
