import type { FeatureManifest } from '../../manifest.ts';
import { runRoutes } from './runs.routes.ts';
import { workflowRoutes } from './workflow.routes.ts';

export const workflow = {
  routes: (services, records) => ({ ...workflowRoutes(services, records), ...runRoutes(services, records) }),
} satisfies FeatureManifest;
