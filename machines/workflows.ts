import { badgeWorkflow } from './badges/badge.workflow.ts';
import { caseWorkflow } from './cases/case.workflow.ts';
import { farmerWorkflow } from './farmers/farmer.workflow.ts';
import { postWorkflow } from './forum/post.workflow.ts';
import { reportWorkflow } from './forum/report.workflow.ts';
import { nodeWorkflow } from './ivr/node/node.workflow.ts';
import { jobWorkflow } from './jobs/job.workflow.ts';
import { loanWorkflow } from './loans/loan.workflow.ts';
import { listingWorkflow } from './mandi/listing.workflow.ts';
import type { Workflow } from './shared/workflow.ts';
import { doNotCallWorkflow } from './subscribers/do-not-call.workflow.ts';
import { subscriberWorkflow } from './subscribers/subscriber.workflow.ts';

/** Every workflow of the house, by the name its records carry in addresses, history and live events. */
export const workflows = {
  loan: loanWorkflow,
  listing: listingWorkflow,
  post: postWorkflow,
  report: reportWorkflow,
  badge: badgeWorkflow,
  menuNode: nodeWorkflow,
  case: caseWorkflow,
  subscriber: subscriberWorkflow,
  doNotCall: doNotCallWorkflow,
  farmer: farmerWorkflow,
  job: jobWorkflow,
};

export type Entity = keyof typeof workflows;

export function isEntity(name: string): name is Entity {
  return Object.hasOwn(workflows, name);
}

/** The workflow of an entity, for code that does not care about its facts. */
export function workflowOf(entity: Entity): Workflow<object> {
  return workflows[entity];
}
