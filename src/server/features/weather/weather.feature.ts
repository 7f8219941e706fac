import type { FeatureManifest } from '../../manifest.ts';
import { crossedLimits } from './crossed-limits.ts';
import { weatherRoutes } from './weather.routes.ts';

export const weather = { routes: weatherRoutes, warnings: crossedLimits } satisfies FeatureManifest;
