import { sql } from 'kysely';
import { caseWorkflow } from '../../../../machines/cases/case.workflow.ts';
import type { components } from '../../../contract/generated/types.ts';
import {
  equals,
  type Filter,
  type FiltersOf,
  inWorkflowOrder,
  matching,
  oneOf,
  type SortsOf,
  sinceDay,
  untilDay,
  whether,
} from '../../records/filters.ts';
import { describeList, recordOf } from '../../records/list.ts';
import { matches } from './cases.search.ts';

export type Case = components['schemas']['Case'];

/** What waits for somebody, and what is answered. */
export const TO_DO = ['new', 'open', 'pending', 'snoozed'] as const;
const SHOWN = [...TO_DO, 'resolved', 'closed'];

const overdue: Filter<boolean> = {
  accepts: (given) => typeof given === 'boolean',
  condition: (isOver, now) =>
    isOver ? sql<boolean>`r.due_at < ${now}` : sql<boolean>`(r.due_at is null or r.due_at >= ${now})`,
};

const filters = {
  categoryId: oneOf('r.category_id', 'uuid'),
  subCategoryId: oneOf('r.sub_category_id', 'uuid'),
  agent: oneOf('r.agent_id', 'uuid'),
  unassigned: whether('r.agent_id is null'),
  overdue,
  district: oneOf('r.district_id', 'uuid'),
  msisdn: equals('r.msisdn'),
  tag: matching((tag) => sql<boolean>`r.tags @> ${JSON.stringify([tag])}::jsonb`),
  createdFrom: sinceDay('r.created_at'),
  createdTo: untilDay('r.created_at'),
  searchText: matching(matches),
  search: matching(matches),
} satisfies FiltersOf<'listCases'>;

const sorts = {
  due: { column: 'r.due_at', nulls: 'last', index: 'whole' },
  caseNumber: { column: 'r.number', index: 'whole' },
  title: 'lower(r.title)',
  farmer: { column: 'lower(r.farmer_name)', nulls: 'last' },
  district: { column: 'r.district', nulls: 'last' },
  agent: { column: 'r.agent_name', nulls: 'last' },
  state: inWorkflowOrder(caseWorkflow),
  stateSince: { column: 'r.state_since', index: 'byState' },
  createdAt: 'r.created_at',
} satisfies SortsOf<'listCases'>;

export const caseList = describeList({
  call: 'listCases',
  status: { values: [...SHOWN, 'merged', 'deleted'], usual: SHOWN },
  filters,
  sorts,
  order: 'due',
  tie: 'r.number',
  limit: 100,
  select: ({ db, claim }) =>
    db
      .selectFrom('cases as r')
      .innerJoin('reference_items as category', 'category.id', 'r.category_id')
      .leftJoin('reference_items as sub', 'sub.id', 'r.sub_category_id')
      .leftJoin('reference_items as language', 'language.id', 'r.language_id')
      .selectAll('r')
      .select(['category.name as category_title', 'sub.name as sub_title', 'language.name as language_title', claim]),
  items: (rows) =>
    rows.map((row) => ({
      ...recordOf(row),
      caseNumber: `C-${row.number}`,
      state: row.state as Case['state'],
      title: row.title,
      category: { id: row.category_id, title: row.category_title },
      subCategory: named(row.sub_category_id, row.sub_title),
      farmer: { id: row.farmer_id, name: row.farmer_name, nameUr: row.farmer_name_ur, msisdn: row.msisdn },
      district: named(row.district_id, row.district),
      language: named(row.language_id, row.language_title),
      agent:
        row.agent_id && row.agent_email
          ? { id: row.agent_id, name: row.agent_name ?? row.agent_email, email: row.agent_email }
          : null,
      tags: row.tags,
      clock: {
        allowedSeconds: row.allowed_seconds,
        dueAt: row.due_at?.toISOString() ?? null,
        leftSeconds: row.left_seconds,
      },
      snoozedUntil: row.snoozed_until,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    })),
});

function named(id: string | null, title: string | null) {
  return id !== null && title !== null ? { id, title } : null;
}
