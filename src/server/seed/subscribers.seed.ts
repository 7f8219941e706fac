import { sql } from 'kysely';
import type { Transaction } from '../platform/transaction.ts';
import { demoEnrollers } from './accounts.seed.ts';
import { fillEmpty, insertReady, type ReadyRows, readyRows } from './bulk-insert.ts';
import { shippedId } from './content.ts';
import { type FarmerRow, farmerColumns, makeFarmer, namedFarmers } from './farmers.seed.ts';
import { historyColumns } from './loans.rows.ts';
import { pickLanguage, pickPlace } from './places.ts';
import type { Random } from './random.ts';
import { enrollerOf, listedStranger, livedOf, type MadeSubscriber } from './subscribers.lives.ts';
import { doNotCallColumns, subscriberColumns } from './subscribers.rows.ts';

const DAY = 86_400_000;
const ROWS_A_ROUND = 20_000;
const FARMERS_AMONG_SUBSCRIBERS = 0.72;
/** One number that nobody subscribed stands on the do-not-call list for so many that somebody did. */
const LISTED_STRANGERS = 500;

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
  doNotCall: ReadyRows;
  history: ReadyRows;
}

/** `count` subscribers, the named people first, in rounds that are made when they are asked for. */
export function* makePeople(random: Random, count: number, now: Date): Generator<People> {
  const strangers = Array.from({ length: Math.floor(count / LISTED_STRANGERS) }, (_, n) => listedStranger(n, now));
  const named = namedFarmers(random, now);
  yield ready(
    named,
    named.map(({ farmer }) => farmer),
    strangers,
  );
  const taken = new Set(named.map(({ subscriber }) => subscriber.msisdn));
  const spread = new Spread(random);
  for (let done = named.length; done < count; done += ROWS_A_ROUND) {
    const subscribers: MadeSubscriber[] = [];
    const farmers: FarmerRow[] = [];
    for (let n = done; n < Math.min(done + ROWS_A_ROUND, count); n++) {
      const place = pickPlace(random);
      const languageId = shippedId('language', pickLanguage(random, place));
      const made = makeSubscriber(random, spread.next(taken), languageId, n / count, now);
      subscribers.push(made);
      if (random.chance(FARMERS_AMONG_SUBSCRIBERS)) {
        const farmer = makeFarmer(random, made.subscriber, place, spread.serial);
        made.subscriber.farmer_id = farmer.id;
        farmers.push(farmer);
      }
    }
    yield ready(subscribers, farmers);
  }
}

function ready(
  made: readonly MadeSubscriber[],
  farmers: readonly FarmerRow[],
  strangers: readonly Pick<MadeSubscriber, 'entries' | 'history'>[] = [],
): People {
  const all = [...made, ...strangers];
  return {
    subscribers: readyRows(
      subscriberColumns,
      made.map(({ subscriber }) => subscriber),
    ),
    farmers: readyRows(farmerColumns, farmers),
    doNotCall: readyRows(
      doNotCallColumns,
      all.flatMap(({ entries }) => entries),
    ),
    history: readyRows(
      historyColumns,
      all.flatMap(({ history }) => history),
    ),
  };
}

/** Fills the empty tables with these people. */
export async function seedSubscribers(trx: Transaction, people: AsyncIterable<People>): Promise<void> {
  // Each of them knows its farmer already.
  await sql`alter table farmers disable trigger subscribers_named`.execute(trx);
  await fillEmpty(trx, ['subscribers', 'farmers', 'do_not_call'], async () => {
    for await (const { subscribers, farmers, doNotCall, history } of people) {
      await insertReady(trx, 'subscribers', subscribers);
      await insertReady(trx, 'farmers', farmers);
      await insertReady(trx, 'do_not_call', doNotCall);
      await insertReady(trx, 'history', history);
    }
  });
  await sql`alter table farmers enable trigger subscribers_named`.execute(trx);
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
): MadeSubscriber {
  const days = Math.floor((1 - age) ** 1.4 * 7 * 365);
  const subscribedAt = new Date(now.getTime() - days * DAY - random.below(DAY));
  const since = now.getTime() - subscribedAt.getTime();
  const calls = Math.floor(random.next() ** 2 * Math.min(400, 4 + days / 3));
  const lastCallAt = calls > 0 ? new Date(now.getTime() - Math.floor(random.next() ** 3 * since)) : null;
  const unsubscribed = random.chance(0.11);
  const unsubscribedAt = unsubscribed ? new Date(now.getTime() - Math.floor(random.next() * since)) : null;
  const id = random.uuid();
  const host = random.chance(0.006) ? 'host' : 'notHost';
  const contact = random.chance(0.02) ? 'doNotCall' : 'reachable';
  const source = random.weighted([
    ['ivr', 60],
    ['sms', 18],
    ['callCentre', 12],
    ['fieldAgent', 7],
    ['web', 3],
  ]);
  const unsubMode = unsubscribed ? random.pick(['ivr', 'sms', 'web', 'callCentre', 'bulk']) : null;
  const subscription = unsubscribed ? 'unsubscribed' : 'active';
  return livedOf(
    {
      id,
      country_code: '92',
      ...number,
      farmer_id: null,
      language_id: languageId,
      source,
      agent_id: enrollerOf(number.msisdn, source, demoEnrollers),
      call_count: calls,
      last_call_at: lastCallAt,
      subscribed_at: subscribedAt,
      unsubscribed_at: unsubscribedAt,
      unsub_mode: unsubMode,
      created_at: subscribedAt,
      updated_at: unsubscribedAt ?? lastCallAt ?? subscribedAt,
    },
    { subscription, host, contact, subscribedAt, unsubscribedAt, unsubMode },
    now,
  );
}
