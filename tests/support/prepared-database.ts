import { existsSync } from 'node:fs';
import { bringUpToDate } from '../../src/server/platform/bring-up-to-date.ts';
import type { OpenDatabase } from '../../src/server/platform/database.ts';
import type { SeedName } from './database.ts';
import { DEMO_PASSWORD } from './sign-in.ts';

/** Brings an empty database to what the suites start from. */
export async function prepare(open: OpenDatabase, seed: SeedName): Promise<void> {
  await bringUpToDate(open, async () => {});
  if (seed === 'none') return;
  const file = new URL('../../src/server/seed/seed.ts', import.meta.url);
  if (!existsSync(file)) return;
  const { seedSmall } = await import('../../src/server/seed/seed.ts');
  await seedSmall({ database: open.database, password: DEMO_PASSWORD });
}
