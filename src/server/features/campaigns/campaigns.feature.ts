import type { FeatureManifest } from '../../manifest.ts';
import { campaignsRoutes } from './campaigns.routes.ts';

export const campaigns = { routes: campaignsRoutes } satisfies FeatureManifest;
