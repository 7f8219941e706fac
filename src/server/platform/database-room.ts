import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Half a megabyte: small changes find their place in pages that are there, on a disk that is full. */
const ROWS = 10_000;

/** Whether the database's disk has room is known by a table that lasts for one statement. */
export async function askForRoom(database: Database): Promise<void> {
  await sql`create temp table fmis_room on commit drop as
    select md5(row::text) as filling from generate_series(1, ${sql.lit(ROWS)}) row`.execute(database);
}
