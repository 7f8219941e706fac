import type { FeatureManifest } from '../../manifest.ts';
import { farmerEntity } from './farmer.entity.ts';
import { farmersRoutes } from './farmers.routes.ts';

export const farmers = { routes: farmersRoutes, entities: { farmer: farmerEntity } } satisfies FeatureManifest;
