import { sql } from 'kysely';
import type { FarmerFacts } from '../../../../machines/farmers/farmer.machine.ts';
import { farmerWorkflow } from '../../../../machines/farmers/farmer.workflow.ts';
import type { Services } from '../../platform/feature.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { saveState } from '../../records/define.ts';
import type { Change, WorkflowEntity } from '../../records/entity.ts';
import { reasonOf } from '../../records/perform.ts';
import { enterMessage } from '../messages/messages.store.ts';
import { tellOutcome, textsOf } from '../moderation/outcome.ts';
import { conductWords } from '../moderation/outcome.words.ts';

/** Profiles of farmers: decisions on other records move them, and what a moderator does about their conduct. */
export const farmerEntity = ({ newId }: Pick<Services, 'newId'>): WorkflowEntity<FarmerFacts> => ({
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
      .select(['id', 'name', 'state', 'suspended_until', 'version', 'updated_at'])
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
      .execute();
    return new Map(
      rows.map(({ id, name, state, suspended_until, version, updated_at }) => [
        id,
        {
          subject: { id, state, version, facts: { until: suspended_until?.toISOString() ?? null } },
          label: name,
          since: updated_at,
        },
      ]),
    );
  },

  remember: ({ event, facts }) => (event.type === 'SUSPEND' ? { days: event['days'], until: facts.until } : null),

  async save(trx, change) {
    const { until } = change.facts;
    const columns = { suspended_until: until === null ? null : new Date(until), updated_at: change.at };
    const isWarning = change.event.type === 'WARN';
    if (!(await saveState(trx, 'farmers', change, isWarning ? columns : { ...columns, status_reason_id: null })))
      return false;
    await tell(trx, newId, change);
    return true;
  },
});

async function tell(trx: Transaction, newId: () => string, { before, facts, event, at }: Change<FarmerFacts>) {
  const until = facts.until === null ? null : new Date(facts.until);
  const words = conductWords(event.type, until);
  if (!words) return;
  if (event.type !== 'WARN') {
    const told = { personId: before.id, addressee: 'author', words, takesBack: event.type === 'LIFT' } as const;
    return await tellOutcome({ newId }, trx, { entity: 'farmer', recordId: before.id, event, at }, told);
  }
  // Each warning is news of its own, which no later step withdraws.
  const id = newId();
  const texts = await textsOf(trx, words, reasonOf(event));
  await enterMessage(trx, {
    id,
    personId: before.id,
    addressee: 'author',
    entity: 'warning',
    recordId: id,
    event: event.type,
    texts,
    at,
  });
}
