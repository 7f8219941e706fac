import { useLocation } from 'wouter';
import type { ListQuery, ListRow } from '../workflow/rows.ts';
import { leaveTrail } from '../workflow/trail.ts';
import type { ListDescription } from './list.ts';

/** Where a row leads. */
export function hrefOfRow<Row extends ListRow>({ hrefOf, entity }: ListDescription<Row>, row: Row) {
  return hrefOf ? hrefOf(row) : entity.href?.(row.id);
}

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
    const to = hrefOfRow(list, row);
    if (to === undefined) return;
    rememberList(list, rows, query, total);
    navigate(to);
  };
}
