import { describe, expect, test } from 'vitest';
import { FRESH } from '../../machines/subscribers/subscriber.machine.ts';
import { subscriberWorkflow } from '../../machines/subscribers/subscriber.workflow.ts';
import { posts } from '../../src/portal/features/forum/post.entity.ts';
import { loans } from '../../src/portal/features/loans/loan.entity.ts';
import { listings } from '../../src/portal/features/mandi/listing.entity.ts';
import { subscribers } from '../../src/portal/features/subscribers/subscriber.entity.ts';
import { conditionsOf } from '../../src/portal/workflow/conditions.ts';
import { callOf, filterOf } from '../../src/portal/workflow/entity.data.ts';
import {
  labelOf,
  limitsOf,
  reversalOf,
  reversalOfLast,
  subjectOf,
  subjectOfRow,
} from '../../src/portal/workflow/entity.ts';
import type { ListQuery } from '../../src/portal/workflow/rows.ts';

const asked = (more: Partial<ListQuery> = {}): ListQuery => ({
  search: '',
  status: [],
  filters: {},
  sort: 'x',
  limit: 50,
  offset: 0,
  ...more,
});

describe('what a list is narrowed to', () => {
  test('is written by the names and types of its call', () => {
    const filters = {
      partner: ['p1', 'p2'],
      amountMin: ['50000'],
      unassigned: ['true'],
      appliedFrom: ['2026-11-01'],
    };
    expect(filterOf(loans, asked({ search: '۰۳۰۰', status: ['submitted'], filters }))).toEqual({
      search: '0300',
      status: ['submitted'],
      partner: ['p1', 'p2'],
      amountMin: 50_000,
      unassigned: true,
      appliedFrom: '2026-11-01',
    });
  });

  test('says nothing of what is empty, no number, no flag or unknown to the call', () => {
    const filters = { amountMin: ['many'], amountMax: [''], unassigned: ['perhaps'], season: [], colour: ['red'] };
    expect(conditionsOf('/loan/applications/all', asked({ filters }))).toEqual({});
  });

  test('threads are asked for without replies, replies where they are wanted, and both together', () => {
    const kinds = (kind?: string[]) => filterOf(posts, asked({ filters: kind ? { kind } : {} }))['kind'];
    expect([kinds(), kinds(['reply']), kinds(['post', 'reply'])]).toEqual(['post', 'reply', undefined]);
  });
});

