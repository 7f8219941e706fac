import type { Feature } from '../platform/feature.ts';
import { accountsRoutes } from './accounts/accounts.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { badgesRoutes } from './badges/badges.routes.ts';
import { campaignsRoutes } from './campaigns/campaigns.routes.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { farmersRoutes } from './farmers/farmers.routes.ts';
import { forumRoutes } from './forum/forum.routes.ts';
import { ivrRoutes } from './ivr/ivr.routes.ts';
import { loansRoutes } from './loans/loans.routes.ts';
import { locationsRoutes } from './locations/locations.routes.ts';
import { lovsRoutes } from './lovs/lovs.routes.ts';
import { maintenanceRoutes } from './lovs/maintenance.routes.ts';
import { mandiRoutes } from './mandi/mandi.routes.ts';
import { moderationRoutes } from './moderation/moderation.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { subscribersRoutes } from './subscribers/subscribers.routes.ts';
import { surveysRoutes } from './surveys/surveys.routes.ts';
import { viewsRoutes } from './views/views.routes.ts';
import { workflowRoutes } from './workflow/workflow.routes.ts';

/** Every feature of the server; the router asks them for the handlers of the contract's calls. */
export const features: Feature[] = [
  authRoutes,
  accountsRoutes,
  subscribersRoutes,
  maintenanceRoutes,
  lovsRoutes,
  locationsRoutes,
  farmersRoutes,
  dashboardRoutes,
  notificationsRoutes,
  viewsRoutes,
  loansRoutes,
  mandiRoutes,
  forumRoutes,
  badgesRoutes,
  moderationRoutes,
  ivrRoutes,
  campaignsRoutes,
  surveysRoutes,
  workflowRoutes,
];
