import type { FeatureManifest } from '../../manifest.ts';
import { historyRoutes } from './history.routes.ts';

export const history = { routes: historyRoutes } satisfies FeatureManifest;
