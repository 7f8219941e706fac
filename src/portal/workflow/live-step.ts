import type { LiveEvent } from '../api/live.ts';

/** Something that happened to a record, as the live stream tells it. */
export type LiveStep = Omit<LiveEvent, 'entity' | 'records'>;
