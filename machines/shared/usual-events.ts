import type { EventDescription } from './workflow.ts';

/** What is called and shown alike wherever it happens. */
export const edited: EventDescription = {
  label: 'Edited',
  verb: 'Edit',
  short: 'edit',
  icon: 'pencil',
  tone: 'neutral',
};

export const deleted: EventDescription = {
  label: 'Deleted',
  verb: 'Delete',
  short: 'delete',
  icon: 'trash-2',
  tone: 'danger',
  undo: 'RESTORE',
};

/** Undoes a deletion. */
export const restored: EventDescription = {
  label: 'Restored',
  verb: 'Restore',
  short: 'restore',
  icon: 'undo-2',
  tone: 'neutral',
  extension: true,
};
