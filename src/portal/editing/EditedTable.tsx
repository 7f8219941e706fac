import { type ReactNode, useEffect } from 'react';
import { Table, TableBody, TableCell, TableColumn, TableHeader, TableRow } from '../ui/Table.tsx';
import { strong } from '../ui/text.css.ts';
import type { Stored } from './edited.ts';

export interface EditedColumn<Row> {
  id: string;
  label: string;
  render: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  sorts?: boolean;
}

interface EditedTableProps<Row extends Stored> {
  label: string;
  rows: readonly Row[];
  /** What the first column, the title, is called. */
  title: string;
  columns: readonly EditedColumn<Row>[];
  /** The column in whose order the rows are, a minus before it for the other way round. */
  sort: string;
  /** Without it the order is what it is. */
  onSort?: (sort: string) => void;
  onOpen: (row: Row) => void;
  /** The one that was made just now: it is marked and in view. */
  made?: string | null;
}

/** Records that are edited as a whole, each opened by its line. */
export function EditedTable<Row extends Stored>(props: EditedTableProps<Row>) {
  const { label, rows, title, columns, sort, onSort, onOpen, made = null } = props;
  const isThere = rows.some(({ id }) => id === made);
  useEffect(() => {
    if (isThere) document.querySelector('[data-made]')?.scrollIntoView({ block: 'nearest' });
  }, [isThere]);
  return (
    <Table
      aria-label={label}
      sortDescriptor={{ column: sort.replace('-', ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' }}
      {...(onSort && {
        onSortChange: ({ column, direction }) => onSort(`${direction === 'descending' ? '-' : ''}${column}`),
      })}
      onRowAction={(id) => {
        const row = rows.find((each) => each.id === id);
        if (row) onOpen(row);
      }}
    >
      <TableHeader>
        <TableColumn id="title" label={title} isRowHeader allowsSorting={onSort !== undefined} />
        {columns.map(({ id, label: name, align = 'start', sorts = false }) => (
          <TableColumn key={id} id={id} label={name} align={align} allowsSorting={sorts && onSort !== undefined} />
        ))}
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id} id={row.id} opens isMade={row.id === made} textValue={row.title}>
            <TableCell>
              <bdi className={strong}>{row.title}</bdi>
            </TableCell>
            {columns.map(({ id, render, align = 'start' }) => (
              <TableCell key={id} align={align}>
                {render(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
