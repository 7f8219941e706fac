import type { FeatureManifest } from '../../manifest.ts';
import { importRoutes } from './imports.routes.ts';

export const imports = { routes: importRoutes } satisfies FeatureManifest;
