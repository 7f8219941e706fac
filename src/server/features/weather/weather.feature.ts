import type { FeatureManifest } from '../../manifest.ts';
import { weatherRoutes } from './weather.routes.ts';

export const weather = { routes: weatherRoutes } satisfies FeatureManifest;
