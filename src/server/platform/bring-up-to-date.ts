import { sql } from 'kysely';
import type { Database, OpenDatabase } from './database.ts';
import { prepareJobs } from './jobs/boss.ts';
import { migrate } from './migrate.ts';

/**
 * Brings the tables of the product and those of its jobs to this version, alone on the database.
 * @param meanwhile what else only one process may do, on the connection that is bound by no limits
 */
export async function bringUpToDate<T>(
  open: Pick<OpenDatabase, 'alone' | 'run'>,
  meanwhile: (database: Database) => Promise<T>,
): Promise<T> {
  return await open.alone(async (database) => {
    await mustHoldEveryLetter(database);
    await migrate(database);
    await prepareJobs(open.run);
    return await meanwhile(database);
  });
}

/** Some encodings refuse what they cannot hold, others take it for bytes and fail at the first search. */
async function mustHoldEveryLetter(database: Database): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(
    database,
  );
  if (rows[0]?.encoding === 'UTF8') return;
  throw new Error(
    `The database cannot hold every letter: create it with the encoding UTF8 (this one has ${rows[0]?.encoding}).`,
  );
}
