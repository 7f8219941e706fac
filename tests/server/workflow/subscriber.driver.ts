import type { Person } from '../../support/app.ts';
import type { Driver, TestEnvironment } from './driver.ts';

/** Ranges of no demonstration, counted up. */
const LAST = { subscriber: 0, entry: 0 };
/** By the ids of the records made here: calls name numbers, not ids. */
const numbers = new Map<string, string>();
const NOBODYS = '923559999999';

const numberOf = (id: string) => numbers.get(id) ?? NOBODYS;

function freshNumber(kind: keyof typeof LAST): string {
  LAST[kind] += 1;
  const salt = Math.floor(Math.random() * 900) + 100;
  return `92355${kind === 'entry' ? 1 : 2}${salt}${String(LAST[kind] % 1_000).padStart(3, '0')}`;
}

/** Subscribes a number that nobody has, and returns the answer's body. */
export async function newSubscriber(_test: TestEnvironment, person: Person) {
  const msisdn = freshNumber('subscriber');
  const answer = await person.post('/subscription/subscribe', { msisdn });
  if (answer.status !== 201) throw new Error(`Nobody was subscribed: ${JSON.stringify(answer.body)}`);
  numbers.set(answer.body.id, msisdn);
  return answer.body;
}

/** Puts a number that nobody has on the do-not-call list, and returns the answer's body. */
export async function newEntry(_test: TestEnvironment, person: Person) {
  const msisdn = freshNumber('entry');
  const answer = await person.post('/dncr-list', { msisdn, reason: 'Asked not to be called' });
  if (answer.status !== 201) throw new Error(`Nothing was entered: ${JSON.stringify(answer.body)}`);
  numbers.set(answer.body.id, msisdn);
  return answer.body;
}

export const subscriberDriver: Driver = {
  lists: ['/subscription/subscriber-agent-wise-list'],
  create: async (test) => (await newSubscriber(test, await test.as('Super Admin'))).id,
  payload: async (test, { type, actorId: _actor, ...payload }) =>
    // Agreed today, at the tests' clock.
    type === 'RESUBSCRIBE' ? { consent: test.app.services.clock().toISOString().slice(0, 10) } : payload,
  calls: {
    UNSUBSCRIBE: (person, id, { unsubMode }, headers) =>
      person.post('/subscription/unsubscribe', { msisdn: numberOf(id), unsubMode }, headers),
    SET_HOST: (person, id, _, headers) =>
      person.put('/subscription/subscriber/set-host', { msisdn: numberOf(id) }, headers),
    UNSET_HOST: (person, id, _, headers) =>
      person.put('/subscription/subscriber/unset-host', { msisdn: numberOf(id) }, headers),
    STEP_UP_CALL_COUNT: (person, id, _, headers) =>
      person.put('/subscription/stepup-call-count', { msisdn: numberOf(id) }, headers),
  },
};

export const doNotCallDriver: Driver = {
  lists: ['/dncr-list', '/dncr-list?status=ended'],
  create: async (test) => (await newEntry(test, await test.as('Super Admin'))).id,
  payload: async (_test, { type: _type, actorId: _actor, ...payload }) => payload,
  calls: {
    RENEW: (person, id, { reason }, headers) => person.put('/dncr-list', { msisdn: numberOf(id), reason }, headers),
    END: (person, id, { reason }, headers) =>
      person.delete(
        `/dncr-list/${id}?reason=${encodeURIComponent(typeof reason === 'string' ? reason : '')}`,
        undefined,
        headers,
      ),
  },
};
