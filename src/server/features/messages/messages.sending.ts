import type { Services } from '../../platform/feature.ts';
import { type Channel, MayHaveArrived, Settled } from '../../platform/gateways.ts';
import type { JobKind } from '../../platform/jobs/jobs.ts';
import { isMessageDue, settleSent, settleUnsent, type TakenMessage, takeMessage } from './messages.store.ts';

const MINUTE_MS = 60_000;
/** How long after each failed try the next one waits; after the last the message has failed for good. */
const PAUSES_MS = [1, 5, 20, 60, 240].map((minutes) => minutes * MINUTE_MS);
/** Longer than any gateway may take. */
const LEASE_MS = 2 * MINUTE_MS;
/** So many wait for the gateway at once: one that is slow to answer for one number is asked for the others meanwhile. */
const AT_ONCE = 4;
const LONGEST_ERROR = 300;

type Dependencies = Pick<Services, 'database' | 'clock' | Channel>;

/** One process at a time sends, so that the gateway's own limit holds whatever their number. */
export function textJob(services: Dependencies): JobKind {
  const { database, clock } = services;
  return {
    name: 'send-texts',
    due: async () => ((await isMessageDue(database, clock())) ? [''] : []),
    work: (_, signal) => sendDueMessages(services, signal),
  };
}

/** Sends the messages that are due, each through the gateway of its channel, until there are none. */
export async function sendDueMessages(services: Dependencies, signal?: AbortSignal): Promise<void> {
  async function sendOn(): Promise<void> {
    for (;;) {
      if (signal?.aborted) return;
      const message = await takeMessage(services.database, services.clock(), LEASE_MS);
      if (!message) return;
      await send(services, message);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
}

/** Every try carries the same id: a gateway that has accepted it before a crash does not send it again. One that knows no ids is asked once. */
async function send(services: Dependencies, message: TakenMessage): Promise<void> {
  const { database, clock } = services;
  const { id, recipient, text, content, attempts, isUnclear } = message;
  const gateway = services[message.channel];
  if (message.withheld === 'doNotCall') return await settleUnsent(database, id, { outcome: 'withheld' });
  if (message.withheld) return await settleUnsent(database, id, { outcome: 'withheld', last_error: message.withheld });
  try {
    if (isUnclear && gateway.repeats) throw new MayHaveArrived('It was not noted how the last try ended');
    await gateway.send({ id, to: recipient, text, ...(content && { content }) });
  } catch (error) {
    // Whatever the gateway stumbles over is kept for people to read, and tried again.
    const last_error = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR);
    const pause = error instanceof Settled ? undefined : PAUSES_MS[attempts - 1];
    const next = pause === undefined ? null : new Date(clock().getTime() + pause);
    return await settleUnsent(
      database,
      id,
      next
        ? { next_try_at: next, last_error, noted_attempts: attempts }
        : { outcome: 'failed', last_error, may_have_arrived: error instanceof MayHaveArrived },
    );
  }
  await settleSent(database, id, clock());
}
