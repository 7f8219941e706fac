import type { FeatureManifest } from '../../manifest.ts';
import { forumRoutes } from './forum.routes.ts';
import { postEntity } from './post.entity.ts';
import { reportEntity } from './report.entity.ts';

export const forum = {
  routes: forumRoutes,
  entities: { post: postEntity, report: reportEntity },
} satisfies FeatureManifest;
