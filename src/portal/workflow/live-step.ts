import type { LiveEvent } from '../api/live.ts';

/** Announced when somebody notes something on a record: nothing of the record itself has changed. */
export const NOTE = 'NOTE';

/** Something that happened to a record, as the live stream tells it. */
export type LiveStep = Omit<LiveEvent, 'entity' | 'records'>;
