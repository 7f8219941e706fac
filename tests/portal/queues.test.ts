import { describe, expect, test } from 'vitest';
import { CLAIM_MS } from '../../machines/shared/claim.ts';
import { emptyOffer, missingIn, tagsOf } from '../../src/portal/features/mandi/offer.ts';
import { cutOf, moved, picturesForm } from '../../src/portal/features/mandi/pictures.ts';
import { reports } from '../../src/portal/features/reports/report.entity.ts';
import { type AddressRules, nextSort, readQueueAddress, writeQueueAddress } from '../../src/portal/queues/address.ts';
import { bulkActions } from '../../src/portal/queues/bulk.actions.ts';
import { queueCommandOf } from '../../src/portal/queues/keys.ts';
import { decidedSorts, type QueueDecision, riskSort, waitingSorts } from '../../src/portal/queues/queue.ts';
import {
  fromHere,
  neighbourOf,
  type Opened,
  openOf,
  placeAmong,
  putLast,
  readingAfter,
  saysToWhom,
  shownOf,
  shownSince,
  standingOf,
} from '../../src/portal/queues/standing.ts';
import { reordered } from '../../src/portal/ui/order.ts';
import { handedToOther } from '../../src/portal/workflow/handed.ts';

const approve: QueueDecision = { key: 'approve', letter: 'a', event: 'APPROVE', tone: 'accent' };
const pressed = (key: string, more = {}) => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe('the keys of a queue', () => {
  test.each([
    ['j', { kind: 'move', steps: 1 }],
    ['K', { kind: 'move', steps: -1 }],
    ['u', { kind: 'undo' }],
    ['?', { kind: 'help' }],
    ['f', { kind: 'filter' }],
    ['o', { kind: 'order' }],
    ['s', { kind: 'skip' }],
    ['w', { kind: 'author' }],
    ['n', { kind: 'note' }],
    ['A', { kind: 'decide', decision: approve }],
    ['p', { kind: 'play' }],
    ['+', { kind: 'speed' }],
    ['z', { kind: 'enlarge' }],
    ['x', null],
    ['e', null],
  ])('%s', (key, command) => {
    expect(queueCommandOf(pressed(key), [approve])).toEqual(command);
  });

  test.each([
    ['ش', 'KeyA', { kind: 'decide', decision: approve }],
    ['ع', 'KeyU', { kind: 'undo' }],
  ])('%s at the place %s', (key, code, command) => {
    expect(queueCommandOf(pressed(key, { code }), [approve])).toEqual(command);
  });

  test('with Ctrl a letter is the browser’s own', () => {
    expect(queueCommandOf(pressed('a', { ctrlKey: true }), [approve])).toBeNull();
  });
});

describe('the address of a queue', () => {
  const rules: AddressRules = {
    tabs: [
      { key: 'pending', path: '/forum/pending-posts', states: ['pending'], sorts: [...waitingSorts, riskSort] },
      { key: 'approved', path: '/forum/approved-posts', states: ['approved'], sorts: decidedSorts },
    ],
    filters: [
      { kind: 'choice', key: 'risk', useOptions: () => [] },
      { kind: 'days', key: 'posted', from: 'postedFrom', to: 'postedTo' },
    ],
    author: { filter: 'creator' },
  };
  const first = { tab: 'pending', search: '', filters: {}, sort: null, item: null };

  test('says only what differs from the first look', () => {
    expect(writeQueueAddress(first, rules)).toBe('');
    expect(writeQueueAddress({ ...first, tab: 'approved', search: 'rust', item: 'x' }, rules)).toBe(
      'tab=approved&search=rust&item=x',
    );
  });

  test('with an unknown part opens the first', () => {
    expect(readQueueAddress('tab=gone&search=a', rules)).toEqual({ ...first, search: 'a' });
  });

  test('keeps the filters and the order, and leaves out what the queue does not know', () => {
    const narrowed = { ...first, filters: { risk: ['high', 'medium'], postedFrom: ['2026-11-01'] }, sort: 'risk' };
    const text = 'risk=high&risk=medium&postedFrom=2026-11-01&sort=risk';
    expect(writeQueueAddress(narrowed, rules)).toBe(text);
    expect(readQueueAddress(text, rules)).toEqual(narrowed);
    expect(readQueueAddress('sort=oldest&colour=red', rules)).toEqual(first);
    expect(readQueueAddress('tab=approved&sort=risk', rules).sort).toBeNull();
  });

  test('keeps whose items are asked for, which no menu offers', () => {
    const narrowed = { ...first, filters: { creator: ['somebody'] }, item: 'x' };
    expect(writeQueueAddress(narrowed, rules)).toBe('creator=somebody&item=x');
    expect(readQueueAddress('creator=somebody&item=x', rules)).toEqual(narrowed);
  });

  test('goes through the orders of its part and around', () => {
    const [waiting] = rules.tabs;
    expect([null, 'newest', 'risk'].map((sort) => nextSort(waiting, sort))).toEqual(['newest', 'risk', null]);
  });
});

