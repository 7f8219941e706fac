import type { FeatureManifest } from '../../manifest.ts';
import { reportEntity } from './report.entity.ts';
import { reportsRoutes } from './reports.routes.ts';

export const reports = { routes: reportsRoutes, entities: { report: reportEntity } } satisfies FeatureManifest;
