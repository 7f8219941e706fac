import { nodeWorkflow } from '../../../../machines/ivr/node/node.workflow.ts';
import type { Feature } from '../../platform/feature.ts';
import { boxesRoutes } from './boxes.routes.ts';
import { detailsRoutes } from './details.routes.ts';
import { draftRoutes } from './draft.routes.ts';
import { filesRoutes } from './files.routes.ts';
import { MUTED } from './muted-problems.ts';
import { nodesRoutes } from './nodes.routes.ts';
import { PRESENCE } from './presence.ts';
import { publishingRoutes } from './publishing.routes.ts';

/** The voice menu: its draft, what its nodes use, and what callers hear. */
export const ivrRoutes: Feature = (services) => {
  const readers = { permission: nodeWorkflow.readPermission };
  services.live.announceTo('menu', readers);
  services.live.announceTo(MUTED, readers);
  services.live.announceTo(PRESENCE, readers);
  return {
    ...nodesRoutes(services),
    ...boxesRoutes(services),
    ...detailsRoutes(services),
    ...filesRoutes(services),
    ...draftRoutes(services),
    ...publishingRoutes(services),
  };
};
