import type { FeatureManifest } from '../../manifest.ts';
import { badgeEntity } from './badges.entity.ts';
import { badgesRoutes } from './badges.routes.ts';

export const badges = { routes: badgesRoutes, entities: { badge: badgeEntity } } satisfies FeatureManifest;
