import { useLocation } from 'wouter';
import { hrefOf } from '../workflow/entity.ts';
import type { ListQuery, ListRow } from '../workflow/rows.ts';
import { leaveTrail } from '../workflow/trail.ts';
import type { ListDescription } from './list.ts';

/** Remembers the list that a record is opened from. */
export function rememberList<Row extends ListRow>(
  { entity }: ListDescription<Row>,
  rows: readonly Row[],
  query: ListQuery,
  total: number,
) {
  const address = `${window.location.pathname}${window.location.search}`;
  leaveTrail(entity.namespace, { address, query, ids: rows.map(({ id }) => id), total });
}

/** Opens a record and remembers the list it was opened from. */
export function useOpening<Row extends ListRow>(list: ListDescription<Row>) {
  const [, navigate] = useLocation();
  return (row: Row, rows: readonly Row[], query: ListQuery, total: number) => {
    const to = hrefOf(list.entity, row);
    if (to === undefined) return;
    rememberList(list, rows, query, total);
    navigate(to);
  };
}
