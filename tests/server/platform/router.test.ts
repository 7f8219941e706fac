import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../src/server/platform/database.ts';
import { Uploads } from '../../../src/server/platform/uploads.ts';
import { openTestDatabase } from '../../support/database.ts';
import { aCaller, smallServer } from '../../support/small-server.ts';

let open: OpenDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  open = await openTestDatabase('none', 'pglite');
});
afterEach(() => app.close());
afterAll(() => open.close());

const json = { 'content-type': 'application/json' };
const send = (more: InjectOptions = {}) =>
  app.inject({ method: 'POST', url: '/api/things/7', headers: json, payload: { amount: 3 }, ...more });

describe('what a call must be before its feature runs', () => {
  const never = async () => {
    throw new Error('the feature ran');
  };

  test('nobody signed in: 401, even when the body is wrong too', async () => {
    app = await smallServer(open, never, { caller: null });
    const answer = await send({ payload: { amount: 'much' } });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.json()).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  test('the permission is missing: 403 names it, even when the type of the body is wrong too', async () => {
    app = await smallServer(open, never, { caller: { ...aCaller, permissions: new Set() } });
    const answer = await send({ headers: { 'content-type': 'text/xml' }, payload: '<amount/>' });
    expect(answer.json()).toMatchObject({ status: 403, code: 'forbidden', permission: 'loan:thing:post' });
  });

  test.each<[string, InjectOptions, number, object]>([
    ['a type the contract does not name', { headers: { 'content-type': 'text/xml' }, payload: '<a/>' }, 415, {}],
    ['no type at all', { headers: {}, payload: 'amount=3' }, 415, {}],
    ['a body that is too large', { payload: { amount: 3, note: 'x'.repeat(20_000) } }, 413, { code: 'tooLarge' }],
    ['broken JSON', { payload: '{"amount":' }, 400, { code: 'contract' }],
    ['no body', { payload: '' }, 400, { errors: [{ pointer: '', message: 'is required' }] }],
    ['a missing field', { payload: {} }, 400, { errors: [{ pointer: '/amount', message: 'is required' }] }],
    [
      'text for a number',
      { payload: { amount: '3' } },
      400,
      { errors: [{ pointer: '/amount', message: 'must be of the type integer' }] },
    ],
    [
      'an unknown field',
      { payload: { amount: 3, fee: 1 } },
      400,
      { errors: [{ pointer: '/fee', message: 'is not known here' }] },
    ],
    ['a field called __proto__', { payload: '{"amount":3,"__proto__":{"a":1}}' }, 400, { code: 'contract' }],
    ['a NUL in a text', { payload: { amount: 3, note: 'a\u0000b' } }, 400, { errors: [{ pointer: '/note' }] }],
    ['half a surrogate pair', { payload: '{"amount":3,"note":"\\ud800"}' }, 400, { errors: [{ pointer: '/note' }] }],
    [
      'thousands of nested lists',
      { payload: `{"amount":${'['.repeat(4_000)}${']'.repeat(4_000)}}` },
      400,
      { code: 'contract' },
    ],
    ['a limit that is no number', { url: '/api/things/7?limit=many' }, 400, { errors: [{ pointer: '/query/limit' }] }],
    ['a limit that is too high', { url: '/api/things/7?limit=1001' }, 400, { errors: [{ pointer: '/query/limit' }] }],
    [
      'a parameter that the call has not',
      { url: '/api/things/7?limt=5&farm%0Aer=x' },
      400,
      {
        errors: [
          { pointer: '/query/limt', code: 'unknownParameterMeant', values: { name: 'limt', meant: 'limit' } },
          { pointer: '/query/farm\ner', code: 'unknownParameter', values: { name: 'farm?er' } },
        ],
      },
    ],
    ['an address that is not encoded well', { url: '/api/things/%E0%A4%A' }, 400, { code: 'contract' }],
    [
      'a version without quotes',
      { headers: { ...json, 'if-match': '3' } },
      400,
      { errors: [{ pointer: '/header/If-Match' }] },
    ],
    ['another method', { method: 'PATCH' }, 404, { code: 'notFound' }],
  ])('%s is refused', async (_, request, status, problem) => {
    app = await smallServer(open, never);
    const answer = await send(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject(problem);
  });
});

test('a feature gets what the contract declares, in its types and with its defaults', async () => {
  let seen: unknown;
  app = await smallServer(open, async ({ params, query, body }) => {
    seen = { params, query, body };
    return { body: { done: true } };
  });
  const answer = await send({ url: '/api/things/7?status=open' });
  expect(seen).toEqual({ params: { id: '7' }, query: { limit: 50, status: ['open'] }, body: { amount: 3 } });
  expect([answer.statusCode, answer.json()]).toEqual([201, { done: true }]);
});

test('an answer with a version carries it as its ETag', async () => {
  app = await smallServer(open, async () => ({ body: { version: 4, extra: { undeclared: true } } }));
  const answer = await send();
  expect(answer.headers.etag).toBe('"4"');
  expect(answer.json()).toEqual({ version: 4, extra: { undeclared: true } });
});

test('an unforeseen error says nothing about itself and is reported', async () => {
  const reported: unknown[] = [];
  app = await smallServer(
    open,
    async () => {
      throw new Error('relation "secret_table" does not exist');
    },
    { report: (error) => reported.push(error) },
  );
  const answer = await send();
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ title: 'Internal Server Error', status: 500, code: 'defect' });
  expect(answer.body).not.toContain('secret');
  expect(answer.body).not.toContain('at ');
  expect(reported).toHaveLength(1);
});

