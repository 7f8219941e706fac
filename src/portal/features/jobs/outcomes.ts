import type { JobRun } from './jobs.data.ts';

/** What becomes of recipients, in the order of every bar and table of a run. */
export const OUTCOMES = ['delivered', 'waiting', 'failed', 'notSent', 'leftOut'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What a job has not sent yet; null where no run of it is open. */
export function undoneIn(runs: readonly Pick<JobRun, 'endedAt' | 'untilAt' | 'figures'>[]) {
  const open = runs.find(({ endedAt }) => endedAt === null);
  if (!open) return null;
  const { total, notSent, waiting, delivered } = open.figures;
  return { unsent: notSent + waiting, total, sent: delivered, untilAt: open.untilAt };
}
