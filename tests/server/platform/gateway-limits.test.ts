import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { withinLimits } from '../../../src/server/platform/gateway-limits.ts';
import { smtpMail } from '../../../src/server/platform/gateways.ts';

test('a mail server that takes the call and says nothing is given up, and the line to it is cut', async () => {
  const silent = createServer((socket) => socket.on('error', () => {}));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const called = once(silent, 'connection').then(async ([socket]) => await once(socket.resume(), 'close'));
  const mail = withinLimits('The mail server', smtpMail(`smtp://127.0.0.1:${port}`, 'fmis@example.org'), {
    longestMs: 50,
    perSecond: 10,
  });
  await expect(mail.send({ to: 'a@example.org', subject: 'Code', text: '123456' })).rejects.toThrow(
    'The mail server took longer than 0.05 s and did not accept this.',
  );
  await called;
  silent.close();
});

test('a gateway that hears the signal too late holds nobody up', async () => {
  const deaf = { send: () => new Promise<void>(() => {}) };
  await expect(withinLimits('It', deaf, { longestMs: 10, perSecond: 100 }).send('text')).rejects.toMatchObject({
    code: 'upstreamFailed',
  });
});

test('what it refuses is told as it says it, and the signal is handed on', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const refusing = {
    send: async (_: string, signal?: AbortSignal) => {
      signals.push(signal);
      throw new Error('No such number.');
    },
  };
  await expect(withinLimits('It', refusing, { longestMs: 1_000, perSecond: 100 }).send('text')).rejects.toThrow(
    'No such number.',
  );
  expect(signals[0]?.aborted).toBe(false);
});

test('as many a second as it likes, in the order they came', async () => {
  const at: [string, number][] = [];
  const quick = { send: async (text: string) => void at.push([text, performance.now()]) };
  const slow = withinLimits('It', quick, { longestMs: 1_000, perSecond: 50 });
  const begun = performance.now();
  await Promise.all(['one', 'two', 'three', 'four'].map((text) => slow.send(text)));
  expect(at.map(([text]) => text)).toEqual(['one', 'two', 'three', 'four']);
  // Three pauses of a fiftieth; timers may be a millisecond early.
  expect((at.at(-1)?.[1] ?? 0) - begun).toBeGreaterThan(55);
});