describe('forms with files', () => {
  const boundary = 'the-boundary';
  const form = (...parts: string[]) => ({
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`,
  });
  const field = (name: string, value: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
  const file = (name: string, content: string) =>
    `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n${content}`;

  test('fields are converted, files are on disk while the feature runs and gone afterwards', async () => {
    const seen: { body?: unknown; content?: string; path: string } = { path: '' };
    app = await smallServer(open, async ({ body, files }) => {
      seen.path = files[0]?.path ?? '';
      seen.body = body;
      seen.content = readFileSync(seen.path, 'utf8');
      return { body: {} };
    });
    const answer = await send(form(field('amount', '12'), file('../../etc/copy.txt', 'the copy')));
    expect(answer.statusCode).toBe(201);
    expect(seen).toMatchObject({ body: { amount: 12, file: 'copy.txt' }, content: 'the copy' });
    expect(existsSync(seen.path)).toBe(false);
  });

  test('the name of a file has nothing in it that nobody sees or that turns its direction', async () => {
    const names: unknown[] = [];
    app = await smallServer(open, async ({ files }) => {
      names.push(files[0]?.filename);
      return { body: {} };
    });
    for (const name of ['fard\u202egpj.exe', 'fard\u{e0041}\u200b.pdf', 'پیداوار\u200cیں.pdf', '\u202e'])
      await send(form(field('amount', '12'), file(name, 'x')));
    expect(names).toEqual(['fardgpj.exe', 'fard.pdf', 'پیداوار\u200cیں.pdf', 'file']);
  });

  test('a file that is too large is refused with 413', async () => {
    app = await smallServer(open, async () => ({ body: {} }));
    expect((await send(form(field('amount', '12'), file('a.txt', 'x'.repeat(20_000))))).statusCode).toBe(413);
  });

  test('files that are too large together are refused with 413, and none stays', async () => {
    app = await smallServer(open, async () => ({ body: {} }));
    const half = 'x'.repeat(6_000);
    expect((await send(form(field('amount', '12'), file('a.txt', half)))).statusCode).toBe(201);
    const answer = await send(form(field('amount', '12'), file('a.txt', half), file('b.txt', half)));
    expect(answer.json()).toMatchObject({ status: 413, code: 'tooLarge' });
  });

  test('a form announced as too large is refused before anything of it is read', async () => {
    app = await smallServer(open, async () => ({ body: {} }));
    const { headers, payload } = form(field('amount', '12'));
    const answer = await send({ headers: { ...headers, 'content-length': '9000000' }, payload });
    expect(answer.json()).toMatchObject({ status: 413, code: 'tooLarge' });
  });

  test('more than fits at once waits its turn, and one sender leaves room for others', () => {
    const [uploads, half] = [new Uploads(), 2 ** 28];
    const [first] = [uploads.begin('one', half), uploads.begin('one', half)];
    expect(() => uploads.begin('one', 1)).toThrow(expect.objectContaining({ status: 429 }));
    for (const sender of ['two', 'three', 'four']) uploads.begin(sender, 2 * half);
    expect(() => uploads.begin('five', 1)).toThrow(expect.objectContaining({ status: 429 }));
    first?.();
    uploads.begin('five', half);
  });

  test('a form that breaks off is refused with 400', async () => {
    app = await smallServer(open, async () => ({ body: {} }));
    const whole = form(field('amount', '12'), file('a.txt', 'x'.repeat(500)));
    const answer = await send({ ...whole, payload: whole.payload.slice(0, 300) });
    expect(answer.statusCode).toBe(400);
  });
});
