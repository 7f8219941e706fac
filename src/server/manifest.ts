import type { Handlers, Services } from './platform/feature.ts';
import type { Chart } from './records/charts.ts';
import type { Drafts } from './records/drafts.ts';
import type { MakeEntity, Records } from './records/registry.ts';
import type { UnderWay } from './records/under-way.ts';
import type { Warnings } from './records/warnings.ts';

/** What features bring to the dashboard. */
export interface Shown {
  charts: readonly Chart[];
  warnings: readonly Warnings[];
  underWay: readonly UnderWay[];
  drafts: readonly Drafts[];
}

/** Handlers of the contract's calls. */
export type Routes = (services: Services, records: Records, shown?: Shown) => Partial<Handlers>;

/** All that a feature brings to the server; everything else finds it from here. */
export interface FeatureManifest {
  routes: Routes;
  /** Its types of records, by the names of their workflows. */
  entities?: Readonly<Record<string, MakeEntity>>;
  /** What it draws on the dashboard. */
  charts?: readonly Chart[];
  /** What it warns of there. */
  warnings?: Warnings;
  /** What of it is being done, or begins today. */
  underWay?: UnderWay;
  /** What somebody has begun of it, for whoever did. */
  drafts?: Drafts;
}
