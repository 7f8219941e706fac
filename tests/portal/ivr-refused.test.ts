import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Refused = typeof import('../../src/portal/features/ivr/inspector/refused.store.ts');

/** What a browser keeps: its keys are its own properties. */
class Kept {
  getItem(key: string): string | null {
    return new Map(Object.entries(this)).get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

const alive = new Set<string>();
const isGone = (page: string) => Promise.resolve(!alive.has(page));
const place = { kind: 'node', of: 'weather', field: 'repeatCount' } as const;
const title = { kind: 'node', of: 'weather', field: 'title' } as const;

/** A window with the page of that name in it. */
async function opened(page: string, person = 'sana'): Promise<Refused> {
  vi.resetModules();
  const store: Refused = await import('../../src/portal/features/ivr/inspector/refused.store.ts');
  alive.add(page);
  await store.takeUpRefused(person, page, isGone);
  return store;
}

/** What was put down is in the browser. */
const written = () => Promise.resolve();

beforeEach(() => {
  alive.clear();
  vi.stubGlobal('window', { localStorage: new Kept() });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('what one window of a person keeps is neither shown nor lost by another', async () => {
  const first = await opened('first');
  first.keepTyped(place, '9', '5');
  await written();
  const second = await opened('second');
  expect(second.refusedAt(place)).toBeUndefined();
  second.keepRefused(title, '', 'Weather');
  await written();
  second.forgetRefused(title);
  await written();
  expect(first.refusedAt(place)?.text).toBe('9');
  alive.delete('first');
  const again = await opened('third');
  expect(again.refusedAt(place)).toMatchObject({ text: '9', before: '5', typed: 'earlier' });
});

test('what two windows left is found by the next page, once, and by nobody else', async () => {
  const first = await opened('first');
  first.keepTyped(place, '9', '5');
  const second = await opened('second');
  second.keepRefused(title, '', 'Weather');
  await written();
  alive.clear();
  expect((await opened('theirs', 'omar')).refusedAt(place)).toBeUndefined();
  const next = await opened('next');
  expect([next.refusedAt(place)?.text, next.refusedAt(title)?.text]).toEqual(['9', '']);
  const later = await opened('later');
  expect([later.refusedAt(place), later.refusedAt(title)]).toEqual([undefined, undefined]);
});
