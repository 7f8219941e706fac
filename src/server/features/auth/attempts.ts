import type { Database } from '../../platform/database.ts';
import { tooOften } from '../../platform/errors.ts';

export interface Limit {
  /** What is counted, for whom: "password:account:…". */
  subject: string;
  /** How many are let through within the window. */
  most: number;
  seconds: number;
}

/** Counts a try for each limit, or refuses with 429 when one is used up. */
export async function countAttempt(database: Database, now: Date, limits: readonly Limit[]): Promise<void> {
  for (const { subject, most, seconds } of limits) {
    const since = new Date(now.getTime() - seconds * 1000);
    const { count } = await database
      .selectFrom('attempts')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('subject', '=', subject)
      .where('at', '>', since)
      .executeTakeFirstOrThrow();
    if (Number(count) >= most) throw tooOften(seconds);
  }
  await database
    .insertInto('attempts')
    .values(limits.map(({ subject }) => ({ subject, at: now })))
    .execute();
}

/** Somebody proved who they are: earlier slips are forgotten. */
export async function forgetAttempts(database: Database, subject: string): Promise<void> {
  await database.deleteFrom('attempts').where('subject', '=', subject).execute();
}
