import type { FeatureManifest } from '../../manifest.ts';
import { surveysRoutes } from './surveys.routes.ts';

export const surveys = { routes: surveysRoutes } satisfies FeatureManifest;
