import type { FeatureManifest } from '../../manifest.ts';
import { notificationsRoutes } from './notifications.routes.ts';

export const notifications = { routes: notificationsRoutes } satisfies FeatureManifest;
