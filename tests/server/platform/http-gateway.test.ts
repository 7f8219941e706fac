import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { withinLimits } from '../../../src/server/platform/gateway-limits.ts';
import { Settled } from '../../../src/server/platform/gateways.ts';
import { httpGateway } from '../../../src/server/platform/http-gateway.ts';

interface Heard {
  method: string | undefined;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

let close = () => {};
afterEach(() => close());

/** A gateway that answers as it is told, and the address it is asked at. */
async function gateway(answer: (response: ServerResponse) => void): Promise<{ base: string; heard: Heard[] }> {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      heard.push({ method: request.method, url: request.url ?? '', headers: request.headers, body });
      answer(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const address = server.address();
  return { base: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, heard };
}

const message = { id: '0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d7001', to: '923004417826', text: 'گندم & 50% off?' };
const plain = { who: 'The SMS gateway', token: null, accepted: null };
const says = (status: number, text: string) => (response: ServerResponse) => void response.writeHead(status).end(text);

test('JSON carries the id, so that a message sent again arrives once', async () => {
  const { base, heard } = await gateway(says(202, '{}'));
  await httpGateway({ ...plain, url: `${base}/messages`, token: 'secret' }).send(message);
  expect(heard).toMatchObject([
    {
      method: 'POST',
      url: '/messages',
      headers: { authorization: 'Bearer secret', 'idempotency-key': message.id, 'content-type': 'application/json' },
    },
  ]);
  expect(JSON.parse(heard[0]?.body ?? '')).toEqual(message);
});

test('an address is filled in, with nothing of the text taken for a part of it', async () => {
  const { base, heard } = await gateway(says(200, 'Message Sent Successfully!'));
  const url = `${base}/send?To={to}&Message={text}&From=FMIS`;
  await httpGateway({ ...plain, url, accepted: 'Sent Successfully' }).send(message);
  const asked = new URL(heard[0]?.url ?? '', base);
  expect(Object.fromEntries(asked.searchParams)).toEqual({ To: message.to, Message: message.text, From: 'FMIS' });
});

interface Expected {
  isAsked: boolean;
  isSettled: boolean;
  words: RegExp;
  /** Only where nothing comes is an answer waited for in vain. */
  longestMs?: number;
}

/** What happens, whether ids are known, and whether it is tried again. */
const cases: [string, (response: ServerResponse) => void, Expected][] = [
  [
    'a refusal',
    says(400, 'No such number'),
    { isAsked: false, isSettled: true, words: /refused it: 400 No such number/ },
  ],
  ['too many at once', says(429, ''), { isAsked: false, isSettled: false, words: /answered 429/ }],
  ['a fault of its own', says(500, 'oops'), { isAsked: false, isSettled: false, words: /answered 500/ }],
  ['a fault, where it knows no ids', says(500, ''), { isAsked: true, isSettled: true, words: /may have arrived/ }],
  [
    'nonsense, where it knows no ids',
    says(200, '<html>'),
    { isAsked: true, isSettled: true, words: /<html>.*may have arrived/ },
  ],
  [
    'a line that is cut',
    (response) => void response.destroy(),
    { isAsked: false, isSettled: false, words: /did not answer/ },
  ],
  [
    'a line that is cut, without ids',
    (response) => void response.destroy(),
    { isAsked: true, isSettled: true, words: /may have arrived/ },
  ],
  ['silence', () => {}, { isAsked: false, isSettled: false, words: /took longer than 0.1 s/, longestMs: 100 }],
  [
    'silence, where it knows no ids',
    () => {},
    { isAsked: true, isSettled: true, words: /took longer.*may have arrived/, longestMs: 100 },
  ],
];

test.each(cases)('%s', async (_what, answer, { isAsked, isSettled, words, longestMs = 60_000 }) => {
  const { base } = await gateway(answer);
  const url = isAsked ? `${base}/send?to={to}&text={text}` : base;
  const sms = withinLimits('The SMS gateway', httpGateway({ ...plain, url, accepted: 'OK' }), {
    longestMs,
    perSecond: 100,
  });
  const error: unknown = await sms.send(message).catch((refused: unknown) => refused);
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof Settled).toBe(isSettled);
  expect((error as Error).message).toMatch(words);
});

test('one that nobody hears was not sent, and is tried again', async () => {
  const { base } = await gateway(says(200, ''));
  close();
  const error: unknown = await httpGateway({ ...plain, url: `${base}/?to={to}&text={text}` })
    .send(message)
    .catch((refused: unknown) => refused);
  expect(error).not.toBeInstanceOf(Settled);
  expect((error as Error).message).toMatch(/cannot be reached/);
});