describe('the call that an event is', () => {
  test.each([
    ['loan', 'ACCEPT', 'put', '/loan/accept-loan'],
    ['loan', 'ADD_CLAUSE', 'post', '/loan/add-clause'],
    ['loan', 'PROCURE', 'put', '/loan/procure-loan'],
    ['listing', 'APPROVE', 'put', '/mandi/listing/approve/{id}'],
    ['listing', 'TOGGLE', 'put', '/mandi/listing'],
    ['listing', 'DELETE', 'delete', '/mandi/listing/{id}'],
    ['post', 'SET_STATUS', 'put', '/forum/status'],
    ['badge', 'REJECT', 'put', '/badges/reject'],
  ] as const)('%s %s', (entity, event, method, path) => {
    expect(callOf(entity, event)).toMatchObject({ method, path });
  });

  test('is the workflow’s own where the contract has none for it', () => {
    expect([callOf('loan', 'WITHDRAW'), callOf('listing', 'REJECT'), callOf('report', 'AGREE')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test('a decision is taken back with what makes the record as it was', () => {
  const by = { id: 'm', name: 'Mod' };
  const lastStep = { event: 'SET_STATUS', by, at: '2026-11-20T04:00:00.000Z', reason: 'Spam' };
  expect(reversalOf(posts, 'SET_STATUS', { state: 'rejected', lastStep })).toEqual({
    event: 'SET_STATUS',
    payload: { status: 'rejected', reason: 'Spam' },
  });
  expect(reversalOf(listings, 'APPROVE', { state: 'pending' })).toEqual({ event: 'RETURN_TO_PENDING', payload: {} });
  // Neither is final: what was deferred or rejected by mistake goes back from its own message.
  expect(reversalOf(loans, 'DEFER', { state: 'submitted' })).toEqual({ event: 'UNDO_DEFER', payload: {} });
  expect(reversalOf(loans, 'REJECT', { state: 'assigned' })).toEqual({ event: 'REOPEN', payload: {} });
  expect(reversalOf(loans, 'CLOSE', { state: 'procured' })).toBeUndefined();
});

test('a number on the do-not-call list is subscribed again just so for an hour, any other as long as the page is open', () => {
  type Row = Parameters<typeof subscribers.facts>[0];
  const row = (listedOn: string | null) => {
    const lastStep = { event: 'LIST', by: { id: 'me', name: 'Me' }, at: new Date().toISOString() };
    return { callCount: 0, unsubMode: null, listedOn, lastStep } as unknown as Row;
  };
  const limits = limitsOf(subscribers, 'UNSUBSCRIBE', row('2026-11-20'), 'Subscribe again');
  expect(limits?.instead).toBe('Subscribe again');
  expect(Math.round(((limits?.until ?? 0) - Date.now()) / 60_000)).toBe(60);
  expect(limitsOf(subscribers, 'UNSUBSCRIBE', row(null), '')).toBeUndefined();
  expect(limitsOf(subscribers, 'LIST', row('2026-11-20'), '')).toBeUndefined();
  // Among many, any of them may stand there.
  expect(subscriberWorkflow.undoneWithin?.('UNSUBSCRIBE', null)).toBe(FRESH);
});

test('a row tells its machine what it knows, the record itself the rest', () => {
  type FullRecord = Parameters<NonNullable<typeof listings.wholeFacts>>[0];
  const whole = {
    id: 'l',
    version: 2,
    state: 'approved',
    number: 7,
    title: 'Onions',
    review: 'approved',
    enteredBy: 'me',
    twoPerson: true,
  } as unknown as FullRecord;
  expect(labelOf(listings, whole)).toBe('7 Onions');
  expect(subjectOfRow(listings, whole).facts).toMatchObject({ exists: true, twoPerson: false });
  expect(subjectOf(listings, whole)).toMatchObject({
    id: 'l',
    version: 2,
    state: 'approved',
    facts: { exists: true, createdBy: 'me', twoPerson: true },
  });
});

describe('what takes back the last step of a record', () => {
  const step = (event: string, from: string, to: string, id = 'me', reason: string | null = null) => ({
    event,
    from,
    to,
    reason,
    at: '2026-11-01T08:00:00Z',
    by: { id, name: id },
  });

  test('is known from its history, the newest first', () => {
    const approved = step('APPROVE', 'pending+active', 'approved+active');
    expect(reversalOfLast(listings, [approved, step('EDIT', 'pending+active', 'pending+active')], 'me')).toEqual({
      event: 'RETURN_TO_PENDING',
      payload: {},
    });
    const rejected = step('SET_STATUS', 'pending', 'rejected', 'other', 'Spam');
    expect(reversalOfLast(posts, [step('SET_STATUS', 'rejected', 'approved'), rejected], 'me')).toEqual({
      event: 'SET_STATUS',
      payload: { status: 'rejected', reason: 'Spam' },
    });
  });

  test.each([
    ['a step of somebody else', [step('APPROVE', 'pending+active', 'approved+active', 'other')]],
    ['a step without a way back', [step('EDIT', 'pending+active', 'pending+active')]],
    ['nothing at all', []],
  ])('is nothing for %s', (_, history) => expect(reversalOfLast(listings, history, 'me')).toBeUndefined());

  test('is nothing where it took back the one before it: what was taken back is not done anew', () => {
    const history = [step('SET_STATUS', 'approved', 'pending'), step('SET_STATUS', 'pending', 'approved')];
    expect(reversalOfLast(posts, history, 'me')).toBeUndefined();
    // Decided once more after that, it is a decision like the first one.
    const again = reversalOfLast(posts, [step('SET_STATUS', 'pending', 'approved'), ...history], 'me');
    expect(again?.payload).toEqual({ status: 'pending' });
  });
});
