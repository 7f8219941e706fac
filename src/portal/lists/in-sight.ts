import { isClaiming } from '../workflow/claims.ts';
import type { LiveStep } from '../workflow/live-step.ts';
import type { ListRow } from '../workflow/rows.ts';

type Steps = ReadonlyMap<string, readonly LiveStep[]>;

/** How long a row says who has changed it, though it shows what it has become. */
const TOLD_MS = 2 * 60_000;

/**
 * The rows that stay in sight while others work: each in its place with what it is by now. What fits the list no more
 * because of a colleague stays too, as it is told to be, so that nothing slips from under a hand; what has come is
 * counted. One's own deeds are seen at once.
 */
export function inSight<Row extends ListRow>(
  held: readonly Row[] | null,
  read: readonly Row[],
  steps: Steps,
  viewerId: string,
): { rows: readonly Row[]; news: number } {
  if (!held || held.length === 0) return { rows: read, news: 0 };
  const known = new Set(held.map(({ id }) => id));
  // What only moved up from a later page is no news.
  const come = read.filter(({ id }) => !known.has(id)).flatMap(({ id }) => lastOf(steps, id) ?? []);
  if (come.some(({ by }) => by.id === viewerId)) return { rows: read, news: 0 };
  const fresh = new Map(read.map((row) => [row.id, row]));
  const rows = held.flatMap((row) => {
    const now = fresh.get(row.id);
    if (now) return [now];
    const last = lastOf(steps, row.id);
    return last?.by.id === viewerId ? [] : [row];
  });
  return { rows, news: come.length };
}

/** A row that was not read anew, as far as it was told what it is now. */
export function asTold<Row extends ListRow>(row: Row, steps: readonly LiveStep[]): Row {
  const last = steps.findLast((step) => !isClaiming(step));
  return last && last.version > row.version ? { ...row, state: last.state, version: last.version } : row;
}

/** Who else has just changed a row that shows it already. */
export function toldOf(row: ListRow, steps: readonly LiveStep[], viewerId: string, now: number): string | undefined {
  const last = steps.findLast((step) => !isClaiming(step));
  const isToldOf = last && last.version <= row.version && last.by.id !== viewerId;
  return isToldOf && now - Date.parse(last.at) < TOLD_MS ? last.by.name : undefined;
}

/** The one row that a search finds, where it is the one in sight too. */
export function onlyMatch(
  search: string,
  shown: readonly string[],
  read: { items: readonly { id: string }[]; total: number; totalIsMinimum?: boolean } | undefined,
): string | undefined {
  const [only] = shown;
  const isOnly = search !== '' && shown.length === 1 && read?.total === 1 && !read.totalIsMinimum;
  return isOnly && read.items[0]?.id === only ? only : undefined;
}

function lastOf(steps: Steps, id: string): LiveStep | undefined {
  return steps.get(id)?.findLast((step) => !isClaiming(step));
}
