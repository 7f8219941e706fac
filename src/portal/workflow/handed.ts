import type { ListRow } from './rows.ts';

/** With whom a record is instead of this person, since it was handed on: an empty name is whoever leads. Null: with nobody else. */
export function handedToOther({ escalation }: Pick<ListRow, 'escalation'>, viewerId: string): string | null {
  if (!escalation) return null;
  const { to, by } = escalation;
  if (to) return to.id === viewerId ? null : to.name;
  return by.id === viewerId ? '' : null;
}
