import { existsSync } from 'node:fs';
import type { OpenDatabase } from '../../src/server/platform/database.ts';
import { prepareJobs } from '../../src/server/platform/jobs/boss.ts';
import { migrate } from '../../src/server/platform/migrate.ts';
import type { SeedName } from './database.ts';
import { DEMO_PASSWORD } from './sign-in.ts';

/** Brings an empty database to what the suites start from. */
export async function prepare({ database, run }: OpenDatabase, seed: SeedName): Promise<void> {
  await migrate(database);
  await prepareJobs(run);
  if (seed === 'none') return;
  const file = new URL('../../src/server/seed/seed.ts', import.meta.url);
  if (!existsSync(file)) return;
  const { seedSmall } = await import('../../src/server/seed/seed.ts');
  await seedSmall({ database, password: DEMO_PASSWORD });
}
