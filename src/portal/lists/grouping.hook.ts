import { useMemo, useState } from 'react';
import type { ListRow } from '../workflow/rows.ts';
import type { Grouping } from './list.ts';

export interface RowGroup<Row> {
  key: string;
  rows: readonly Row[];
}

interface Held {
  id: string;
  version: number;
  key: string;
}

/**
 * The rows of a page by group, in the groups' order. What time moves on to another group stays while the cursor is at it,
 * so that nothing slips from under a hand.
 */
export function useGroups<Row extends ListRow>(
  grouping: Grouping<Row> | undefined,
  rows: readonly Row[],
  now: number,
): { groups: readonly RowGroup<Row>[] | null; rows: readonly Row[]; hold: (cursor: string | null) => void } {
  const [held, setHeld] = useState<Held | null>(null);
  const groups = useMemo(() => grouping && groupsOf(grouping, rows, now, held), [grouping, rows, now, held]);
  const ordered = useMemo(() => groups?.flatMap((group) => group.rows) ?? rows, [groups, rows]);
  return {
    groups: groups ?? null,
    rows: ordered,
    hold(cursor) {
      const at = grouping && rows.find(({ id }) => id === cursor);
      if (at?.id === held?.id && at?.version === held?.version) return;
      setHeld(at && grouping ? { id: at.id, version: at.version, key: grouping.of(at, now) } : null);
    },
  };
}

export function groupsOf<Row extends ListRow>(
  { keys, of }: Pick<Grouping<Row>, 'keys' | 'of'>,
  rows: readonly Row[],
  now: number,
  held: Held | null,
): RowGroup<Row>[] {
  const keyOf = (row: Row) => (row.id === held?.id && row.version === held.version ? held.key : of(row, now));
  const groups = keys.map((key) => ({ key, rows: rows.filter((row) => keyOf(row) === key) }));
  return groups.filter((group) => group.rows.length > 0);
}
