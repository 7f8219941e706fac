import type { FeatureManifest } from '../../manifest.ts';
import { moderationRoutes } from './moderation.routes.ts';

export const moderation = { routes: moderationRoutes } satisfies FeatureManifest;
