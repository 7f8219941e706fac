import type { FeatureManifest } from '../../manifest.ts';
import { subscribersRoutes } from './subscribers.routes.ts';

export const subscribers = { routes: subscribersRoutes } satisfies FeatureManifest;
