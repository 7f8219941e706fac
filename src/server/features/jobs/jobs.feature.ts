import type { FeatureManifest } from '../../manifest.ts';
import { goingOut } from './going-out.ts';
import { jobEntity } from './jobs.entity.ts';
import { jobsRoutes } from './jobs.routes.ts';
import { reachChart } from './reach.chart.ts';

export const jobs = {
  routes: jobsRoutes,
  entities: { job: jobEntity },
  charts: [reachChart],
  underWay: goingOut,
} satisfies FeatureManifest;
