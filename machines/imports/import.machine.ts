import { setup } from 'xstate';

/*
 * A file of numbers and what is to be done with them. It is read, its columns are understood, every row is judged without
 * anything being written, and whoever brought it lets it run. A run is paused and goes on, or ends before its time; what
 * it has changed can be put back once. What was never run can be thrown away.
 */

export type ImportEvent =
  | { type: 'READ' }
  | { type: 'REFUSE' }
  | { type: 'MAP' }
  | { type: 'JUDGED' }
  | { type: 'START' }
  | { type: 'PAUSE' }
  | { type: 'RESUME' }
  | { type: 'CANCEL' }
  | { type: 'END' }
  | { type: 'UNDO' }
  | { type: 'UNDONE' }
  | { type: 'DISCARD' };

export type ImportState =
  | 'reading'
  | 'judging'
  | 'judged'
  | 'running'
  | 'paused'
  | 'done'
  | 'cancelled'
  | 'undoing'
  | 'undone'
  | 'refused'
  | 'discarded';

export interface ImportFacts {
  /** Rows that the dry run says will change something. */
  toChange: number;
  /** Rows that the run has changed. */
  changed: number;
}

const noImportFacts: ImportFacts = { toChange: 0, changed: 0 };

const fileImport = setup({
  types: { context: {} as ImportFacts, events: {} as ImportEvent },
  guards: {
    hasWork: ({ context }) => context.toChange > 0,
    hasChanged: ({ context }) => context.changed > 0,
  },
});

export const importMachine = fileImport.createMachine({
  id: 'import',
  context: noImportFacts,
  initial: 'reading',
  states: {
    reading: { on: { READ: 'judging', REFUSE: 'refused', DISCARD: 'discarded' } },
    judging: { on: { JUDGED: 'judged', MAP: 'judging', DISCARD: 'discarded' } },
    judged: { on: { START: { target: 'running', guard: 'hasWork' }, MAP: 'judging', DISCARD: 'discarded' } },
    running: { on: { PAUSE: 'paused', CANCEL: 'cancelled', END: 'done' } },
    paused: { on: { RESUME: 'running', CANCEL: 'cancelled' } },
    done: { on: { UNDO: { target: 'undoing', guard: 'hasChanged' } } },
    cancelled: { on: { UNDO: { target: 'undoing', guard: 'hasChanged' } } },
    undoing: { on: { UNDONE: 'undone' } },
    undone: {},
    refused: { on: { DISCARD: 'discarded' } },
    discarded: {},
  },
});
