import { describe, expect, test } from 'vitest';
import { type BulkRow, runBulk, verdictOf } from '../../src/portal/lists/bulk.ts';
import { commandOf } from '../../src/portal/lists/keys.ts';
import { type LiveStep, presenceOf } from '../../src/portal/lists/presence.ts';
import { placeOf } from '../../src/portal/lists/trail.ts';

const pressed = (key: string, more: object = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe('keys of a list', () => {
  const letters = [{ key: 'a', event: 'ACCEPT' }];

  test('a letter of the list sends its event, whatever the case; with Ctrl it belongs to the page', () => {
    expect(commandOf(pressed('A'), letters)).toEqual({ kind: 'event', event: 'ACCEPT' });
    expect(commandOf(pressed('a', { ctrlKey: true }), letters)).toEqual({ kind: 'selectPage' });
    expect(commandOf(pressed('r', { ctrlKey: true }), letters)).toBeNull();
  });

  test('Shift turns moving into choosing', () => {
    expect(commandOf(pressed('ArrowDown', { shiftKey: true }))).toEqual({ kind: 'move', steps: 1, extend: true });
    expect(commandOf(pressed(' ', { shiftKey: true }))).toEqual({ kind: 'selectRange' });
  });
});

describe('a bulk action', () => {
  const rows: BulkRow[] = [
    { id: '1', outcome: 'accepted' },
    { id: '2', outcome: 'replayed' },
    { id: '3', outcome: 'conflict', words: 'already rejected' },
    { id: '4', outcome: 'conflict', words: 'already rejected' },
    { id: '5', outcome: 'notFound' },
  ];

  test('says how many it would do, and why not the others, most frequent reason first', () => {
    expect(verdictOf(rows)).toEqual({
      accepted: 1,
      replayed: 1,
      refused: 3,
      reasons: [
        { words: 'already rejected', count: 2 },
        { words: 'notFound', count: 1 },
      ],
    });
  });

  const ids = Array.from({ length: 120 }, (_, index) => String(index));
  const accept = async (some: readonly string[]) => some.map((id): BulkRow => ({ id, outcome: 'accepted' }));

  test('runs in parts that show its progress', async () => {
    const progress: number[] = [];
    const result = await runBulk({
      ids,
      send: accept,
      onProgress: (done) => progress.push(done),
      signal: new AbortController().signal,
    });
    expect([progress, result.rows.length, result.unsent]).toEqual([[50, 100, 120], 120, []]);
  });

  test('stops between two parts when cancelled, and knows what it never sent', async () => {
    const controller = new AbortController();
    const result = await runBulk({
      ids,
      send: accept,
      onProgress: () => controller.abort(),
      signal: controller.signal,
    });
    expect([result.rows.length, result.unsent.length]).toEqual([50, 70]);
  });

  test('keeps what was answered when the connection fails', async () => {
    const failure = new TypeError('offline');
    const send = async (some: readonly string[]) => {
      if (some[0] === '50') throw failure;
      return accept(some);
    };
    const result = await runBulk({ ids, send, onProgress: () => {}, signal: new AbortController().signal });
    expect(result).toMatchObject({ failure, unsent: ids.slice(50) });
    expect(result.rows).toHaveLength(50);
  });
});

describe('who else is at a row', () => {
  const row = { id: 'x', version: 3, claim: null };
  const by = { id: 'sana', name: 'Sana Malik' };
  const step = (event: string, version: number, more: Partial<LiveStep> = {}): LiveStep => ({
    id: 'x',
    event,
    state: 'accepted',
    version,
    by,
    ...more,
  });

  test('a step of somebody else after the list was read greys the row under their name', () => {
    expect(presenceOf(row, [step('ACCEPT', 4)], 'me', 0)).toEqual({
      kind: 'gone',
      by: 'Sana Malik',
      state: 'accepted',
    });
  });

  test('one’s own step does not, nor one the list has read already', () => {
    expect(presenceOf(row, [step('ACCEPT', 4, { by: { id: 'me', name: 'Me' } })], 'me', 0).kind).toBe('free');
    expect(presenceOf(row, [step('ACCEPT', 3)], 'me', 0).kind).toBe('free');
  });

  test('a claim shows until it is released or runs out', () => {
    expect(presenceOf(row, [step('CLAIM', 3)], 'me', 0)).toEqual({ kind: 'claimed', by: 'Sana Malik' });
    expect(presenceOf(row, [step('CLAIM', 3), step('RELEASE', 3)], 'me', 0).kind).toBe('free');
    const claim = { by, until: '2026-11-20T04:15:00.000Z' };
    expect(presenceOf({ ...row, claim }, [], 'me', Date.parse('2026-11-20T04:14:00Z')).kind).toBe('claimed');
    expect(presenceOf({ ...row, claim }, [], 'me', Date.parse('2026-11-20T04:16:00Z')).kind).toBe('free');
  });
});

describe('a record’s place in its list', () => {
  const query = { search: '', status: [], filters: {}, sort: '-number', limit: 3, offset: 3 };
  const trail = { ids: ['d', 'e', 'f'], query, total: 8 };

  test('has its number and both neighbours', () => {
    expect(placeOf(trail, 'e')).toEqual({ position: 5, total: 8, previous: { id: 'd' }, next: { id: 'f' } });
  });

  test('at the end of a page its neighbour is on the next one', () => {
    expect(placeOf(trail, 'f')?.next).toEqual({ offset: 6, at: 'first' });
    expect(placeOf(trail, 'd')?.previous).toEqual({ offset: 0, at: 'last' });
  });

  test('is unknown for a record that the list did not show', () => {
    expect([placeOf(trail, 'z'), placeOf(undefined, 'd')]).toEqual([null, null]);
  });
});
