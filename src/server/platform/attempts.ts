import { sql } from 'kysely';
import type { Database } from './database.ts';
import { tooOften } from './errors.ts';
import type { Transaction } from './transaction.ts';

export interface Limit {
  /** What is counted, for whom: "password:account:…". */
  subject: string;
  /** How many are let through within the window. */
  max: number;
  seconds: number;
}

/**
 * Counts a try for each limit, or refuses with 429 when one is used up. Tries of one subject at once are counted one
 * after the other; locks are taken in one order for everybody, so that nobody waits in a circle.
 */
export async function countAttempt(database: Database, now: Date, limits: readonly Limit[]): Promise<void> {
  // Not the request's own transaction: a try counts whatever becomes of the request, and takes no Idempotency-Key.
  await database.transaction().execute((trx) => countWithin(trx, now, limits));
}

/** The same of what is done in a transaction: it counts with what is written there, or not at all. */
export async function countWithin(trx: Transaction, now: Date, limits: readonly Limit[]): Promise<void> {
  for (const subject of limits.map((limit) => limit.subject).sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`attempt:${subject}`}, 0))`.execute(trx);
  }
  for (const { subject, max, seconds } of limits) {
    const since = new Date(now.getTime() - seconds * 1000);
    const { count } = await trx
      .selectFrom('attempts')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('subject', '=', subject)
      .where('at', '>', since)
      .executeTakeFirstOrThrow();
    if (count >= max) throw tooOften(seconds);
  }
  await trx
    .insertInto('attempts')
    .values(limits.map(({ subject }) => ({ subject, at: now })))
    .execute();
}
