import type { Limit } from '../../platform/attempts.ts';
import type { Database } from '../../platform/database.ts';

/**
 * What names an account is counted twice: narrowly for one who tries from one address, so that nobody locks a stranger
 * out by guessing, and widely for many addresses that try together.
 */
export function ofAccount(
  what: string,
  account: string,
  address: string,
  max: Widths,
  seconds: number,
): [Limit, Limit] {
  return [
    { subject: `${what}:account:${account}@${address}`, max: max.here, seconds },
    { subject: `${what}:account:${account}`, max: max.everywhere, seconds },
  ];
}

interface Widths {
  here: number;
  everywhere: number;
}

/** Somebody proved who they are: their earlier slips from this address are forgotten, and this try was none. */
export async function forgetAttempts(database: Database, [here, everywhere]: [Limit, Limit], at: Date): Promise<void> {
  await database
    .deleteFrom('attempts')
    .where((either) =>
      either.or([
        either('subject', '=', here.subject),
        either.and([either('subject', '=', everywhere.subject), either('at', '=', at)]),
      ]),
    )
    .execute();
}
