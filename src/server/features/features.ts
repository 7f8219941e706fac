import type { Entity } from '../../../machines/workflows.ts';
import type { FeatureManifest } from '../manifest.ts';
import { accounts } from './accounts/accounts.feature.ts';
import { auth } from './auth/auth.feature.ts';
import { badges } from './badges/badges.feature.ts';
import { campaigns } from './campaigns/campaigns.feature.ts';
import { cases } from './cases/cases.feature.ts';
import { dashboard } from './dashboard/dashboard.feature.ts';
import { farmers } from './farmers/farmers.feature.ts';
import { forum } from './forum/forum.feature.ts';
import { history } from './history/history.feature.ts';
import { imports } from './imports/imports.feature.ts';
import { ivr } from './ivr/ivr.feature.ts';
import { jobs } from './jobs/jobs.feature.ts';
import { loans } from './loans/loans.feature.ts';
import { locations } from './locations/locations.feature.ts';
import { lovs } from './lovs/lovs.feature.ts';
import { mandi } from './mandi/mandi.feature.ts';
import { moderation } from './moderation/moderation.feature.ts';
import { notifications } from './notifications/notifications.feature.ts';
import { reports } from './reports/reports.feature.ts';
import { subscribers } from './subscribers/subscribers.feature.ts';
import { surveys } from './surveys/surveys.feature.ts';
import { views } from './views/views.feature.ts';
import { weather } from './weather/weather.feature.ts';
import { workflow } from './workflow/workflow.feature.ts';

type EntitiesOf<Manifest> = Manifest extends { entities: infer Entities } ? keyof Entities : never;
type Missing<Manifests extends readonly FeatureManifest[]> = Exclude<Entity, EntitiesOf<Manifests[number]>>;

/** A workflow of the machines whose records no feature keeps does not compile: it would have to be named as missing. */
function complete<const Manifests extends readonly FeatureManifest[]>(
  manifests: Manifests,
  ..._: [Missing<Manifests>] extends [never] ? [] : [missing: Missing<Manifests>]
): readonly FeatureManifest[] {
  return manifests;
}

/** Every feature of the server; its routes, records, queues, notices and live events follow from its manifest. */
export const features = complete([
  auth,
  accounts,
  subscribers,
  lovs,
  locations,
  farmers,
  dashboard,
  notifications,
  views,
  cases,
  loans,
  mandi,
  forum,
  reports,
  badges,
  moderation,
  ivr,
  campaigns,
  surveys,
  jobs,
  weather,
  imports,
  history,
  workflow,
]);
