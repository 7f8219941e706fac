import type { FeatureManifest } from '../../manifest.ts';
import { begunBroadcasts } from './begun.ts';
import { campaignsRoutes } from './campaigns.routes.ts';

export const campaigns = {
  routes: campaignsRoutes,
  drafts: begunBroadcasts('campaign', 'campaigns:campaign:put', '/app/advisory/list'),
} satisfies FeatureManifest;
