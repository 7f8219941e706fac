import type { Services } from '../../platform/feature.ts';
import type { JobKind } from '../../platform/jobs/jobs.ts';
import { performDue } from '../../records/perform.ts';
import { farmerEntity } from './farmer.entity.ts';

type Dependencies = Pick<Services, 'database' | 'clock' | 'newId'>;

const AT_ONCE = 200;
/** Ends suspensions whose time is over, each once: whoever comes second finds the farmer active. */
export function suspensionJob(services: Dependencies): JobKind {
  const { database, clock } = services;
  return {
    name: 'end-suspensions',
    async due() {
      const over = await database
        .selectFrom('farmers')
        .select('id')
        .where('suspended_until', '<=', clock())
        // The end of a merged record waits with it.
        .where('state', '=', 'suspended')
        .orderBy('suspended_until')
        .limit(AT_ONCE)
        .execute();
      return over.map(({ id }) => id);
    },
    work: (id) => endSuspension(services, id),
  };
}

export async function endSuspension(services: Dependencies, id: string): Promise<void> {
  const at = services.clock().toISOString();
  await performDue(services, farmerEntity(services), id, { type: 'END_SUSPENSION', at });
}
