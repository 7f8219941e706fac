import { existsSync } from 'node:fs';
import type { Database } from '../../src/server/platform/database.ts';
import { migrate } from '../../src/server/platform/migrate.ts';
import type { SeedName } from './database.ts';
import { DEMO_PASSWORD } from './sign-in.ts';

/** Brings an empty database to what the suites start from. */
export async function prepare(database: Database, seed: SeedName): Promise<void> {
  await migrate(database);
  if (seed === 'none') return;
  const file = new URL('../../src/server/seed/seed.ts', import.meta.url);
  if (!existsSync(file)) return;
  const { seedSmall } = await import('../../src/server/seed/seed.ts');
  await seedSmall({ database, password: DEMO_PASSWORD });
}
