import { sql } from 'kysely';
import type { FarmerFacts } from '../../../../machines/farmers/farmer.machine.ts';
import { farmerWorkflow } from '../../../../machines/farmers/farmer.workflow.ts';
import { saveState } from '../../records/define.ts';
import type { WorkflowEntity } from '../../records/entity.ts';

/** Profiles of farmers, as far as decisions on other records move them. */
export const farmerEntity = (): WorkflowEntity<FarmerFacts> => ({
  workflow: farmerWorkflow,
  noun: 'farmer',
  isInternal: true,
  queues: [],
  notices: null,
  resolve: async () => null,
  matching: async () => [],

  async load(db, ids) {
    const rows = await db
      .selectFrom('farmers')
      .select(['id', 'name', 'state', 'version', 'updated_at'])
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
      .execute();
    return new Map(
      rows.map(({ id, name, state, version, updated_at }) => [
        id,
        { subject: { id, state, version, facts: {} }, label: name, since: updated_at },
      ]),
    );
  },

  save: (trx, change) => saveState(trx, 'farmers', change, { status_reason_id: null, updated_at: change.at }),
});
