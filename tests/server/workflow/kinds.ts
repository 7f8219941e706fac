import type { Workflow } from '../../../machines/shared/workflow.ts';
import { workflows } from '../../../machines/workflows.ts';
import { features } from '../../../src/server/features/features.ts';
import type { Sample } from '../../machines/sample.ts';
import { samples as ofTheProduct } from '../../machines/samples.ts';
import { testApp as app, type TestApp, type TestAppOptions } from '../../support/app.ts';
import { crateSample, crates, crateWorkflow, makeCratesTable } from './crate.ts';
import type { Kind } from './driver.ts';

const all: Readonly<Record<Kind, Workflow<object>>> = { ...workflows, crate: crateWorkflow };

/** Every type of record of the product, and one that only the tests know. */
export const kinds = Object.keys(all) as Kind[];
export const workflowOf = (kind: Kind): Workflow<object> => all[kind];
export const samples: Readonly<Record<Kind, Sample<object>>> = { ...ofTheProduct, crate: crateSample };

/** A server that keeps all of them. */
export const testApp = (options: TestAppOptions): Promise<TestApp> =>
  app({ ...options, features: [...features, crates], prepare: makeCratesTable });
