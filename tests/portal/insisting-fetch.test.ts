import { expect, test } from 'vitest';
import { insistingFetch } from '../../src/portal/api/authorized-fetch.ts';
import { giveUp, holdWhileAsked } from '../../src/portal/ui/giving-up.ts';

const AWAY = () => new Promise<boolean>(() => {});

/** A server that loses the first of what it is sent. */
function losing() {
  const sent: Request[] = [];
  const send = (request: Request) => {
    sent.push(request);
    return sent.length === 1 ? Promise.reject(new TypeError('lost')) : Promise.resolve(new Response(null));
  };
  return { sent, send };
}

const change = () =>
  new Request('http://fmis.test/api/farmer/1', { method: 'PUT', headers: { 'idempotency-key': 'one' } });

test('what was lost is sent again when the server is back, under the same key', async () => {
  const { sent, send } = losing();
  expect((await insistingFetch(change(), send, () => Promise.resolve(true))).status).toBe(200);
  expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['one', 'one']);
});

test('what somebody has given up meanwhile is not', async () => {
  const { sent, send } = losing();
  const waiting = insistingFetch(change(), send, AWAY);
  const failed = expect(waiting).rejects.toBeInstanceOf(TypeError);
  giveUp();
  await failed;
  expect(sent).toHaveLength(1);
});

test('what was given up before says nothing of what is sent after it', async () => {
  giveUp();
  const { sent, send } = losing();
  await insistingFetch(change(), send, () => Promise.resolve(true));
  expect(sent).toHaveLength(2);
});

test.each([
  ['is not sent when they do', true, 1],
  ['is sent when they do not', false, 2],
])('what somebody is asked to give up waits for the answer, and %s', async (_, isGivenUp, times) => {
  const { sent, send } = losing();
  const answered = holdWhileAsked();
  const back = Promise.withResolvers<boolean>();
  const outcome = insistingFetch(change(), send, () => back.promise).catch(() => null);
  back.resolve(true);
  await new Promise(setImmediate);
  expect(sent).toHaveLength(1);
  if (isGivenUp) giveUp();
  answered();
  await outcome;
  expect(sent).toHaveLength(times);
});
