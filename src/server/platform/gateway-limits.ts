import { setTimeout as pause } from 'node:timers/promises';
import { upstreamFailed } from './errors.ts';
import { type Gateway, MayHaveArrived } from './gateways.ts';

interface Limits {
  longestMs: number;
  perSecond: number;
}

/** A gateway that is asked no more often than it likes, and is given up where it does not answer in time. */
export function withinLimits<Message>(
  who: string,
  gateway: Gateway<Message>,
  { longestMs, perSecond }: Limits,
): Gateway<Message> {
  const stepMs = 1_000 / perSecond;
  let free = 0;
  async function turn(): Promise<void> {
    const now = performance.now();
    free = Math.max(free, now);
    const wait = free - now;
    free += stepMs;
    if (wait > 0) await pause(wait);
  }

  const { repeats = false, missing } = gateway;
  return {
    repeats,
    ...(missing !== undefined && { missing }),
    async send(message) {
      await turn();
      const signal = AbortSignal.timeout(longestMs);
      const late = Promise.withResolvers<never>();
      signal.addEventListener('abort', () => {
        const words = `${who} took longer than ${longestMs / 1_000} s`;
        late.reject(repeats ? new MayHaveArrived(words, signal.reason) : upstreamFailed(`${words} and`, signal.reason));
      });
      await Promise.race([gateway.send(message, signal), late.promise]);
    },
  };
}
