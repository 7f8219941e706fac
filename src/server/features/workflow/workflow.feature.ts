import type { FeatureManifest } from '../../manifest.ts';
import { workflowRoutes } from './workflow.routes.ts';

export const workflow = { routes: workflowRoutes } satisfies FeatureManifest;
