import { type HandedFacts, notHanded } from '../../../machines/shared/handed.ts';
import type { ListRow } from './rows.ts';

/** With whom a record is instead of this person, since it was handed on: an empty name is whoever leads. Null: with nobody else. */
export function handedToOther({ escalation }: Pick<ListRow, 'escalation'>, viewerId: string): string | null {
  if (!escalation) return null;
  const { to, by } = escalation;
  if (to) return to.id === viewerId ? null : to.name;
  return by.id === viewerId ? '' : null;
}

/** What the machine needs to know of it, as far as a row tells. */
export function handedFactsOf({ escalation, claim }: Pick<ListRow, 'escalation' | 'claim'>): HandedFacts {
  if (!escalation) return notHanded;
  const { to, by } = escalation;
  const worker = claim?.by.id ?? by.id;
  return { handedBy: by.id, isBegun: worker !== by.id && worker === (to?.id ?? worker) };
}
