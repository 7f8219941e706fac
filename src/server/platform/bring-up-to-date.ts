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
    await migrate(database);
    await prepareJobs(open.run);
    return await meanwhile(database);
  });
}
