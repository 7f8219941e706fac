import type { Feature } from '../platform/feature.ts';
import { loansRoutes } from './loans/loans.routes.ts';
import { workflowRoutes } from './workflow/workflow.routes.ts';

/** Every feature of the server; the router asks them for the handlers of the contract's calls. */
export const features: Feature[] = [loansRoutes, workflowRoutes];
