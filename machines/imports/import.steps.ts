import { transition } from 'xstate';
import { snapshotOf } from '../shared/states.ts';
import { type ImportEvent, type ImportFacts, type ImportState, importMachine } from './import.machine.ts';

/** Where the event leads, or null where it leads nowhere. */
export function afterImport(state: ImportState, type: ImportEvent['type'], facts: ImportFacts): ImportState | null {
  const snapshot = snapshotOf(importMachine, state, facts);
  const event: ImportEvent = { type };
  if (!snapshot.can(event)) return null;
  return transition(importMachine, snapshot as never, event)[0].value;
}
