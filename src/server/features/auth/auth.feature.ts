import type { FeatureManifest } from '../../manifest.ts';
import { authRoutes } from './auth.routes.ts';

export const auth = { routes: authRoutes } satisfies FeatureManifest;
