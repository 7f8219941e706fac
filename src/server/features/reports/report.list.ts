import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import { type Condition, contains } from '../../records/conditions.ts';
import { type Filter, type FiltersOf, matching, oneOf } from '../../records/filters.ts';
import { lastStepOf } from '../../records/last-step.ts';
import { describeList } from '../../records/list.ts';
import type { ReportsTable } from './reports.tables.ts';

export type Report = components['schemas']['Report'];

/** Whether what was reported is such, `x`, wherever it stands. A person is no text: nothing was noticed in it. */
function ofThing(post: RawBuilder<boolean>, user: RawBuilder<boolean>): Condition {
  const among = (kind: 'post' | 'listing' | 'user', table: string, condition: RawBuilder<boolean>) =>
    sql`(r.target_kind = ${sql.lit(kind)} and exists (select from ${sql.table(table)} x where x.id = r.target_id and ${condition}))`;
  const all = [among('post', 'posts', post), among('listing', 'listings', post), among('user', 'farmers', user)];
  return sql<boolean>`(${sql.join(all, sql` or `)})`;
}

const anyOf = (column: string, values: readonly string[], type: 'text' | 'uuid') =>
  sql<boolean>`${sql.ref(column)} = any(${values}::${sql.raw(type)}[])`;

/** One or several values of what was reported. */
const thingIn = (condition: (values: readonly string[]) => Condition): Filter<string | readonly string[]> => {
  const { accepts } = oneOf('r.target_id');
  return {
    accepts,
    condition(value) {
      const values = typeof value === 'string' ? [value] : value;
      return values.length === 0 ? null : condition(values);
    },
  };
};

const filters = {
  target: oneOf('r.target_kind'),
  reason: oneOf('r.reason_id', 'uuid'),
  author: matching((id) =>
    ofThing(
      sql<boolean>`(x.farmer_id = ${id} or (x.farmer_id is null and x.created_by = ${id}))`,
      sql<boolean>`x.id = ${id}`,
    ),
  ),
  risk: thingIn((levels) => ofThing(anyOf('x.risk', levels, 'text'), sql<boolean>`${levels.includes('low')}`)),
  district: thingIn((ids) => ofThing(anyOf('x.district_id', ids, 'uuid'), anyOf('x.district_id', ids, 'uuid'))),
  // A listing is in no one language, and a person in none.
  language: thingIn(
    (codes) => sql<boolean>`(r.target_kind = 'post' and exists (
    select from posts x where x.id = r.target_id and ${anyOf('x.language', codes, 'text')}))`,
  ),
  media: matching(
    (kind) => sql<boolean>`exists (select from attachments a where a.owner_id = r.target_id and a.kind = ${kind})`,
  ),
  search: matching((text) => contains(['r.copy_title', 'r.copy_text', 'r.reporter_name'], text)),
} satisfies FiltersOf<'listReportedPosts'> & { target: Filter };

export const reportList = describeList({
  call: 'listReportedPosts',
  status: { usual: ['open'] },
  filters,
  sorts: {},
  order: 'createdAt',
  tie: 'r.id',
  oldestFirst: 'r.created_at, r.id',
  // One report a thing, the one that decides for all, so that a bulk action judges each thing once.
  oneEach: 'r.target_kind, r.target_id',
  together:
    'select same.id::text from reports same where same.target_kind = r.target_kind and same.target_id = r.target_id',
  select: ({ db, claim }) =>
    db
      .selectFrom('reports as r')
      .leftJoin('reference_items as reason', 'reason.id', 'r.reason_id')
      .leftJoin('farmers as reporter', 'reporter.id', 'r.reporter_id')
      .selectAll('r')
      .select(['reason.name as reason', 'reporter.name_ur as reporter_name_ur', claim]),
  items: (rows) => rows.map(reportOf),
});

export function reportOf(
  row: Selectable<ReportsTable> & { reason: string | null; reporter_name_ur: string | null },
): Report {
  return {
    id: row.id,
    state: row.state,
    version: row.version,
    reason: row.reason_id && row.reason ? { id: row.reason_id, title: row.reason } : null,
    note: row.note,
    by: { id: row.reporter_id, name: row.reporter_name, nameUr: row.reporter_name_ur, kind: row.reporter_kind },
    at: row.created_at.toISOString(),
    copy: { title: row.copy_title, text: row.copy_text, version: row.copy_version },
    lastStep: { ...lastStepOf(row), reason: row.last_reason },
  };
}
