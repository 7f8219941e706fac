import { describe, expect, test } from 'vitest';
import { and, not, or, setup, stateIn } from 'xstate';
import { eventAs } from '../../machines/shared/event-as.ts';
import { candidates, guardHolds, guardNames, snapshotOf } from '../../machines/shared/states.ts';

describe('the names of the guards of a way', () => {
  test('are those that must all hold, however they are nested', () => {
    expect(guardNames(undefined)).toEqual([]);
    expect(guardNames('isActive')).toEqual(['isActive']);
    expect(guardNames({ type: 'isActive' })).toEqual(['isActive']);
    expect(guardNames(and(['isActive', and(['isOpen', { type: 'isMine' }])]))).toEqual([
      'isActive',
      'isOpen',
      'isMine',
    ]);
  });

  test.each([
    ['or', or(['isActive', 'isOpen'])],
    ['not', not('isActive')],
    ['or inside of and', and(['isActive', or(['isOpen', 'isMine'])])],
    ['not inside of and', and(['isActive', not('isOpen')])],
  ])('are not given for %s: judged as if all had to hold, it would decide wrongly', (_, guard) => {
    expect(() => guardNames(guard)).toThrow('Guards are joined by and() alone');
  });

  test.each([
    ['a function', () => true],
    ['where another region is', stateIn('open')],
  ])('are asked for: %s has none', (_, guard) => {
    expect(() => guardNames(guard)).toThrow('A guard must have a name');
  });
});

describe('a machine that is asked for what it does not have', () => {
  const machine = setup({ guards: { isActive: () => true, isOpen: () => true } }).createMachine({
    id: 'made-up',
    initial: 'one',
    states: { one: { on: { GO: { target: 'two', guard: or(['isActive', 'isOpen']) } } }, two: {} },
  });

  test('says so, and refuses to be judged with a combination that it cannot explain', () => {
    expect(() => snapshotOf(machine, 'three', {})).toThrow('made-up has no state "three"');
    expect(() => guardHolds(machine, 'isMine', {}, { type: 'GO' })).toThrow('made-up names an unknown guard "isMine"');
    expect(() => candidates(machine, 'one', 'GO')).toThrow('and() alone');
  });
});

test('a guard that stands at an event it is not meant for says so', () => {
  type Event = { type: 'REJECT' } | { type: 'EDIT'; amount: number };
  expect(eventAs<Event, 'EDIT'>({ type: 'EDIT', amount: 5 }, 'EDIT').amount).toBe(5);
  expect(() => eventAs<Event, 'EDIT'>({ type: 'REJECT' }, 'EDIT')).toThrow('REJECT');
});
