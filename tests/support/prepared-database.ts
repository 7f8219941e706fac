import { existsSync } from 'node:fs';
import { bringUpToDate } from '../../src/server/platform/bring-up-to-date.ts';
import type { Database, OpenDatabase } from '../../src/server/platform/database.ts';
import { secondLookShare } from '../../src/server/records/second-looks.ts';
import type { SeedName } from './database.ts';
import { DEMO_PASSWORD } from './sign-in.ts';

/** Brings an empty database to what the suites start from. */
export async function prepare(open: OpenDatabase, seed: SeedName): Promise<void> {
  await bringUpToDate(open, async () => {});
  await drawNoSecondLooks(open.database);
  if (seed === 'none') return;
  const file = new URL('../../src/server/seed/seed.ts', import.meta.url);
  if (!existsSync(file)) return;
  const { seedSmall } = await import('../../src/server/seed/seed.ts');
  await seedSmall({ database: open.database, password: DEMO_PASSWORD });
}

/** Chance opens no event that a table refuses; a test of second looks sets their share itself. */
async function drawNoSecondLooks(database: Database): Promise<void> {
  const row = { name: secondLookShare.name, value: '0', version: 1, changed_at: new Date(0) };
  await database
    .insertInto('settings')
    .values(row)
    .onConflict((kept) => kept.doNothing())
    .execute();
}
