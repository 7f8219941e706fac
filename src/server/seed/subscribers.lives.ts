import { fixedId } from './fixed-id.ts';
import {
  type DoNotCallRow,
  endOf,
  type HistoryRow,
  historyOf,
  type SeedStep,
  type SubscriberRow,
} from './subscribers.rows.ts';

const DAY = 86_400_000;

const sources = ['callCentre', 'operator', 'sms', 'ivr', 'web'] as const;
const wishes = [
  'Asked not to be called',
  'Listed by the telephone company',
  'Answered STOP',
  'Chose no more calls in the menu',
  'The number is of somebody else now',
] as const;

/** How a number came to be where it is. */
export interface Ending {
  subscription: 'active' | 'unsubscribed';
  host: 'notHost' | 'host';
  contact: 'reachable' | 'doNotCall';
  subscribedAt: Date;
  unsubscribedAt: Date | null;
  unsubMode: string | null;
}

/** A part of one that a number always has, so that its life is the same every time. */
const partOf = (msisdn: string) => Number(msisdn.slice(-4)) / 10_000;

/** Every 250th number was on the do-not-call list once, and may be called again. */
const wasListed = (msisdn: string) => Number(msisdn.slice(-3)) % 250 === 7;

/** The steps of a subscriber, oldest first, and of its entry on the do-not-call list. */
function lifeOf(msisdn: string, { subscription, host, contact, ...ending }: Ending, now: Date) {
  const part = partOf(msisdn);
  const begin = ending.subscribedAt.getTime();
  const span = (ending.unsubscribedAt ?? now).getTime() - begin;
  const moment = (share: number) => new Date(begin + Math.floor(span * share));
  const steps: SeedStep[] = [{ event: 'SUBSCRIBE', to: 'active+notHost+reachable', at: ending.subscribedAt }];
  const entry: SeedStep[] = [];
  const source = sources[Math.floor(part * sources.length)] ?? 'web';
  const wish = wishes[Math.floor(part * wishes.length)] ?? wishes[0];
  if (host === 'host') steps.push({ event: 'SET_HOST', to: 'active+host+reachable', at: moment(part * 0.3) });
  if (contact === 'doNotCall' || wasListed(msisdn)) {
    const at = moment(0.3 + part * 0.3);
    steps.push({ event: 'LIST', to: `active+${host}+doNotCall`, at, reason: wish });
    entry.push({ event: 'ENTER', to: 'listed', at, reason: wish, facts: { source } });
  }
  if (contact === 'reachable' && wasListed(msisdn)) {
    const at = moment(0.7 + part * 0.2);
    const reason = 'Wants the advice again';
    steps.push({ event: 'UNLIST', to: `active+${host}+reachable`, at, reason });
    entry.push({ event: 'END', to: 'ended', at, reason });
  }
  if (subscription === 'unsubscribed' && ending.unsubscribedAt) {
    const facts = { unsubMode: ending.unsubMode };
    steps.push({ event: 'UNSUBSCRIBE', to: `unsubscribed+${host}+${contact}`, at: ending.unsubscribedAt, facts });
  }
  return { steps, entry, source };
}

/** A subscriber, its entry on the do-not-call list, and how both came about. */
export interface MadeSubscriber {
  subscriber: SubscriberRow;
  entries: readonly DoNotCallRow[];
  history: readonly HistoryRow[];
}

type Born = Omit<SubscriberRow, keyof ReturnType<typeof endOf>> & { id: string; country_code: string; msisdn: string };

export function livedOf(born: Born, ending: Ending, now: Date): MadeSubscriber {
  const { steps, entry, source } = lifeOf(born.msisdn, ending, now);
  const entryId = fixedId(`do-not-call:${born.msisdn}`);
  return {
    subscriber: { ...born, ...endOf(steps) },
    entries: entry.length === 0 ? [] : [entryRow(entryId, born, entry, source)],
    history: [...historyOf('subscriber', born.id, steps), ...historyOf('doNotCall', entryId, entry)],
  };
}

/** The colleague who brought a number in, where one did. */
export function enrollerOf(msisdn: string, source: string, colleagues: readonly string[]): string | null {
  if (source !== 'callCentre' && source !== 'fieldAgent') return null;
  return colleagues[Math.floor(partOf(msisdn) * colleagues.length)] ?? null;
}

/** A number on the list that nobody subscribed: its range is no subscriber's. */
export function listedStranger(serial: number, now: Date): Omit<MadeSubscriber, 'subscriber'> {
  const msisdn = `338${String((serial * 7_368_787) % 10_000_000).padStart(7, '0')}`;
  const id = fixedId(`do-not-call:${msisdn}`);
  const at = new Date(now.getTime() - Math.floor(partOf(msisdn) * 400 * DAY) - DAY);
  const steps = [{ event: 'ENTER', to: 'listed', at, reason: wishes[1], facts: { source: 'operator' } }];
  return {
    entries: [entryRow(id, { country_code: '92', msisdn }, steps, 'operator')],
    history: historyOf('doNotCall', id, steps),
  };
}

function entryRow(
  id: string,
  number: { country_code: string; msisdn: string },
  steps: readonly SeedStep[],
  source: string,
): DoNotCallRow {
  const entered = steps[0]?.at ?? null;
  const last = steps.at(-1);
  return {
    id,
    country_code: number.country_code,
    msisdn: number.msisdn,
    source,
    entered_at: entered,
    ended_at: last?.to === 'ended' ? last.at : null,
    created_at: entered,
    updated_at: last?.at ?? null,
    ...endOf(steps),
  };
}
