import type { FeatureManifest } from '../../manifest.ts';
import { caseEntity } from './cases.entity.ts';
import { casesRoutes } from './cases.routes.ts';

export const cases = { routes: casesRoutes, entities: { case: caseEntity } } satisfies FeatureManifest;
