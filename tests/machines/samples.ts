import type { Entity } from '../../machines/workflows.ts';
import type { Sample } from './sample.ts';
import { loanSample } from './samples/loan.sample.ts';

/** A sample for every registered workflow: adding a machine without one fails the suites. */
export const samples: Readonly<Record<Entity, Sample<object>>> = {
  loan: loanSample,
};
