import type { FeatureManifest } from '../../manifest.ts';
import { forumRoutes } from './forum.routes.ts';
import { moodChart } from './mood.chart.ts';
import { postEntity } from './post.entity.ts';

export const forum = {
  routes: forumRoutes,
  entities: { post: postEntity },
  charts: [moodChart],
} satisfies FeatureManifest;
