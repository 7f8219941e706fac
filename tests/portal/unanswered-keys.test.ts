import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keyedFetch } from '../../src/portal/api/keyed-fetch.ts';
import { unansweredKeys } from '../../src/portal/api/unanswered-keys.ts';

const HOUR = 3_600_000;
let kept: Map<string, string>;
let now: number;
/** A page that is loaded anew has the same storage. */
let page: ReturnType<typeof unansweredKeys>;
let sent: (string | null)[];

function load() {
  const store = {
    get length() {
      return kept.size;
    },
    key: (place: number) => [...kept.keys()][place] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  page = unansweredKeys(store, () => now);
}

beforeEach(() => {
  kept = new Map();
  now = Date.parse('2026-05-04T09:00:00Z');
  sent = [];
  load();
});

const lost = () => Promise.reject(new TypeError('lost'));
const answer =
  (status: number, headers = {}) =>
  () =>
    Promise.resolve(new Response(null, { status, headers }));
const made = answer(200);

async function send(path: string, meet: () => Promise<Response>, init: RequestInit = { method: 'POST' }) {
  const request = new Request(`http://fmis.test/api${path}`, init);
  const fetched = keyedFetch(
    request,
    (one) => {
      sent.push(one.headers.get('idempotency-key'));
      return meet();
    },
    () => page,
  );
  return await fetched.catch(() => null);
}

const kinds = () => sent.map((key) => sent.indexOf(key));

test('what was not answered goes out again under its key until it is, and what follows has one of its own', async () => {
  await send('/case', lost);
  await send('/case', lost);
  await send('/case', made);
  await send('/case', made);
  expect(kinds()).toEqual([0, 0, 0, 3]);
});

test.each([
  ['the server is away', answer(503, { 'retry-after': '2' })],
  ['the first is still being done', answer(409, { 'retry-after': '1' })],
  ['a defect says nothing of what was done', answer(500)],
])('%s: the key stays', async (_, meet) => {
  await send('/case', meet);
  await send('/case', made);
  expect(kinds()).toEqual([0, 0]);
});

test('a refusal is an answer', async () => {
  await send('/case', answer(422));
  await send('/case', made);
  expect(kinds()).toEqual([0, 1]);
});

test('a page that is loaded anew goes on under the key of what was lost or on its way', async () => {
  await send('/case', lost);
  load();
  await send('/case', made);
  const { promise, resolve } = Promise.withResolvers<Response>();
  const underWay = send('/sms/jazz/send', () => promise);
  page.leave();
  load();
  await send('/sms/jazz/send', made);
  expect(kinds()).toEqual([0, 0, 2, 2]);
  resolve(new Response());
  await underWay;
});

test('of two at once one has the key of before, and a day later nobody has it', async () => {
  await send('/case', lost);
  await Promise.all([send('/case', made), send('/case', lost)]);
  now += 24 * HOUR;
  await send('/case', made);
  expect(kinds()).toEqual([0, 0, 2, 3]);
});

test('another address, a question, and what is changed at the version that was seen have keys of their own', async () => {
  await send('/case', lost);
  await send('/case/tag', made);
  for (const path of ['/campaign/effected-by-criteria', '/campaign/bulk-advisroy/preview']) {
    await send(path, lost);
    await send(path, made);
  }
  await send('/farmer/', lost, { method: 'POST', headers: { 'if-match': '"3"' } });
  await send('/farmer/', made, { method: 'POST', headers: { 'if-match': '"3"' } });
  expect(kinds()).toEqual(sent.map((_, place) => place));
});

test('a tag that was added, without an answer, and taken away is added once more', async () => {
  await send('/case/tag', lost);
  await send('/case/tag/7/rust', made, { method: 'DELETE' });
  await send('/case/tag', made);
  expect(kinds()).toEqual([0, 1, 2]);
});

test('who has a key keeps it, and the sign-in goes out without one', async () => {
  await send('/case', made, { method: 'POST', headers: { 'idempotency-key': 'own' } });
  await send('/login', made);
  await send('/case', made, { method: 'GET' });
  expect(sent).toEqual(['own', null, null]);
});

describe('what was answered while the page went, before it had done with it', () => {
  const text = (said: string) => ({ method: 'POST', body: said, headers: { 'content-type': 'application/json' } });
  const wentBeforeTheEnd = async () => {
    page.begin();
    await send('/case', made, text('Jassids'));
    page.leave();
    load();
  };

  test('is the same when it is sent again, and another thing when something else was written', async () => {
    await wentBeforeTheEnd();
    await send('/case', made, text('Jassids'));
    await send('/case', made, text('Jassids'));
    await wentBeforeTheEnd();
    await send('/case', made, text('Whitefly'));
    expect(kinds()).toEqual([0, 0, 2, 3, 4]);
  });

  test('is over where the page had done with it, and where nobody waited for it', async () => {
    const done = page.begin();
    await send('/case', made, text('Jassids'));
    done();
    page.leave();
    load();
    await send('/case', made, text('Jassids'));
    page.leave();
    load();
    await send('/case', made, text('Jassids'));
    expect(kinds()).toEqual([0, 1, 2]);
  });

  test('files are not read for it', async () => {
    const file = new File(['x'], 'farmers.csv');
    const read = vi.spyOn(Request.prototype, 'text');
    const body = new FormData();
    body.set('file', file);
    page.begin();
    await send('/import', made, { method: 'POST', body });
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  test('a refusal is not sent for the same', async () => {
    page.begin();
    await send('/case', answer(422), text('Jassids'));
    page.leave();
    load();
    await send('/case', made, text('Jassids'));
    expect(kinds()).toEqual([0, 1]);
  });
});
