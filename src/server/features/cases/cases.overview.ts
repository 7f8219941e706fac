import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Executor } from '../../platform/transaction.ts';
import { TO_DO } from './cases.list.ts';

type Overview = components['schemas']['CaseOverview'];

/** Answered cases keep on their clock what was left when they were. */
export async function caseOverview(db: Executor, now: Date): Promise<Overview> {
  const { rows } = await sql<Overview>`
    select
      (select coalesce(json_agg(t), '[]') from (
        select category_id as "categoryId", sub_category_id as "subCategoryId", count(*)::int as count
        from cases where state = any(${[...TO_DO]}) group by 1, 2 order by 1, 2 nulls first limit 1000) t) as "toDo",
      count(*) filter (where state_since >= week)::int as answered,
      count(*) filter (where state_since >= week and left_seconds >= 0)::int as "inTime",
      (percentile_disc(0.5) within group (order by greatest(allowed_seconds - left_seconds, 0))
        filter (where state_since >= week))::int as "medianSeconds",
      count(*) filter (where state_since >= month)::int as "thisMonth"
    from
      (select ${now}::timestamptz - interval '7 days' as week,
        date_trunc('month', ${now}::timestamptz, 'Asia/Karachi') as month) since
      left join cases on state in ('resolved', 'closed') and state_since >= least(week, month)`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('an aggregate without a row');
  return figures;
}
