import type { Services } from '../../platform/feature.ts';
import { settleSent, settleUnsent, type TakenMessage, takeMessage } from './messages.store.ts';

const MINUTE_MS = 60_000;
/** How long after each failed try the next one waits; after the last the message has failed for good. */
const PAUSES_MS = [1, 5, 20, 60, 240].map((minutes) => minutes * MINUTE_MS);
/** Longer than any gateway takes. */
const LEASE_MS = 2 * MINUTE_MS;
/** A chore among others: the rest goes at the next turn. */
const MOST_AT_ONCE = 200;
const LONGEST_ERROR = 300;

type Parts = Pick<Services, 'database' | 'clock' | 'sms'>;

/** Sends the text messages that are due, one after the other. */
export async function sendDueMessages(services: Parts): Promise<void> {
  for (let taken = 0; taken < MOST_AT_ONCE; taken++) {
    const message = await takeMessage(services.database, services.clock(), LEASE_MS);
    if (!message) return;
    await send(services, message);
  }
}

/** Every try carries the same id: a gateway that has accepted it before a crash does not send it again. */
async function send({ database, clock, sms }: Parts, message: TakenMessage): Promise<void> {
  const { id, recipient, text, attempts } = message;
  if (message.do_not_call) return await settleUnsent(database, id, { outcome: 'withheld' });
  try {
    await sms.send({ id, to: recipient, text });
  } catch (error) {
    // Whatever the gateway stumbles over is kept for people to read, and tried again.
    const last_error = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR);
    const pause = PAUSES_MS[attempts - 1];
    const next = pause === undefined ? null : new Date(clock().getTime() + pause);
    return await settleUnsent(
      database,
      id,
      next ? { next_try_at: next, last_error } : { outcome: 'failed', last_error },
    );
  }
  await settleSent(database, id, clock());
}
