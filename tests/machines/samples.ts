import type { Entity } from '../../machines/workflows.ts';
import type { Sample } from './sample.ts';
import { badgeSample } from './samples/badge.sample.ts';
import { caseSample } from './samples/case.sample.ts';
import { listingSample } from './samples/listing.sample.ts';
import { loanSample } from './samples/loan.sample.ts';
import { nodeSample } from './samples/node.sample.ts';
import { postSample } from './samples/post.sample.ts';
import { reportSample } from './samples/report.sample.ts';

/** A sample for every registered workflow: adding a machine without one fails the suites. */
export const samples: Readonly<Record<Entity, Sample<object>>> = {
  loan: loanSample,
  listing: listingSample,
  post: postSample,
  report: reportSample,
  badge: badgeSample,
  menuNode: nodeSample,
  case: caseSample,
};
