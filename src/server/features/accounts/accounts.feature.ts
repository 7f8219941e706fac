import type { FeatureManifest } from '../../manifest.ts';
import { accountsRoutes } from './accounts.routes.ts';

export const accounts = { routes: accountsRoutes } satisfies FeatureManifest;
