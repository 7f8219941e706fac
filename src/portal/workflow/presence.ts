import type { ListRow } from './rows.ts';

/** Something that happened to a record, as the live stream tells it. */
export interface LiveStep {
  id: string;
  event: string;
  state: string;
  version: number;
  by: { id: string | null; name: string };
  at: string;
}

/** Who else is at a record, or was just before the list could show it. */
export type Presence = { kind: 'free' } | { kind: 'claimed'; by: string } | { kind: 'gone'; by: string; state: string };

/** A row together with what the live stream said since it was read. */
export function presenceOf(row: ListRow, steps: readonly LiveStep[], viewerId: string, now: number): Presence {
  const handled = steps.findLast((step) => step.version > row.version && step.by.id !== viewerId && !isClaiming(step));
  if (handled) return { kind: 'gone', by: handled.by.name, state: handled.state };
  const claiming = steps.findLast(isClaiming);
  if (claiming?.event === 'CLAIM') {
    return claiming.by.id === viewerId ? { kind: 'free' } : { kind: 'claimed', by: claiming.by.name };
  }
  if (claiming?.event === 'RELEASE') return { kind: 'free' };
  const { claim } = row;
  if (!claim || claim.by.id === viewerId || Date.parse(claim.until) <= now) return { kind: 'free' };
  return { kind: 'claimed', by: claim.by.name };
}

export function isClaiming({ event }: LiveStep): boolean {
  return event === 'CLAIM' || event === 'RELEASE';
}
