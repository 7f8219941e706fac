import { useLocation } from 'wouter';
import type { ListQuery, ListRow } from '../workflow/rows.ts';
import { leaveTrail } from '../workflow/trail.ts';
import type { ListDescription } from './list.ts';

/** Opens a record and remembers the list it was opened from. */
export function useOpening<Row extends ListRow>(list: ListDescription<Row>) {
  const [, navigate] = useLocation();
  const { href, namespace } = list.entity;
  return (row: Row, rows: readonly Row[], query: ListQuery, total: number) => {
    const to = list.hrefOf ? list.hrefOf(row) : href?.(row.id);
    if (to === undefined) return;
    const address = `${window.location.pathname}${window.location.search}`;
    leaveTrail(namespace, { address, query, ids: rows.map(({ id }) => id), total });
    navigate(to);
  };
}
