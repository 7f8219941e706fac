import type { FeatureManifest } from '../../manifest.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { textRoutes } from './texts.routes.ts';

export const notifications = {
  routes: (services, records) => ({ ...notificationsRoutes(services, records), ...textRoutes(services, records) }),
} satisfies FeatureManifest;
