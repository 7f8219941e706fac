import { claimNow, heldBy, isClaiming } from './claims.ts';
import type { LiveStep } from './live-step.ts';
import type { ListRow } from './rows.ts';

/** Who else is at a record, or was just before the list could show it. */
export type Presence = { kind: 'free' } | { kind: 'claimed'; by: string } | { kind: 'gone'; by: string; state: string };

/** The colleague who is at it. */
export function holderOf(presence: Presence | null): string | null {
  return presence?.kind === 'claimed' ? presence.by : null;
}

/** A row together with what the live stream said since it was read. */
export function presenceOf(row: ListRow, steps: readonly LiveStep[], viewerId: string, now: number): Presence {
  const handled = steps.findLast((step) => step.version > row.version && step.by.id !== viewerId && !isClaiming(step));
  if (handled) return { kind: 'gone', by: handled.by.name, state: handled.state };
  const holder = heldBy(claimNow(row.claim ?? null, steps), viewerId, now);
  return holder === null ? { kind: 'free' } : { kind: 'claimed', by: holder };
}
