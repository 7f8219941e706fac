import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Executor } from '../../platform/transaction.ts';
import { authorOf } from '../moderation/author.ts';

const MAX_SHOWN = 5;

/** The other posts of the same text, whoever wrote them and whatever was decided: those that wait first, then the newest. */
export async function twinsOf(db: Executor, id: string): Promise<components['schemas']['PostRecord']['twins']> {
  const rows = await db
    .selectFrom('posts as p')
    .leftJoin('reference_items as d', 'd.id', 'p.district_id')
    .select(['p.id', 'p.number', 'p.state', 'p.created_at', 'd.name as district'])
    .select(['p.farmer_id', 'p.created_by', 'p.author_name', 'p.author_name_ur'])
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .where(sql<boolean>`p.text_mark = (select text_mark from posts where id = ${id})`)
    .where('p.id', '<>', id)
    .orderBy(sql`(p.state = 'pending') desc, p.created_at desc, p.number desc`)
    .limit(MAX_SHOWN)
    .execute();
  return {
    total: rows[0]?.total ?? 0,
    shown: rows.map((row) => ({
      id: row.id,
      number: row.number,
      state: row.state,
      creator: authorOf(row, row.district),
      createdAt: row.created_at.toISOString(),
    })),
  };
}

/** Whether this farmer has written the same before. */
export async function wroteBefore(db: Executor, farmerId: string, content: string): Promise<boolean> {
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('farmer_id', '=', farmerId)
    .where(sql<boolean>`(text_mark = mark_of_text(${content}) or content = ${content})`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
