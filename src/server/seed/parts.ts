import { readdir } from 'node:fs/promises';
import type { Transaction } from '../platform/transaction.ts';
import { seedAccounts } from './accounts.seed.ts';
import { seedFarming } from './farming.seed.ts';
import { insertLoans, loanSetting } from './loans.seed.ts';
import { madeApart } from './made-apart.ts';
import { insertModeration, type ModerationSizes, moderationPeople } from './moderation/moderation.seed.ts';
import { chanceOf } from './random.ts';
import { type People, seedSubscribers } from './subscribers.seed.ts';
import { seedVoiceMenu } from './voice-menu/voice-menu.seed.ts';

export interface SeedContext {
  /** All parts share one transaction: a database is either filled or empty. */
  trx: Transaction;
  now: Date;
  sizes: { loans: number; menuNodes: number } & ModerationSizes;
  people: AsyncIterable<People>;
  /** Of the demo accounts, where they are open from the start. */
  password: string | null;
}

export type SeedPart = (context: SeedContext) => Promise<void>;

/** What a demonstration starts with, in this order: a later part may build on the records of an earlier one. */
export const seedParts: readonly SeedPart[] = [
  ({ trx, now, password }) => seedAccounts(trx, { password, now }),
  ({ trx, people }) => seedSubscribers(trx, people),
  seedFarmsAndRecords,
  ({ trx, now, sizes }) => seedVoiceMenu(trx, sizes.menuNodes, now),
  seedWhatFeaturesShow,
];

/** The database spreads farms over the farmers while loans, posts, listings and reports are made beside it. */
async function seedFarmsAndRecords({ trx, now, sizes }: SeedContext): Promise<void> {
  const loans = await loanSetting(trx, sizes.loans);
  const moderation = await moderationPeople(trx);
  const records = madeApart('records', { now, sizes, loans, moderation });
  await seedFarming(trx, chanceOf('farming'), now);
  for await (const made of records) {
    if (made.of === 'loans') await insertLoans(trx, made.rows);
    else await insertModeration(trx, made.rows, sizes.badges, now);
  }
}

/** What a feature shows of itself: the `seed` of every `<feature>.demo.ts` beside, after what all of them build on. */
async function seedWhatFeaturesShow(context: SeedContext): Promise<void> {
  const files = (await readdir(new URL('.', import.meta.url))).filter((name) => name.endsWith('.demo.ts')).sort();
  for (const file of files) {
    const { seed }: { seed: SeedPart } = await import(new URL(file, import.meta.url).href);
    await seed(context);
  }
}
