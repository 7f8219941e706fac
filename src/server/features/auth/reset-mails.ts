import { addSeconds } from 'date-fns/addSeconds';
import { sql } from 'kysely';
import type { Services } from '../../platform/feature.ts';
import type { JobKind } from '../../platform/jobs/jobs.ts';
import { hashOf, newSecret } from './secrets.ts';

/** How long a link is good for, and how long it is tried to send one. */
export const RESET_SECONDS = 3600;
/** After each failed try; after the last one no further is made. */
const PAUSES_S = [10, 60, 300];
/** Longer than any gateway may take. */
const LEASE_S = 60;

type Dependencies = Pick<Services, 'database' | 'clock' | 'mail' | 'log' | 'settings'>;

/** Sends what the process that was asked did not come to, or what its gateway did not take. */
export function resetMailJob(services: Dependencies): JobKind {
  const { database, clock } = services;
  return {
    name: 'send-reset-links',
    due: async () => {
      const due = await database
        .selectFrom('reset_requests')
        .select('id')
        .where('next_try_at', '<=', clock())
        .limit(1)
        .executeTakeFirst();
      return due ? [''] : [];
    },
    work: (_, signal) => sendDueResetLinks(services, signal),
  };
}

/** Sends every link that is due, each by whoever takes it first. */
export async function sendDueResetLinks(services: Dependencies, signal?: AbortSignal): Promise<void> {
  for (;;) {
    if (signal?.aborted) return;
    const taken = await takeRequest(services);
    if (!taken) return;
    await send(services, taken);
  }
}

interface Taken {
  id: string;
  account_id: string;
  email: string;
  reader_hash: string;
  attempts: number;
}

/** Nobody else tries it until the lease is over. */
async function takeRequest({ database, clock }: Dependencies): Promise<Taken | undefined> {
  const now = clock();
  const { rows } = await sql<Taken>`
    update reset_requests r set attempts = attempts + 1, next_try_at = ${addSeconds(now, LEASE_S)}
    from accounts a
    where a.id = r.account_id and r.id = (
      select id from reset_requests where next_try_at <= ${now}
      order by next_try_at, id limit 1 for update skip locked)
    returning r.id, r.account_id, a.email, r.reader_hash, r.attempts`.execute(database);
  return rows[0];
}

/** The secret is made here and known to the mail alone; a try that may have failed is followed by one with a link of its own. */
async function send(services: Dependencies, { id, account_id, email, reader_hash, attempts }: Taken): Promise<void> {
  const { database, clock, mail, log, settings } = services;
  const token = newSecret();
  const expires_at = addSeconds(clock(), RESET_SECONDS);
  await database
    .insertInto('password_resets')
    .values({ token_hash: hashOf(token), account_id, expires_at })
    .execute();
  const text = `Choose a new password here; the link is good for an hour:\n${settings.publicUrl}/reset-password?token=${token}\n\nIf you did not ask for it, ignore this message.`;
  try {
    await mail.send({ to: email, subject: 'Choose a new FMIS password', text, readerHash: reader_hash });
  } catch (error) {
    log.error({ err: error, tries: attempts }, 'the reset link could not be sent');
    const pause = PAUSES_S[attempts - 1];
    if (pause !== undefined) {
      const next_try_at = addSeconds(clock(), pause);
      await database.updateTable('reset_requests').set({ next_try_at }).where('id', '=', id).execute();
      return;
    }
  }
  await database.deleteFrom('reset_requests').where('id', '=', id).execute();
}
