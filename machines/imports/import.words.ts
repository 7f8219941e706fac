import type { Drawn } from '../shared/drawing.ts';

/** The machine of a file of numbers in words: how its states and what happens in them are called in its picture. */
export const importWords: Drawn = {
  name: 'import',
  states: {
    reading: { label: 'Reading', tone: 'info', group: 'Before the run' },
    judging: { label: 'Dry run', tone: 'info', group: 'Before the run' },
    judged: { label: 'Not started', tone: 'warn', group: 'Before the run' },
    refused: { label: 'Refused', tone: 'danger' },
    running: { label: 'Running', tone: 'info', group: 'The run' },
    paused: { label: 'Paused', tone: 'warn', group: 'The run' },
    done: { label: 'Done', tone: 'accent' },
    cancelled: { label: 'Cancelled', tone: 'neutral' },
    undoing: { label: 'Being undone', tone: 'info' },
    undone: { label: 'Undone', tone: 'warn' },
    discarded: { label: 'Thrown away', tone: 'neutral' },
  },
  events: {
    READ: { short: 'read' },
    REFUSE: { short: 'refused' },
    MAP: { short: 'columns' },
    JUDGED: { short: 'judged' },
    START: { short: 'start' },
    PAUSE: { short: 'pause' },
    RESUME: { short: 'go on' },
    CANCEL: { short: 'cancel' },
    END: { short: 'all decided' },
    UNDO: { short: 'undo' },
    UNDONE: { short: 'put back' },
    DISCARD: { short: 'throw away' },
  },
};