describe('who else is at an item', () => {
  const item = { id: 'one', version: 2, state: 'pending' };
  const by = { id: 'other', name: 'Hina' };
  const step = (event: string, state: string, version = 3) => ({
    id: 'one',
    event,
    state,
    version,
    by,
    at: '2026-11-20T04:00:00.000Z',
  });
  const standing = (...steps: ReturnType<typeof step>[]) => standingOf(item, steps, 'me', ['pending'], 0);

  test('a decision takes it away and says by whom', () => {
    expect(standing(step('SET_STATUS', 'approved'))).toEqual({ kind: 'gone', by: 'Hina', state: 'approved' });
  });
  test('an edit leaves it waiting', () => {
    expect(standing(step('EDIT', 'pending'))).toEqual({ kind: 'free' });
  });
  test('a decision taken back gives it back', () => {
    expect(standing(step('SET_STATUS', 'approved'), step('SET_STATUS', 'pending', 4))).toEqual({ kind: 'free' });
  });
  test('a claim says with whom it is', () => {
    expect(standing(step('CLAIM', 'pending', 2))).toEqual({ kind: 'claimed', by: 'Hina' });
  });
  test('a claim that nobody renewed or gave back has lapsed, also where it was only heard of', () => {
    const claimed = step('CLAIM', 'pending', 2);
    const at = (now: number) => standingOf(item, [claimed], 'me', ['pending'], now).kind;
    expect(at(Date.parse(claimed.at) + CLAIM_MS - 1)).toBe('claimed');
    expect(at(Date.parse(claimed.at) + CLAIM_MS)).toBe('free');
  });
});

describe('the item that follows a decision', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const free =
    (...ids: string[]) =>
    (item: { id: string }) =>
      ids.includes(item.id);

  test('is the next free one below', () => {
    expect(neighbourOf(items, 'b', free('a', 'd'))).toEqual({ id: 'd' });
  });
  test('is the nearest free one above when none is below', () => {
    expect(neighbourOf(items, 'c', free('a', 'b'))).toEqual({ id: 'b' });
  });
  test('is none when nothing else is left', () => {
    expect(neighbourOf([{ id: 'a' }], 'a', () => true)).toBeNull();
  });
});

describe('the list as it is shown', () => {
  const item = (id: string, version = 1) => ({ id, version });
  const listed = ['a', 'b', 'c'].map((id) => item(id));

  test('leaves out what was decided here, until the server tells a newer form of it', () => {
    expect(shownOf(listed, new Map([['b', 1]]), [])).toEqual([item('a'), item('c')]);
    expect(shownOf([item('a'), item('b', 3)], new Map([['b', 1]]), [])).toEqual([item('a'), item('b', 3)]);
  });
  test('has what is being taken back in its place, whether or not the server lists it already', () => {
    const returning = [{ item: item('b'), index: 1 }];
    expect(shownOf(listed, new Map([['b', 1]]), returning)).toEqual(listed);
    expect(shownOf([item('a'), item('c')], new Map([['b', 1]]), returning)).toEqual(listed);
  });
});

