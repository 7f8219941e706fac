import type { EventDescription } from './workflow.ts';

/** What is called and shown alike wherever it happens. */
export const edited: EventDescription = {
  label: 'Edited',
  verb: 'Edit',
  short: 'edit',
  icon: 'pencil',
  tone: 'neutral',
  isCorrectable: true,
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
  turnsBack: true,
  tone: 'neutral',
  extension: true,
};

/** Refused, for a reason that is told. */
export const rejected: EventDescription = {
  label: 'Rejected',
  verb: 'Reject',
  short: 'reject',
  icon: 'circle-x',
  tone: 'danger',
  reason: 'required',
  bulk: true,
};

export const closed: EventDescription = {
  label: 'Closed',
  verb: 'Close',
  short: 'close',
  icon: 'archive',
  tone: 'neutral',
};

/** What had ended goes on. */
export const reopened: EventDescription = {
  label: 'Reopened',
  verb: 'Reopen',
  short: 'reopen',
  icon: 'undo-2',
  turnsBack: true,
  beginsAnew: true,
  tone: 'neutral',
  reason: 'required',
  extension: true,
  bulk: true,
};

/** Handed to somebody who shall decide instead, with what they should know: it waits as before, and says so. */
export const escalated: EventDescription = {
  label: 'Handed on',
  verb: 'Hand on',
  short: 'hand on',
  icon: 'users',
  tone: 'warn',
  reason: 'required',
  extension: true,
  undo: 'TAKE_BACK',
  fields: [
    { name: 'to', label: 'To', kind: 'agent', maxLength: 254 },
    // Nobody can take over what they are not told about: the server asks for the note too.
    { name: 'reason', label: 'Reason', kind: 'longText', required: true, maxLength: 500 },
  ],
};

/** What was handed on is with whoever handed it on again, as long as the colleague has not begun. */
export const takenBack: EventDescription = {
  label: 'Taken back',
  verb: 'Take back',
  short: 'take back',
  icon: 'undo-2',
  tone: 'neutral',
  extension: true,
};

/** A decision drawn for a second look: a second person agrees with it. */
export const upheld: EventDescription = {
  label: 'Decision upheld',
  verb: 'Uphold',
  short: 'uphold',
  icon: 'square-check',
  tone: 'accent',
  reason: 'optional',
  extension: true,
};

/** The second person does not agree: it waits again. */
export const overturned: EventDescription = {
  label: 'Decision overturned',
  verb: 'Overturn',
  short: 'overturn',
  icon: 'undo-2',
  turnsBack: true,
  tone: 'danger',
  reason: 'required',
  extension: true,
};

/** What is missing to hand on, or to take it back. */
export const handedGuards = {
  colleagueDecides: 'choose a colleague who may decide on it',
  isHandedByThem: 'only who has handed it on takes it back',
  isNotBegun: 'the colleague has begun with it already',
};

/** What is missing to hand on or to look a second time. */
export const secondGuards = {
  ...handedGuards,
  isDrawn: 'its decision was not drawn for a second look',
  isNotItsDecider: 'somebody other than who decided must look',
};
