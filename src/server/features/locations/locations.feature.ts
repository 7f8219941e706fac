import type { FeatureManifest } from '../../manifest.ts';
import { locationsRoutes } from './locations.routes.ts';

export const locations = { routes: locationsRoutes } satisfies FeatureManifest;
