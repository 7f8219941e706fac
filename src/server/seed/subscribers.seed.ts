import type { Transaction } from '../platform/transaction.ts';
import { fillEmpty, insertReady, type ReadyRows, readyRows } from './bulk-insert.ts';
import { shippedId } from './content.ts';
import { type FarmerRow, farmerColumns, makeFarmer, namedFarmers } from './farmers.seed.ts';
import { pickLanguage, pickPlace } from './places.ts';
import type { Random } from './random.ts';
import { type SubscriberRow, subscriberColumns } from './subscribers.rows.ts';

const DAY = 86_400_000;
const ROWS_A_ROUND = 20_000;
const FARMERS_AMONG_SUBSCRIBERS = 0.72;

/** The operators' number ranges, with their share of the market. */
const ranges: readonly (readonly [{ operator: string; first: number; last: number }, number])[] = [
  [{ operator: 'jazz', first: 300, last: 309 }, 30],
  [{ operator: 'jazz', first: 320, last: 327 }, 10],
  [{ operator: 'zong', first: 310, last: 319 }, 22],
  [{ operator: 'telenor', first: 340, last: 349 }, 24],
  [{ operator: 'ufone', first: 330, last: 337 }, 14],
];

/** Some subscribers and the farmers behind most of them, ready to be inserted. */
export interface People {
  subscribers: ReadyRows;
  farmers: ReadyRows;
}

/** `count` subscribers, the named people first, in rounds that are made when they are asked for. */
export function* makePeople(random: Random, count: number, now: Date): Generator<People> {
  const named = namedFarmers(random, now);
  yield ready(
    named.map(({ subscriber }) => subscriber),
    named.map(({ farmer }) => farmer),
  );
  const taken = new Set(named.map(({ subscriber }) => subscriber.msisdn));
  const spread = new Spread(random);
  for (let done = named.length; done < count; done += ROWS_A_ROUND) {
    const subscribers: SubscriberRow[] = [];
    const farmers: FarmerRow[] = [];
    for (let n = done; n < Math.min(done + ROWS_A_ROUND, count); n++) {
      const place = pickPlace(random);
      const languageId = shippedId('language', pickLanguage(random, place));
      const subscriber = makeSubscriber(random, spread.next(taken), languageId, n / count, now);
      subscribers.push(subscriber);
      if (random.chance(FARMERS_AMONG_SUBSCRIBERS)) farmers.push(makeFarmer(random, subscriber, place, spread.serial));
    }
    yield ready(subscribers, farmers);
  }
}

function ready(subscribers: readonly SubscriberRow[], farmers: readonly FarmerRow[]): People {
  return { subscribers: readyRows(subscriberColumns, subscribers), farmers: readyRows(farmerColumns, farmers) };
}

/** Fills the empty tables with these people. */
export async function seedSubscribers(trx: Transaction, people: AsyncIterable<People>): Promise<void> {
  await fillEmpty(trx, ['subscribers', 'farmers'], async () => {
    for await (const { subscribers, farmers } of people) {
      await insertReady(trx, 'subscribers', subscribers);
      await insertReady(trx, 'farmers', farmers);
    }
  });
}

/** Numbers that never repeat: the last seven digits walk through all ten million in a scattered order. */
export class Spread {
  serial = 0;
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  next(taken: ReadonlySet<unknown>): { msisdn: string; operator: string } {
    const { operator, first, last } = this.#random.weighted(ranges);
    this.serial = (this.serial + 7_368_787) % 10_000_000;
    const msisdn = `${this.#random.between(first, last)}${String(this.serial).padStart(7, '0')}`;
    return taken.has(msisdn) ? this.next(taken) : { msisdn, operator };
  }
}

/** @param age 0 for the oldest subscription, 1 for the newest */
export function makeSubscriber(
  random: Random,
  number: { msisdn: string; operator: string },
  languageId: string,
  age: number,
  now: Date,
): SubscriberRow {
  const days = Math.floor((1 - age) ** 1.4 * 7 * 365);
  const subscribedAt = new Date(now.getTime() - days * DAY - random.below(DAY));
  const since = now.getTime() - subscribedAt.getTime();
  const calls = Math.floor(random.next() ** 2 * Math.min(400, 4 + days / 3));
  const lastCallAt = calls > 0 ? new Date(now.getTime() - Math.floor(random.next() ** 3 * since)) : null;
  const unsubscribed = random.chance(0.11);
  const unsubscribedAt = unsubscribed ? new Date(now.getTime() - Math.floor(random.next() * since)) : null;
  return {
    id: random.uuid(),
    country_code: '92',
    ...number,
    language_id: languageId,
    subscription: unsubscribed ? 'unsubscribed' : 'active',
    host: random.chance(0.006) ? 'host' : 'notHost',
    contact: random.chance(0.02) ? 'doNotCall' : 'reachable',
    source: random.weighted([
      ['ivr', 60],
      ['sms', 18],
      ['callCentre', 12],
      ['fieldAgent', 7],
      ['web', 3],
    ]),
    call_count: calls,
    last_call_at: lastCallAt,
    subscribed_at: subscribedAt,
    unsubscribed_at: unsubscribedAt,
    unsub_mode: unsubscribed ? random.pick(['ivr', 'sms', 'web', 'callCentre', 'bulk']) : null,
    created_at: subscribedAt,
    updated_at: unsubscribedAt ?? lastCallAt ?? subscribedAt,
  };
}