describe('an item that was decided and taken back', () => {
  const restored = (version: number | null) => [{ id: 'a', decidedIn: 4, version }];
  test('shows nothing new, neither on its way nor when it is back', () => {
    expect(shownSince('a', 4, restored(null))).toBe(4);
    expect(shownSince('a', 5, restored(null))).toBe(4);
    expect(shownSince('a', 6, restored(6))).toBe(4);
  });
  test('is to be looked at again once anybody has changed it since', () => {
    expect(shownSince('a', 7, restored(6))).toBe(7);
    expect(shownSince('b', 6, restored(6))).toBe(6);
  });
});

describe('what was put off', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const order = (...skipped: string[]) => putLast(items, skipped).map(({ id }) => id);

  test('comes after all the others, what was put off first before what was put off later', () => {
    expect(order('c', 'a')).toEqual(['b', 'd', 'c', 'a']);
  });
  test('and has left the queue moves nothing', () => {
    expect(order('x')).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('the open item', () => {
  const items = ['a', 'b', 'c'].map((id) => ({ id }));
  const here = { list: 'pending ', asked: null };
  const always = () => true;
  const opened = (id: string, index: number): Opened => ({ list: 'pending ', asked: null, id, index });

  test('without a wish is the first that nobody else is at', () => {
    expect(openOf(items, here, null, ({ id }) => id !== 'a')).toEqual({ id: 'b' });
    expect(openOf(items, here, null, () => false)).toEqual({ id: 'a' });
  });
  test('stays open when others come before it, and leaves its place to the one that followed', () => {
    expect(openOf([{ id: 'new' }, ...items], here, opened('b', 1), always)).toEqual({ id: 'b' });
    expect(openOf([{ id: 'a' }, { id: 'c' }], here, opened('b', 1), always)).toEqual({ id: 'c' });
    expect(openOf([{ id: 'a' }], here, opened('c', 2), always)).toEqual({ id: 'a' });
  });
  test('is none while the one that is asked for may be on its way or is not there: no other is taken for it', () => {
    expect(openOf(items, { ...here, asked: 'd' }, opened('a', 0), always)).toBeNull();
    expect(openOf(items, { ...here, asked: 'd' }, null, always)).toBeNull();
  });
});

test('what was handed to a colleague, or left by oneself to whoever leads, is with somebody else', () => {
  const person = (name: string) => ({ id: name, name });
  const [me, sana, bilal] = [person('me'), person('Sana'), person('Bilal')];
  const given = (by: typeof me, to: typeof me | null) => ({ escalation: { by, to, note: '', at: '' } });
  expect(handedToOther({}, 'me')).toBeNull();
  expect(handedToOther(given(me, sana), 'me')).toBe('Sana');
  expect(handedToOther(given(bilal, me), 'me')).toBeNull();
  expect([handedToOther(given(me, null), 'me'), handedToOther(given(bilal, null), 'me')]).toEqual(['', null]);
});

test('when many come back the one that was open is looked for first, then what followed, then what came before', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  expect(fromHere(items, 2)).toEqual(['c', 'd', 'b', 'a']);
  expect(fromHere(items, -1)).toEqual(['a', 'b', 'c', 'd']);
});

describe('an offer', () => {
  test('is not sent while something is missing', () => {
    expect([...missingIn({ ...emptyOffer, title: 'Wheat', unitPrice: 0 })]).toContain('unitPrice');
    expect([...missingIn({ ...emptyOffer, title: 'Wheat' })]).not.toContain('title');
  });
  test('has its tags parted by commas of either script, each once', () => {
    expect(tagsOf({ ...emptyOffer, tags: 'wheat، seed , wheat,' })).toEqual(['wheat', 'seed']);
  });
});

describe('pictures', () => {
  test('move one place and stay within the row', () => {
    expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
  });
  test('are dragged before or after another one, and nowhere onto themselves', () => {
    expect(reordered(['a', 'b', 'c'], ['c'], 'a', { dropPosition: 'before' })).toEqual(['c', 'a', 'b']);
    expect(reordered(['a', 'b', 'c'], ['a'], 'b', { dropPosition: 'after' })).toEqual(['b', 'a', 'c']);
    expect(reordered(['a', 'b'], ['a'], 'a', { dropPosition: 'after' })).toEqual(['a', 'b']);
  });
  test('are cut within their borders, however the frame was rounded', () => {
    expect(cutOf({ x: -0.001, y: 25, width: 100.002, height: 75.01 })).toEqual({
      x: 0,
      y: 0.25,
      width: 1,
      height: 0.75,
    });
  });
  test('are cut and ordered by their ids', () => {
    const form = picturesForm('l', { order: ['b', 'a'], cut: { id: 'a', x: 0, y: 0.1, width: 1, height: 0.9 } });
    expect([...form]).toEqual([
      ['listingId', 'l'],
      ['order', '["b","a"]'],
      ['crops', '[{"id":"a","x":0,"y":0.1,"width":1,"height":0.9}]'],
    ]);
  });
});

test('many reports of people are decided on with the reasons for people', () => {
  const agree: QueueDecision = {
    key: 'agree',
    letter: 't',
    event: 'AGREE',
    tone: 'danger',
    reasons: 'post',
    bulk: true,
  };
  const asked = (kind?: 'user') =>
    bulkActions(
      { entity: reports, decisions: [agree] },
      { state: 'open', kind, permissions: new Set() },
      (key) => key,
    )[0]?.reasons;
  expect([asked(), asked('user')]).toEqual(['post', 'user']);
});

test('what a colleague has decided takes no place among those that still wait', () => {
  const isGone = (id: string) => id === 'b';
  const items = ['a', 'b', 'c'];
  expect(items.map((_, index) => placeAmong(items, index, isGone))).toEqual([1, 1, 2]);
  expect(placeAmong(items, -1, isGone)).toBe(0);
});

describe('what is read again after a step', () => {
  const step = (event: string, by = 'sana') => ({
    id: 'post',
    event,
    state: 'pending',
    version: 2,
    by: { id: by, name: by },
    at: '2026-11-20T10:00:00.000Z',
  });
  const known = { viewerId: 'me', isListed: true, isHidden: false, isFull: true };

  test('a full list stays as it is while others decide, but for what they hand on or take back', () => {
    expect(readingAfter(step('SET_STATUS'), known)).toBe('figures');
    expect(readingAfter(step('ESCALATE'), known)).toBe('list');
    expect(readingAfter(step('TAKE_BACK'), known)).toBe('list');
    expect(readingAfter(step('ESCALATE'), { ...known, isListed: false })).toBe('figures');
    expect([readingAfter(step('CLAIM'), known), readingAfter(step('NOTE'), known)]).toEqual([null, null]);
  });

  test('what comes new is read where there is room for it', () => {
    expect(readingAfter(step('CREATE'), { ...known, isListed: false, isFull: false })).toBe('list');
    expect(readingAfter(step('CREATE'), { ...known, isListed: false })).toBe('figures');
  });

  test('what the same person did is read where this page has not done it', () => {
    expect(readingAfter(step('SET_STATUS', 'me'), known)).toBe('list');
    expect(readingAfter(step('SET_STATUS', 'me'), { ...known, isListed: false })).toBe('list');
    expect(readingAfter(step('SET_STATUS', 'me'), { ...known, isListed: false, isHidden: true })).toBe('figures');
    expect(readingAfter(step('CLAIM', 'me'), known)).toBeNull();
  });
});

test('a row says once who has it: to whom it was handed, who is at it, or who has decided it', () => {
  const by = { id: 'me', name: 'Me' };
  const handed = { to: { id: 'sana', name: 'Sana Malik' }, by, note: '', at: '2026-11-20T10:00:00.000Z' };
  expect(saysToWhom({ kind: 'free' }, handed)).toBe(true);
  expect(saysToWhom({ kind: 'claimed', by: 'Usman Ghani' }, handed)).toBe(true);
  expect(saysToWhom({ kind: 'claimed', by: 'Sana Malik' }, handed)).toBe(false);
  expect(saysToWhom({ kind: 'gone', by: 'Sana Malik', state: 'approved' }, handed)).toBe(false);
  expect(saysToWhom({ kind: 'gone', by: 'Usman Ghani', state: 'approved' }, handed)).toBe(false);
});
