import type { FeatureManifest } from '../../manifest.ts';
import { dashboardRoutes } from './dashboard.routes.ts';

export const dashboard = { routes: dashboardRoutes } satisfies FeatureManifest;
