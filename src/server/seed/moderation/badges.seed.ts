import { recommendations } from '../../features/badges/badges.rules.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { contentOf } from '../content.ts';
import type { Random } from '../random.ts';
import type { Moderator } from './people.ts';
import { DAY, HOUR, lastStepColumns, lastStepOf, type SeedStep } from './steps.ts';

type Cell = string | number | boolean | Date | null;

export const badgeColumns = {
  id: 'uuid',
  badge_id: 'uuid',
  farmer_id: 'uuid',
  farmer_name: 'text',
  reasons: 'jsonb',
  created_at: 'timestamptz',
  ...lastStepColumns,
} as const;

export interface MadeBadge {
  row: Record<keyof typeof badgeColumns, Cell>;
  steps: SeedStep[];
}

const system = { id: null, name: 'FMIS' };
const refusals = contentOf('decision-reason').filter(({ attributes }) => attributes.appliesTo === 'badge');

/** What the nightly rule finds in the posts and listings that are there, and what became of some of it. */
export async function makeBadges(
  trx: Transaction,
  random: Random,
  count: number,
  deciders: readonly Moderator[],
  now: Date,
): Promise<MadeBadge[]> {
  const wanted = (await recommendations(trx, now)).map((one) => ({ one, order: random.next() }));
  const chosen = wanted.sort((a, b) => a.order - b.order).slice(0, count);
  return chosen.map(({ one }) => {
    const steps = lifeOf(random, deciders, now);
    const direct = steps[0]?.event === 'ASSIGN';
    const [begin] = steps;
    return {
      steps,
      row: {
        id: random.uuid(),
        badge_id: one.badgeId,
        farmer_id: one.farmerId,
        farmer_name: one.farmerName,
        reasons: JSON.stringify(direct ? [] : one.reasons),
        created_at: begin?.at ?? now,
        ...lastStepOf(steps),
      },
    };
  });
}

function lifeOf(random: Random, deciders: readonly Moderator[], now: Date): SeedStep[] {
  const fate = random.next();
  const by = random.pick(deciders);
  if (fate < 0.45)
    return [{ event: 'RECOMMEND', from: null, to: 'recommended', by: system, at: night(random, now, 4) }];
  const begun = night(random, now, 80);
  const decided = new Date(Math.min(now.getTime() - 60_000, begun.getTime() + 6 * HOUR + random.next() * 3 * DAY));
  if (fate < 0.5) {
    return [{ event: 'ASSIGN', from: null, to: 'assigned', by, at: decided }];
  }
  const first: SeedStep = { event: 'RECOMMEND', from: null, to: 'recommended', by: system, at: begun };
  if (fate < 0.62) {
    const reason = String(random.pick(refusals).attributes.messageUr ?? '');
    return [first, { event: 'REJECT', from: 'recommended', to: 'rejected', by, at: decided, reason }];
  }
  const accepted: SeedStep = { event: 'ACCEPT', from: 'recommended', to: 'accepted', by, at: decided };
  if (fate < 0.97) return [first, accepted];
  const later = new Date(decided.getTime() + (now.getTime() - decided.getTime()) * random.next());
  const reason = 'The replies were copied from others.';
  return [
    first,
    accepted,
    { event: 'REVOKE', from: 'accepted', to: 'revoked', by: random.pick(deciders), at: later, reason },
  ];
}

/** Two in the morning in Pakistan, some nights ago. */
function night(random: Random, now: Date, nights: number): Date {
  const today = Math.floor((now.getTime() + 5 * HOUR) / DAY) * DAY - 3 * HOUR;
  const at = today - random.below(nights) * DAY;
  return new Date(at < now.getTime() ? at : at - DAY);
}
