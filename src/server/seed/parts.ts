import type { Transaction } from '../platform/transaction.ts';
import { seedAccounts } from './accounts.seed.ts';
import { seedFarming } from './farming.seed.ts';
import { seedLoans } from './loans.seed.ts';
import { type ModerationSizes, seedModeration } from './moderation/moderation.seed.ts';
import type { Random } from './random.ts';
import { type People, seedSubscribers } from './subscribers.seed.ts';
import { seedVoiceMenu } from './voice-menu/voice-menu.seed.ts';

export interface SeedContext {
  /** All parts share one transaction: a database is either filled or empty. */
  trx: Transaction;
  now: Date;
  /** A stream of chance of the part's own, so that one part can change without changing the others. */
  random: (part: string) => Random;
  sizes: { loans: number; menuNodes: number } & ModerationSizes;
  people: Iterable<People>;
  /** Of the demo accounts. */
  password: string;
}

export type SeedPart = (context: SeedContext) => Promise<void>;

/** What a demonstration starts with, in this order: a later part may build on the records of an earlier one. */
export const seedParts: readonly SeedPart[] = [
  ({ trx, now, password }) => seedAccounts(trx, { password, now }),
  ({ trx, people }) => seedSubscribers(trx, people),
  ({ trx, now, random }) => seedFarming(trx, random('farming'), now),
  ({ trx, now, random, sizes }) => seedLoans(trx, random('loans'), sizes.loans, now),
  ({ trx, now, random, sizes }) => seedModeration(trx, random('moderation'), sizes, now),
  ({ trx, now, sizes }) => seedVoiceMenu(trx, sizes.menuNodes, now),
];
