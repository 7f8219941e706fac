import type { FeatureManifest } from '../../manifest.ts';
import { ivrRoutes } from './ivr.routes.ts';
import { menuNodeEntity } from './node.entity.ts';

export const ivr = { routes: ivrRoutes, entities: { menuNode: menuNodeEntity } } satisfies FeatureManifest;
