import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { decide, eventsFor, stateWords } from '../../machines/shared/decide.ts';
import { replay } from '../../machines/shared/replay.ts';
import { initialState, statesOf, UNBORN } from '../../machines/shared/states.ts';
import type { Workflow } from '../../machines/shared/workflow.ts';
import { actor, subjectIn } from './sample.ts';

interface Facts {
  twoPerson: boolean;
  createdBy: string | null;
}

const machine = setup({
  types: {
    context: {} as Facts,
    events: {} as { type: 'CREATE' | 'APPROVE' | 'HIDE' | 'SHOW'; actorId?: string },
  },
  guards: { isNotCreator: ({ context, event }) => !context.twoPerson || context.createdBy !== event.actorId },
}).createMachine({
  id: 'listing',
  type: 'parallel',
  context: { twoPerson: false, createdBy: null },
  states: {
    review: {
      initial: 'none',
      states: {
        none: { tags: [UNBORN], on: { CREATE: 'pending' } },
        pending: { on: { APPROVE: { target: 'approved', guard: 'isNotCreator' } } },
        approved: {},
      },
    },
    shown: {
      initial: 'active',
      states: { active: { on: { HIDE: 'inactive' } }, inactive: { on: { SHOW: 'active' } } },
    },
  },
});

const look = { icon: 'store', tone: 'info' } as const;
const deed = { short: '', icon: 'store', tone: 'info' } as const;
const workflow: Workflow<Facts> = {
  name: 'listing',
  version: 1,
  machine,
  policy: {
    CREATE: 'mandi:listing:post',
    APPROVE: 'mandi:approve:put',
    HIDE: 'mandi:listing:put',
    SHOW: 'mandi:listing:put',
  },
  readPermission: 'mandi:listing:get',
  states: {
    pending: { label: 'Pending', ...look },
    approved: { label: 'Approved', ...look },
    active: { label: 'Active', ...look },
    inactive: { label: 'Inactive', ...look },
  },
  events: {
    CREATE: { label: 'Created', verb: 'Create', creates: true, ...deed },
    APPROVE: { label: 'Approved', verb: 'Approve', ...deed },
    HIDE: { label: 'Hidden', verb: 'Hide', ...deed },
    SHOW: { label: 'Shown', verb: 'Show', ...deed },
  },
  guards: { isNotCreator: 'somebody else must approve' },
};
const facts = { twoPerson: false, createdBy: 'somebody' };

describe('a machine of two regions', () => {
  test('has every combination of its states but those before birth', () => {
    expect(statesOf(machine)).toEqual(['pending+active', 'pending+inactive', 'approved+active', 'approved+inactive']);
    expect(initialState(machine)).toBe('none+active');
  });

  test('moves one region and leaves the other', () => {
    const hidden = decide(workflow, subjectIn('pending+active', facts), { type: 'HIDE' }, { actor: actor() });
    expect(hidden).toMatchObject({ outcome: 'accepted', state: 'pending+inactive' });
    const approved = decide(workflow, subjectIn('pending+inactive', facts), { type: 'APPROVE' }, { actor: actor() });
    expect(approved).toMatchObject({ outcome: 'accepted', state: 'approved+inactive' });
  });

  test('refuses by state and by guard, in words of both regions', () => {
    const again = decide(workflow, subjectIn('approved+active', facts), { type: 'APPROVE' }, { actor: actor() });
    expect(again).toMatchObject({ outcome: 'conflict', code: 'wrongState', allowed: ['HIDE'] });
    const own = subjectIn('pending+active', { twoPerson: true, createdBy: actor().id });
    expect(decide(workflow, own, { type: 'APPROVE' }, { actor: actor() })).toMatchObject({ guard: 'isNotCreator' });
    expect(eventsFor(workflow, own, actor()).map(({ event, enabled }) => [event, enabled])).toEqual([
      ['APPROVE', false],
      ['HIDE', true],
      ['SHOW', false],
    ]);
    expect(stateWords(workflow, 'approved+inactive')).toBe('approved, inactive');
  });

  test('replays a history that moves one region at a time', () => {
    const steps = [
      { event: 'CREATE', from: null, to: 'pending+active' },
      { event: 'HIDE', from: 'pending+active', to: 'pending+inactive' },
      { event: 'APPROVE', from: 'pending+inactive', to: 'approved+inactive' },
    ];
    expect(replay(workflow, steps, 'approved+inactive')).toMatchObject({ consistent: true, faults: [] });
    const leap = [...steps, { event: 'SHOW', from: 'approved+inactive', to: 'pending+active' }];
    expect(replay(workflow, leap, 'pending+active').consistent).toBe(false);
  });
});

describe('what decide says of a payload', () => {
  test('names every field that is missing or wrong, and only after the state allowed the event', () => {
    const asking: Workflow<Facts> = {
      ...workflow,
      events: {
        ...workflow.events,
        APPROVE: {
          ...deed,
          label: 'Approved',
          verb: 'Approve',
          fields: [
            { name: 'on', label: 'Day', kind: 'date', required: true },
            { name: 'price', label: 'Price', kind: 'number', min: 1 },
            { name: 'why', label: 'Why', kind: 'choice', options: [{ value: 'fresh', label: 'Fresh' }] },
            {
              name: 'rows',
              label: 'Rows',
              kind: 'rows',
              maxItems: 2,
              of: [{ name: 'item', label: 'Item', kind: 'text', required: true }],
            },
          ],
        },
      },
    };
    const send = (payload: object, state = 'pending+active') =>
      decide(asking, subjectIn(state, facts), { type: 'APPROVE', ...payload }, { actor: actor() });
    const bad = send({ on: '2026-02-30', price: 0, why: 'stale', rows: [{ item: '' }, {}] });
    expect(bad).toMatchObject({ outcome: 'invalid' });
    expect(bad.outcome === 'invalid' && bad.errors.map(({ pointer }) => pointer)).toEqual([
      '/on',
      '/price',
      '/why',
      '/rows/0/item',
      '/rows/1/item',
    ]);
    expect(send({})).toMatchObject({ outcome: 'invalid', errors: [{ pointer: '/on' }] });
    expect(send({}, 'approved+active')).toMatchObject({ outcome: 'conflict' });
    expect(send({ on: '2026-02-28', price: 1, why: 'fresh', rows: [] })).toMatchObject({ outcome: 'accepted' });
  });
});
