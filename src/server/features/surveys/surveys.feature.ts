import type { FeatureManifest } from '../../manifest.ts';
import { begunBroadcasts } from '../campaigns/begun.ts';
import { surveysRoutes } from './surveys.routes.ts';

export const surveys = {
  routes: surveysRoutes,
  drafts: begunBroadcasts('survey', 'survey:survey:put', '/app/survey/list'),
} satisfies FeatureManifest;
