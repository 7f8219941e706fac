import { sql } from 'kysely';
import { loanWorkflow } from '../../../../machines/loans/loan.workflow.ts';
import type { components } from '../../../contract/generated/types.ts';
import {
  atLeast,
  atMost,
  type FiltersOf,
  inWorkflowOrder,
  matching,
  oneOf,
  type SortsOf,
  sinceDay,
  untilDay,
  whether,
} from '../../records/filters.ts';
import { lastStepNames } from '../../records/last-step.ts';
import { describeList, recordOf } from '../../records/list.ts';
import { matches } from './loans.search.ts';

export type LoanSummary = components['schemas']['LoanSummary'];

const filters = {
  partner: oneOf('r.partner_id', 'uuid'),
  type: oneOf('r.type_id', 'uuid'),
  agent: oneOf('r.agent_id', 'uuid'),
  unassigned: whether('r.agent_id is null'),
  district: oneOf('r.district_id', 'uuid'),
  season: oneOf('r.season'),
  amountMin: atLeast('r.amount'),
  amountMax: atMost('r.amount'),
  appliedFrom: sinceDay('r.applied_at'),
  appliedTo: untilDay('r.applied_at'),
  search: matching(matches),
} satisfies FiltersOf<'listLoanApplications'>;

const sorts = {
  applicationId: 'r.number',
  farmer: 'lower(r.farmer_name)',
  district: { column: 'r.district', nulls: 'last' },
  purpose: 'r.purpose',
  amount: 'r.amount',
  state: inWorkflowOrder(loanWorkflow),
  stateSince: { column: 'r.state_since', index: 'byState' },
  appliedAt: 'r.applied_at',
  agent: { column: 'r.agent_name', nulls: 'last' },
  partner: 'p.title',
  acres: { column: 'r.acres', nulls: 'last' },
} satisfies SortsOf<'listLoanApplications'>;

const itemsTotal = sql<number>`coalesce((
  select sum(round((i.quantity * i.unit_price)::numeric, 2)) from loan_items i where i.loan_id = r.id), 0)::float8`;

export const loanList = describeList({
  call: 'listLoanApplications',
  filters,
  sorts,
  order: '-applicationId',
  tie: 'r.number',
  limit: 50,
  select: ({ db, claim }) =>
    db
      .selectFrom('loan_applications as r')
      .innerJoin('loan_types as t', 't.id', 'r.type_id')
      .innerJoin('loan_partners as p', 'p.id', 'r.partner_id')
      .select(['r.id', 'r.number', 'r.state', 'r.version', 'r.applied_at', 'r.updated_at', ...lastStepNames])
      .select([
        'r.farmer_id',
        'r.farmer_name',
        'r.farmer_name_ur',
        'r.farmer_phone',
        'r.district_id',
        'r.district',
        'r.purpose',
        'r.season',
      ])
      .select(['r.type_id', 't.title as type_title', 'r.partner_id', 'p.title as partner_title', 'r.amount', 'r.acres'])
      .select(['r.agent_id', 'r.agent_name', 'r.agent_email', claim, itemsTotal.as('items_total')]),
  items: (rows) =>
    rows.map((row) => ({
      ...recordOf(row),
      applicationId: `LN-${row.number}`,
      state: row.state as LoanSummary['state'],
      appliedAt: row.applied_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      farmer: { id: row.farmer_id, name: row.farmer_name, nameUr: row.farmer_name_ur, msisdn: row.farmer_phone },
      district: row.district_id && row.district ? { id: row.district_id, title: row.district } : null,
      purpose: row.purpose,
      season: row.season,
      type: { id: row.type_id, title: row.type_title },
      partner: { id: row.partner_id, title: row.partner_title },
      agent:
        row.agent_id && row.agent_email
          ? { id: row.agent_id, name: row.agent_name ?? row.agent_email, email: row.agent_email }
          : null,
      amount: row.amount,
      itemsTotal: row.items_total,
      acres: row.acres,
    })),
});
