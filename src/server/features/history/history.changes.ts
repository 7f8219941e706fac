import type { components } from '../../../contract/generated/types.ts';

type Change = components['schemas']['DoneStep']['changes'][number];

const MOST = 200;

/** What a step made of which fields: told in a list, or by field as before and after. */
export function changesIn(facts: Readonly<Record<string, unknown>> | null): Change[] {
  const changes = facts?.changes;
  if (Array.isArray(changes)) {
    return changes.slice(0, MOST).flatMap((change: unknown) => {
      if (!isObject(change) || typeof change.field !== 'string') return [];
      return [{ field: change.field, from: said(change.from), to: said(change.to) }];
    });
  }
  if (isObject(facts?.before) || isObject(facts?.after)) return between(facts?.before, facts?.after);
  if (!isObject(changes)) return [];
  return Object.entries(changes)
    .slice(0, MOST)
    .map(([field, change]) =>
      isObject(change) && ('before' in change || 'after' in change)
        ? { field, from: said(change.before), to: said(change.after) }
        : { field, from: null, to: said(change) },
    );
}

/** Two sides of the whole, as weather keeps them. */
function between(before: unknown, after: unknown): Change[] {
  const [one, other] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .map((field) => ({ field, from: said(one[field]), to: said(other[field]) }))
    .filter(({ from, to }) => from !== to)
    .slice(0, MOST);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const LONGEST = 60_000;

function said(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, LONGEST);
}
