import { proxy, useSnapshot } from 'valtio';
import type { Moment } from './log.ts';

/*
 * What the numbers that call in this window have heard so far, as a telephone keeps it for each number: a campaign or
 * survey that is heard once ever is left out of the next call. The latest call counts from when another one begins, so
 * that it can be stepped back and begun anew until then.
 */

interface Heard {
  msisdn: string;
  ids: readonly string[];
}

const calls = proxy<{ earlier: readonly Heard[]; latest: Heard | null }>({ earlier: [], latest: null });

/** A call of this number begins; the answer is what the number has heard before. */
export function beginCall(msisdn: string): readonly string[] {
  if (calls.latest) calls.earlier = [...calls.earlier, calls.latest];
  calls.latest = null;
  return heardBy(calls.earlier, msisdn);
}

/** The latest call begins anew: what it heard does not count. */
export function beginAnew(): void {
  calls.latest = null;
}

/** What the latest call came to hear so far. */
export function keepHeard(msisdn: string, moments: readonly Moment[]): void {
  const ids = moments.flatMap(({ effects }) =>
    effects.flatMap((effect) => (effect.type === 'markHeard' ? [effect.id] : [])),
  );
  calls.latest = { msisdn, ids };
}

export function forgetHeard(msisdn: string): void {
  calls.earlier = calls.earlier.filter((call) => call.msisdn !== msisdn);
  if (calls.latest?.msisdn === msisdn) calls.latest = null;
}

/** What a number has heard, the latest call included. */
export function useHeard(msisdn: string): readonly string[] {
  const { earlier, latest } = useSnapshot(calls);
  return heardBy(latest ? [...earlier, latest] : earlier, msisdn);
}

function heardBy(heard: readonly Heard[], msisdn: string): readonly string[] {
  return [...new Set(heard.flatMap((call) => (call.msisdn === msisdn ? call.ids : [])))];
}
