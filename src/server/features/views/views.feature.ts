import type { FeatureManifest } from '../../manifest.ts';
import { viewsRoutes } from './views.routes.ts';

export const views = { routes: viewsRoutes } satisfies FeatureManifest;
