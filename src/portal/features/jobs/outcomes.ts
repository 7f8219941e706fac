/** What becomes of recipients, in the order of every bar and table of a run. */
export const OUTCOMES = ['delivered', 'waiting', 'failed', 'notSent', 'leftOut'] as const;
export type Outcome = (typeof OUTCOMES)[number];
