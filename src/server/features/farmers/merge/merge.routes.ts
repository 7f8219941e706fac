import { sql } from 'kysely';
import type { FarmerFacts } from '../../../../../machines/farmers/farmer.machine.ts';
import { decide } from '../../../../../machines/shared/decide.ts';
import type { components } from '../../../../contract/generated/types.ts';
import type { Routes } from '../../../manifest.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Caller } from '../../../platform/feature.ts';
import { transaction } from '../../../platform/transaction.ts';
import { conflictWords } from '../../../records/denial.ts';
import type { WorkflowEntity } from '../../../records/entity.ts';
import { perform } from '../../../records/perform.ts';
import { farmerWith } from '../farmer.record.ts';
import { countsOf, type MovedCounts } from './merge.moves.ts';
import type { Left } from './merge.save.ts';
import { pageOfPairs, pairOf, setApart } from './pairs.queries.ts';
import { pairsJob } from './pairs.search.ts';

type Schemas = components['schemas'];
type Refusal = Schemas['MergeRefusal'] | null;

/** Two records of one person, found, looked at beside each other, merged and taken apart again. */
export function mergeRoutes(
  services: Parameters<Routes>[0],
  entity: WorkflowEntity<FarmerFacts>,
): Pick<
  ReturnType<Routes>,
  'getFarmerMerge' | 'mergeFarmer' | 'unmergeFarmer' | 'listFarmerPairs' | 'setFarmersApart'
> {
  const { database, clock, jobs } = services;
  jobs.define(pairsJob(services));

  async function sideOf(id: string) {
    const found = await farmerWith<{ has: MovedCounts }>(services, sql<boolean>`f.id = ${id}::uuid`, { has: countsOf });
    if (!found) throw notFound('such farmer');
    return { farmer: found.farmer, has: found.more.has };
  }

  /** Why the machine would refuse to merge one into the other. */
  async function refusalOf(id: string, into: string, caller: Caller): Promise<Refusal> {
    const { workflow } = entity;
    const event = (await entity.prepare?.(database, { type: 'MERGE', into }, { id, caller })) ?? { type: 'MERGE' };
    const subject = (await entity.load(database, [id], caller)).get(id)?.subject;
    const decision = decide(workflow, subject, event, { actor: caller });
    if (decision.outcome === 'invalid') {
      const [error] = decision.errors;
      return { code: error?.code ?? 'invalid', words: error?.message ?? '' };
    }
    if (decision.outcome === 'conflict') return { code: decision.code, words: conflictWords(workflow, decision) };
    return decision.outcome === 'forbidden' ? { code: 'forbidden', words: decision.permission } : null;
  }

  async function versionOf(id: string): Promise<number> {
    const one = database.selectFrom('farmers').select('version').where('id', '=', id);
    return (await one.executeTakeFirstOrThrow()).version;
  }

  return {
    async getFarmerMerge({ params, caller }) {
      const [id, otherId] = [params.id.toLowerCase(), params.otherId.toLowerCase()];
      const [one, other] = [await sideOf(id), await sideOf(otherId)];
      const pair = await pairOf(database, id, otherId);
      const [oneRefused, otherRefused] = [await refusalOf(id, otherId, caller), await refusalOf(otherId, id, caller)];
      const apart = pair?.apart_at != null;
      return { body: { one, other, reasons: pair?.reasons ?? [], apart, oneRefused, otherRefused } };
    },

    async mergeFarmer({ body, caller, ifMatch }) {
      const { reason, takes = [], intoVersion } = body;
      const [id, into] = [body.id.toLowerCase(), body.into.toLowerCase()];
      const event = {
        type: 'MERGE',
        into,
        takes,
        ...(intoVersion !== undefined && { intoVersion }),
        ...(reason !== undefined && { reason }),
      };
      const { version } = await perform(services, entity, id, event, {
        caller,
        ...(ifMatch !== undefined && { ifMatch }),
      });
      const { taken, moved } = await lastFacts<Pick<Schemas['FarmerMerged'], 'taken' | 'moved'>>(id);
      return { body: { id, version, into, intoVersion: await versionOf(into), taken, moved } };
    },

    async unmergeFarmer({ body, caller, ifMatch }) {
      const id = body.id.toLowerCase();
      const event = { type: 'UNMERGE', ...(body.reason !== undefined && { reason: body.reason }) };
      const { version } = await perform(services, entity, id, event, {
        caller,
        ...(ifMatch !== undefined && { ifMatch }),
      });
      const { into, left } = await lastFacts<{ into: string; left: Left }>(id);
      return { body: { id, version, into, left } };
    },

    async listFarmerPairs({ query: { apart = false, limit = 50, after } }) {
      const asked = { apart, limit, now: clock(), ...(after !== undefined && { after }) };
      return { body: await pageOfPairs(database, asked) };
    },

    async setFarmersApart({ body, caller }) {
      const pair = { ...body, id: body.id.toLowerCase(), otherId: body.otherId.toLowerCase() };
      return { body: await transaction(database, (trx) => setApart(trx, pair, { caller, at: clock() })) };
    },
  };

  /** What the history keeps of the step that was just taken. */
  async function lastFacts<Kept>(id: string): Promise<Kept> {
    const step = await database
      .selectFrom('history')
      .select('facts')
      .where('entity', '=', 'farmer')
      .where('record_id', '=', id)
      .where('event', 'in', ['MERGE', 'UNMERGE'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return step.facts as Kept;
  }
}
