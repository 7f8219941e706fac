import type { Database } from '../platform/database.ts';
import { type Transaction, transaction } from '../platform/transaction.ts';
import { seedBase } from './base.ts';
import { madeApart } from './made-apart.ts';
import type { ModerationSizes } from './moderation/moderation.seed.ts';
import { type SeedContext, seedParts } from './parts.ts';
import type { People } from './subscribers.seed.ts';

interface Demo {
  database: Database;
  subscribers?: number;
  /** Those that `demoPeople` makes for the same moment, in place of a number. */
  people?: AsyncIterable<People>;
  loans?: number;
  moderation?: ModerationSizes;
  /** Nodes of the voice menu; left out, or fewer than it has, its own. */
  menuNodes?: number;
  /** Ages of records count back from here. */
  now?: Date;
  /** Of the demo accounts; without one nobody can sign in to them until they are opened. */
  password: string | null;
}

const SUBSCRIBERS = 50_000;
/** The suites' clock stands shortly after this moment. */
export const SMALL_SEED_NOW = new Date('2026-11-20T03:00:00.000Z');

/**
 * Fills an empty database with a country of believable people and their records; the same ones every time.
 * @returns false when somebody's records are there already: then nothing is touched
 */
export async function seedDemo({
  database,
  subscribers = SUBSCRIBERS,
  people,
  loans = 2_000,
  moderation = { listings: 5_000, posts: 20_000, reports: 1_000, badges: 2_000 },
  menuNodes = 0,
  now = new Date(),
  password,
}: Demo): Promise<boolean> {
  await seedBase(database);
  return await transaction(database, async (trx) => {
    if (await isUsed(trx)) return false;
    const context: SeedContext = {
      trx,
      now,
      sizes: { loans, menuNodes, ...moderation },
      people: people ?? madeApart('people', { count: subscribers, now }),
      password,
    };
    for (const seedPart of seedParts) await seedPart(context);
    return true;
  });
}

/** The same kinds of records in a number that every test can start from. */
export async function seedSmall({ database, password }: { database: Database; password: string }): Promise<void> {
  await seedDemo({
    database,
    subscribers: 600,
    loans: 120,
    moderation: { listings: 90, posts: 320, reports: 40, badges: 40 },
    now: SMALL_SEED_NOW,
    password,
  });
}

/** Somebody works here already, or somebody's numbers are here. */
async function isUsed(trx: Transaction): Promise<boolean> {
  const account = await trx.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  return (
    account !== undefined ||
    (await trx.selectFrom('subscribers').select('id').limit(1).executeTakeFirst()) !== undefined
  );
}
