import type { Selectable } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import { contains } from '../../records/conditions.ts';
import { type Filter, type FiltersOf, matching, oneOf } from '../../records/filters.ts';
import { lastStepOf } from '../../records/last-step.ts';
import { describeList } from '../../records/list.ts';
import type { ReportsTable } from './reports.tables.ts';

export type Report = components['schemas']['Report'];

const filters = {
  target: oneOf('r.target_kind'),
  search: matching((text) => contains(['r.copy_title', 'r.copy_text', 'r.reporter_name'], text)),
} satisfies FiltersOf<'listReportedPosts'> & { target: Filter };

export const reportList = describeList({
  status: { usual: ['open'] },
  filters,
  sorts: {},
  order: 'createdAt',
  tie: 'r.id',
  oldestFirst: 'r.created_at, r.id',
  // One report a thing, the one that decides for all, so that a bulk action judges each thing once.
  oneEach: 'r.target_kind, r.target_id',
  select: ({ db, claim }) =>
    db
      .selectFrom('reports as r')
      .leftJoin('reference_items as reason', 'reason.id', 'r.reason_id')
      .selectAll('r')
      .select(['reason.name as reason', claim]),
  items: (rows) => rows.map(reportOf),
});

export function reportOf(row: Selectable<ReportsTable> & { reason: string | null }): Report {
  return {
    id: row.id,
    state: row.state,
    version: row.version,
    reason: row.reason_id && row.reason ? { id: row.reason_id, title: row.reason } : null,
    note: row.note,
    by: { id: row.reporter_id, name: row.reporter_name, kind: row.reporter_kind },
    at: row.created_at.toISOString(),
    copy: { title: row.copy_title, text: row.copy_text, version: row.copy_version },
    lastStep: { ...lastStepOf(row), reason: row.last_reason },
  };
}
