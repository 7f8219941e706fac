import { type Entity, workflows } from '../../machines/workflows.ts';
import type { Sample } from './sample.ts';

const files = import.meta.glob<Record<string, unknown>>('./samples/*.sample.ts', { eager: true });
const written = Object.values(files).flatMap((file) => Object.values(file).filter(isSample));

/** A sample for every registered workflow, found in `samples/`: adding a machine without one fails the suites. */
export const samples = Object.fromEntries(
  Object.entries(workflows).map(([entity, workflow]) => {
    const sample = written.find((one) => one.workflow.name === workflow.name);
    if (!sample) throw new Error(`no file of tests/machines/samples has a sample of ${entity}`);
    return [entity, sample];
  }),
) as Readonly<Record<Entity, Sample<object>>>;

function isSample(value: unknown): value is Sample<object> {
  return typeof value === 'object' && value !== null && 'workflow' in value && 'unborn' in value;
}
