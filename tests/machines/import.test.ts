import { describe, expect, test } from 'vitest';
import { type ImportEvent, type ImportState, importMachine } from '../../machines/imports/import.machine.ts';
import { afterImport } from '../../machines/imports/import.steps.ts';
import { pageOf } from './tables/page.ts';

/* What people want of a file of numbers stands in tables/import.md, written by hand: the machine is held to every line of it. */

const page = pageOf('import');
const some = page.tables('Where some rows would change something, and some have').flat();
const none = page.tables('Where none would, and none have').flat();

function found(rows: readonly Record<string, string>[], facts: { toChange: number; changed: number }) {
  return rows.map(({ Event = '', ...states }) => ({
    Event,
    ...Object.fromEntries(
      Object.keys(states).map((state) => [
        state,
        afterImport(state as ImportState, Event as ImportEvent['type'], facts) ?? '–',
      ]),
    ),
  }));
}

describe('the machine of a file of numbers and its table', () => {
  test('have the same states and events', () => {
    const { Event: _, ...states } = some[0] ?? {};
    expect(Object.keys(states).toSorted()).toEqual(Object.keys(importMachine.states).toSorted());
    expect(some.map(({ Event }) => Event).toSorted()).toEqual([...importMachine.events].toSorted());
  });

  test('lead to the same places', () => {
    expect(found(some, { toChange: 1, changed: 1 })).toEqual(some);
    expect(found(none, { toChange: 0, changed: 0 })).toEqual(none);
  });
});
