import type { FeatureManifest } from '../../manifest.ts';
import { doNotCallEntity } from './dncr.entity.ts';
import { dncrRoutes } from './dncr.routes.ts';
import { growthChart } from './growth.chart.ts';
import { subscriberEntity } from './subscribers.entity.ts';
import { subscribersRoutes } from './subscribers.routes.ts';

export const subscribers = {
  routes: (services, records) => ({ ...subscribersRoutes(services, records), ...dncrRoutes(services, records) }),
  entities: { subscriber: subscriberEntity, doNotCall: doNotCallEntity },
  charts: [growthChart],
} satisfies FeatureManifest;
