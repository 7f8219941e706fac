import { CLAIM_MS } from '../../../machines/shared/claim.ts';
import type { LiveStep } from './live-step.ts';

export interface Claim {
  by: { id: string | null; name: string };
  until: string;
}

/** Who has the record: as it was read, or as somebody has taken it or let it go since. */
export function claimNow(read: Claim | null, steps: readonly LiveStep[]): Claim | null {
  const last = steps.findLast(isClaiming);
  if (!last) return read;
  // Read after this was told: a claim taken anew ends later.
  const until = Date.parse(last.at) + CLAIM_MS;
  if (read && Date.parse(read.until) > until) return read;
  return last.event === 'CLAIM' ? { by: last.by, until: new Date(until).toISOString() } : null;
}

/** The colleague who has it, while the claim lasts. */
export function heldBy(claim: Claim | null | undefined, viewerId: string, now: number): string | null {
  if (!claim || claim.by.id === viewerId || Date.parse(claim.until) <= now) return null;
  return claim.by.name;
}

export function isClaiming({ event }: LiveStep): boolean {
  return event === 'CLAIM' || event === 'RELEASE';
}
