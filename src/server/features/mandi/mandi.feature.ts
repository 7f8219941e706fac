import type { FeatureManifest } from '../../manifest.ts';
import { listingEntity } from './mandi.entity.ts';
import { mandiRoutes } from './mandi.routes.ts';

export const mandi = { routes: mandiRoutes, entities: { listing: listingEntity } } satisfies FeatureManifest;
