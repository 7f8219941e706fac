import { sql } from 'kysely';
import { type BadgeFacts, noBadgeFacts } from '../../../../machines/badges/badge.machine.ts';
import { badgePolicy } from '../../../../machines/badges/badge.policy.ts';
import { badgeWorkflow } from '../../../../machines/badges/badge.workflow.ts';
import { notHanded } from '../../../../machines/shared/handed.ts';
import type { Services } from '../../platform/feature.ts';
import type { Executor, Transaction } from '../../platform/transaction.ts';
import { defineEntity } from '../../records/define.ts';
import type { Change } from '../../records/entity.ts';
import { handedOn } from '../../records/escalations.ts';
import { lastStepNames } from '../../records/last-step.ts';
import { tellOutcome } from '../moderation/outcome.ts';
import { badgeWords } from '../moderation/outcome.words.ts';
import { badgeList } from './badges.list.ts';

/** The states in which a farmer has a badge, or is about to. */
const LIVE = ['recommended', 'accepted', 'assigned'] as const;

/** Badges of farmers, for everything that works on records of any type. */
export const badgeEntity = (services: Pick<Services, 'clock' | 'newId'>) =>
  defineEntity(services, {
    workflow: badgeWorkflow,
    noun: 'badge',
    table: 'badges',

    load: (db) =>
      db
        .selectFrom('badges as r')
        .innerJoin('reference_items as kind', 'kind.id', 'r.badge_id')
        .select(['r.id', 'r.state', 'r.version', ...lastStepNames, 'r.farmer_name', 'kind.name as kind'])
        .select(
          sql<boolean>`exists (
            select from badges o where o.farmer_id = r.farmer_id and o.badge_id = r.badge_id and o.id <> r.id
              and o.state = any(${LIVE}::text[]))`.as('has_live_badge'),
        )
        .select(handedOn('badge', services.clock()).as('handed')),
    facts: (row) => ({ hasLiveBadge: row.has_live_badge, ...(row.handed ?? notHanded) }),
    noFacts: noBadgeFacts,
    label: (row) => ({ label: `${row.farmer_name}: ${row.kind}` }),

    list: badgeList,
    tallied: { by: 'badge' },
    waiting: [
      {
        screen: '/app/users/badgeapproval',
        title: 'Badges',
        permission: badgePolicy.ACCEPT,
        states: ['recommended'],
        since: 'r.created_at',
        target: 168,
        hourly: true,
      },
    ],
    notices: {
      person: null,
      label: '(select kind.name from reference_items kind where kind.id = r.badge_id)',
      about: 'r.farmer_name',
      aboutUr: '(select f.name_ur from farmers f where f.id = r.farmer_id)',
      item: { id: 'r.id', kind: "'badge'" },
    },

    async afterSave(trx, change) {
      if (change.state !== change.before.state) await tellFarmer(services, trx, change);
    },
  });

export async function hasLiveBadge(db: Executor, farmerId: string, badgeId: string): Promise<boolean> {
  const live = await db
    .selectFrom('badges')
    .select('id')
    .where('farmer_id', '=', farmerId)
    .where('badge_id', '=', badgeId)
    .where('state', 'in', LIVE)
    .executeTakeFirst();
  return live !== undefined;
}

/** Tells the farmer what became of a badge. */
export async function tellFarmer(
  services: Pick<Services, 'newId'>,
  trx: Transaction,
  { before: { id }, event, at }: Pick<Change<BadgeFacts>, 'event' | 'at'> & { before: { id: string } },
): Promise<void> {
  const { farmer_id, name, name_ur } = await trx
    .selectFrom('badges as b')
    .innerJoin('reference_items as kind', 'kind.id', 'b.badge_id')
    .select(['b.farmer_id', 'kind.name', 'kind.name_ur'])
    .where('b.id', '=', id)
    .executeTakeFirstOrThrow();
  const words = badgeWords(name, name_ur ?? name, event.type);
  const step = { entity: 'badge', recordId: id, event, at };
  const told = { takesBack: event.type === 'REVOKE', corrects: event.type === 'RETURN' };
  await tellOutcome(services, trx, step, words && { personId: farmer_id, addressee: 'holder', words, ...told });
}
