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

/** A server that keeps all of them, and draws no decision for a second look: chance opens no event that a table refuses. */
export async function testApp(options: TestAppOptions): Promise<TestApp> {
  const opened = await app({ ...options, features: [...features, crates], prepare: makeCratesTable });
  const answer = await (await opened.as('Super Admin')).put('/moderation/settings', { share: 0 });
  if (answer.status !== 200) throw new Error(`the share of second looks stayed: ${JSON.stringify(answer.body)}`);
  return opened;
}
