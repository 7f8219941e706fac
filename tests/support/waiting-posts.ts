import { sql } from 'kysely';
import type { Database } from '../../src/server/platform/database.ts';

/**
 * So many posts that wait for approval, with these words, made by the database itself as copies of one that waits; their ids
 * in the order of their numbers.
 */
export async function waitingPosts(database: Database, count: number, content: string): Promise<string[]> {
  const { rows: known } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'posts' and table_schema = current_schema() and is_generated = 'NEVER' and is_identity = 'NO'
      and column_name not in ('id', 'number', 'parent_id', 'root_id', 'content')`.execute(database);
  const columns = sql.join(known.map(({ name }) => sql.ref(name)));
  const { rows } = await sql<{ id: string }>`
    with made as materialized (
      select gen_random_uuid() as made_id, last + n as made_number
      from generate_series(1, ${count}::int) n, (select max(number) as last from posts) l
    ), entered as (
      insert into posts (id, root_id, number, content, ${columns})
      select made_id, made_id, made_number, ${content} || ' ' || made_number, ${columns}
      from made, (select * from posts where state = 'pending' and parent_id is null order by number limit 1) p
      returning id, number
    )
    select id from entered order by number`.execute(database);
  return rows.map(({ id }) => id);
}
