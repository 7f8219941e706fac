import { CHANNELS, type Channel } from '../../platform/channels.ts';
import type { Services } from '../../platform/feature.ts';
import { MayHaveArrived, Settled } from '../../platform/gateways.ts';
import type { JobKind } from '../../platform/jobs/jobs.ts';
import { GatewayTries } from './messages.outages.ts';
import {
  giveBack,
  isMessageDue,
  type Sent,
  settleSent,
  settleUnsent,
  type TakenMessage,
  takeMessages,
} from './messages.store.ts';

const MINUTE_MS = 60_000;
/** How long after each failed try the next one waits; after the last the message has failed for good. */
const PAUSES_MS = [1, 5, 20, 60, 240].map((minutes) => minutes * MINUTE_MS);
/**
 * Longer than a batch and any gateway may take. One process sends at a time, and another one takes over only where it is
 * dead: what it had taken is due again by then.
 */
export const LEASE_MS = 20_000;
/** So many wait for the gateway at once: one that is slow to answer for one number is asked for the others meanwhile. */
const AT_ONCE = 4;
/** As many are taken at once as leave within about a second: what is decided about one after it was taken comes too late. */
const MOST_AT_ONCE = 500;
const LONGEST_BATCH_MS = 1_000;
const LONGEST_ERROR = 300;

type Dependencies = Pick<Services, 'database' | 'clock' | Channel> & { log?: Services['log'] };

/** One process at a time sends, so that the gateway's own limit holds whatever their number. */
export function textJob(services: Dependencies & Pick<Services, 'jobs'>): JobKind {
  const { database, clock, jobs } = services;
  return {
    name: 'send-texts',
    due: async () => ((await isMessageDue(database, clock())) ? [''] : []),
    async work(_, signal) {
      // Whoever has more to hand over does so while these leave.
      await sendDueMessages(services, signal, () => jobs.nudge());
      jobs.nudge();
    },
  };
}

/** Sends the messages that are due, each through the gateway of its channel, until there are none. */
export async function sendDueMessages(
  services: Dependencies,
  signal?: AbortSignal,
  onLeft?: () => void,
): Promise<void> {
  const { database, clock } = services;
  // Of one that knows no ids, what was taken and not noted when a process dies is not sent again: as little as can be.
  const isOneByOne = CHANNELS.some((channel) => services[channel].repeats);
  let most = AT_ONCE;
  for (;;) {
    if (signal?.aborted) return;
    const taken = await takeMessages(database, { now: clock(), leaseMs: LEASE_MS, most });
    if (taken.length === 0) return;
    const tried = await sendAll(services, taken, { isOneByOne, signal });
    onLeft?.();
    if (!isOneByOne) most = tried < taken.length ? Math.max(AT_ONCE, tried) : Math.min(MOST_AT_ONCE, most * 2);
  }
}

/** How many were tried before their time was over; the others are given back. */
async function sendAll(
  services: Dependencies,
  taken: readonly TakenMessage[],
  { isOneByOne, signal }: { isOneByOne: boolean; signal: AbortSignal | undefined },
): Promise<number> {
  const { database, clock } = services;
  const until = performance.now() + LONGEST_BATCH_MS;
  const waiting = taken[Symbol.iterator]();
  const sent: Sent[] = [];
  const tries = new GatewayTries();
  let tried = 0;
  async function sendOn(): Promise<void> {
    for (;;) {
      if (signal?.aborted || (!isOneByOne && performance.now() >= until)) return;
      const { value: message } = waiting.next();
      if (!message) return;
      tried++;
      if (!(await send(services, message, tries))) continue;
      const one = { id: message.id, at: clock() };
      if (isOneByOne) await settleSent(database, [one]);
      else sent.push(one);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
  if (sent.length > 0) await settleSent(database, sent);
  await tries.note(services);
  const left = [...waiting].map(({ id }) => id);
  if (left.length > 0) await giveBack(database, left);
  return tried;
}

/** Every try carries the same id: a gateway that has accepted it before a crash does not send it again. One that knows no ids is asked once. Whether it has left. */
async function send(services: Dependencies, message: TakenMessage, tries: GatewayTries): Promise<boolean> {
  const { database, clock } = services;
  const { id, recipient, text, content, attempts, isUnclear, withheld } = message;
  const gateway = services[message.channel];
  if (withheld !== null) {
    const reason = withheld === 'doNotCall' ? {} : { last_error: withheld };
    await settleUnsent(database, id, { outcome: 'withheld', ...reason });
    return false;
  }
  const isOver = isUnclear && gateway.repeats;
  try {
    if (isOver) throw new MayHaveArrived('It was not noted how the last try ended');
    await gateway.send({ id, to: recipient, text, ...(content && { content }) });
    tries.took(message.channel);
    return true;
  } catch (error) {
    // Whatever the gateway stumbles over is kept for people to read, and tried again.
    const last_error = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR);
    // What it refuses for good says nothing of the gateway.
    const isRefused = error instanceof Settled && !(error instanceof MayHaveArrived);
    if (!isOver && !isRefused) tries.failed(message.channel, last_error);
    const pause = error instanceof Settled ? undefined : PAUSES_MS[attempts - 1];
    const next = pause === undefined ? null : new Date(clock().getTime() + pause);
    await settleUnsent(
      database,
      id,
      next
        ? { next_try_at: next, taken_until: null, last_error, noted_attempts: attempts }
        : { outcome: 'failed', last_error, may_have_arrived: error instanceof MayHaveArrived },
    );
    return false;
  }
}
