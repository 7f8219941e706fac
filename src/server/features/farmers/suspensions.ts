import { farmerPolicy } from '../../../../machines/farmers/farmer.policy.ts';
import { decide } from '../../../../machines/shared/decide.ts';
import type { Caller, Services } from '../../platform/feature.ts';
import { recordStep, system } from '../../platform/history.ts';
import type { JobKind } from '../../platform/jobs/jobs.ts';
import { transaction } from '../../platform/transaction.ts';
import { farmerEntity } from './farmer.entity.ts';

type Dependencies = Pick<Services, 'database' | 'clock' | 'newId'>;

const AT_ONCE = 200;
/** The service itself acts. */
const service: Caller = {
  id: '',
  name: system.name,
  email: '',
  roles: [],
  permissions: new Set(Object.values(farmerPolicy)),
  institutionId: null,
};

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
        .orderBy('suspended_until')
        .limit(AT_ONCE)
        .execute();
      return over.map(({ id }) => id);
    },
    work: (id) => endSuspension(services, id),
  };
}

export async function endSuspension(services: Dependencies, id: string): Promise<void> {
  const entity = farmerEntity(services);
  await transaction(services.database, async (trx) => {
    const record = (await entity.load(trx, [id], service)).get(id);
    if (!record) return;
    const at = services.clock();
    const event = { type: 'END_SUSPENSION', at: at.toISOString() };
    const { subject: before } = record;
    const decision = decide(entity.workflow, before, event, { actor: service });
    if (decision.outcome !== 'accepted') return;
    const { state, facts } = decision;
    const version = before.version + 1;
    if (!(await entity.save(trx, { before, state, facts, version, event, caller: service, at }))) return;
    const step = { entity: entity.workflow.name, id, event: event.type, from: before.state, to: state, version };
    await recordStep(trx, { ...step, by: system, at });
  });
}
