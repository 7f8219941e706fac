import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { contentOf } from '../../../src/server/seed/content.ts';
import { makeFarmer, namedFarmers } from '../../../src/server/seed/farmers.seed.ts';
import { pickPlace } from '../../../src/server/seed/places.ts';
import { random } from '../../../src/server/seed/random.ts';
import { makeSubscriber, Spread } from '../../../src/server/seed/subscribers.seed.ts';

const now = new Date('2026-11-20T03:00:00.000Z');

function people(seed: number, count = 2_000) {
  const chance = random(seed);
  const spread = new Spread(chance);
  return Array.from({ length: count }, (_, n) => {
    const place = pickPlace(chance);
    const { subscriber } = makeSubscriber(chance, spread.next(new Set()), 'language', n / count, now);
    return { place, subscriber, farmer: makeFarmer(chance, subscriber, place, spread.serial) };
  });
}

describe('the people of a demonstration', () => {
  const everybody = people(1);

  test('are the same every time', () => {
    expect(people(1, 200)).toEqual(people(1, 200));
    expect(people(2, 1)).not.toEqual(people(1, 1));
  });

  test('have mobile numbers that exist in Pakistan, each its own', () => {
    const numbers = everybody.map(({ subscriber }) => `+92${String(subscriber.msisdn)}`);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.filter((number) => !parsePhoneNumberFromString(number)?.isValid())).toEqual([]);
  });

  test('have a CNIC of 13 digits whose last one is odd for men and even for women, each its own', () => {
    const cards = everybody.flatMap(({ farmer: { cnic, gender } }) =>
      cnic === null ? [] : [{ cnic: String(cnic), gender }],
    );
    expect(cards.length).toBeGreaterThan(everybody.length / 2);
    expect(new Set(cards.map(({ cnic }) => cnic)).size).toBe(cards.length);
    const wrong = cards.filter(
      ({ cnic, gender }) => !/^[1-8]\d{12}$/.test(cnic) || (Number(cnic.at(-1)) % 2 === 1) !== (gender === 'male'),
    );
    expect(wrong).toEqual([]);
  });

  test('live in a tehsil of their district of their province', () => {
    const parents = new Map([...contentOf('tehsil'), ...contentOf('district')].map((item) => [item.id, item.parentId]));
    const lost = everybody.filter(
      ({ farmer: { tehsil_id, district_id, province_id } }) =>
        parents.get(String(tehsil_id)) !== district_id || parents.get(String(district_id)) !== province_id,
    );
    expect(lost).toEqual([]);
  });

  test('never did anything before they subscribed or after now', () => {
    const wrong = everybody.filter(({ subscriber: { subscribed_at, last_call_at, unsubscribed_at } }) =>
      [last_call_at, unsubscribed_at, now].some((at) => at !== null && Number(at) < Number(subscribed_at)),
    );
    expect(wrong).toEqual([]);
  });

  test('have a reason where their status needs one, and land where they have farms', () => {
    const wrong = everybody.filter(({ farmer }) => {
      const needsReason = ['suspended', 'rejected', 'closed'].includes(String(farmer.state));
      return (
        needsReason === (farmer.status_reason_id === null) || Number(farmer.farms) > 0 !== Number(farmer.land_acres) > 0
      );
    });
    expect(wrong).toEqual([]);
  });
});

test('named people cover every status of a profile and of a subscription', () => {
  const named = namedFarmers(random(1), now);
  expect(new Set(named.map(({ farmer }) => farmer.state))).toEqual(
    new Set(['pending', 'active', 'suspended', 'rejected', 'closed']),
  );
  const parts = new Set(named.flatMap(({ subscriber }) => String(subscriber.state).split('+')));
  expect(parts).toEqual(new Set(['active', 'unsubscribed', 'notHost', 'host', 'reachable', 'doNotCall']));
});
