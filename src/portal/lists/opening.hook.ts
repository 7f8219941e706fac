import { useLocation } from 'wouter';
import type { ListDescription, ListQuery, ListRow } from './list.ts';
import { leaveTrail } from './trail.ts';

/** Opens a record and remembers the list it was opened from. */
export function useOpening<Row extends ListRow>(list: ListDescription<Row>) {
  const [, navigate] = useLocation();
  return (row: Row, rows: readonly Row[], query: ListQuery, total: number) => {
    if (list.onOpen) return list.onOpen(row);
    if (!list.href) return;
    const address = `${window.location.pathname}${window.location.search}`;
    leaveTrail(list.key, { address, query, ids: rows.map(({ id }) => id), total });
    navigate(list.href(row));
  };
}
