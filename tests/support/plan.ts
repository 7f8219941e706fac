import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../src/server/platform/database.ts';

/** How the database would answer, were it never willing to read a whole table where there is another way. */
export async function planOf(database: Database, query: RawBuilder<unknown>): Promise<string> {
  return await database.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}
