import type { FeatureManifest } from '../../manifest.ts';
import { loanEntity } from './loans.entity.ts';
import { loansRoutes } from './loans.routes.ts';

export const loans = { routes: loansRoutes, entities: { loan: loanEntity } } satisfies FeatureManifest;
