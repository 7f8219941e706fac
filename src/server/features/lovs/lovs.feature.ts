import type { FeatureManifest } from '../../manifest.ts';
import { lovsRoutes } from './lovs.routes.ts';
import { maintenanceRoutes } from './maintenance.routes.ts';

export const lovs = {
  routes: (services) => ({ ...lovsRoutes(services), ...maintenanceRoutes(services) }),
} satisfies FeatureManifest;
