import type { Caller } from '../platform/feature.ts';
import type { Executor } from '../platform/transaction.ts';

/** What somebody has begun and nobody gets yet, for their own dashboard. */
export interface Drafts {
  /** What is begun, as the portal calls it. */
  entity: string;
  permission: string;
  /** The page on which they are finished. */
  screen: string;
  /** The latest first. */
  rows(db: Executor, caller: Caller): Promise<DraftRow[]>;
}

export interface DraftRow {
  id: string;
  title: string;
  /** When it was stored last. */
  at: string;
  hasText: boolean;
}
