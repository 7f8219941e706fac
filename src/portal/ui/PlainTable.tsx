import type { ReactNode } from 'react';
import { table } from './PlainTable.css.ts';

export interface PlainColumn<Row> {
  title: string;
  /** Figures stand under one another at the end. */
  atEnd?: boolean;
  className?: string;
  render(row: Row): ReactNode;
}

interface PlainTableProps<Row> {
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** A last line, as cells. */
  foot?: ReactNode;
}

/** A table to be read: nothing in it is chosen, ordered or opened. */
export function PlainTable<Row>({ columns, rows, keyOf, foot }: PlainTableProps<Row>) {
  return (
    <table className={table}>
      <thead>
        <tr>
          {columns.map(({ title, atEnd }) => (
            <th key={title} scope="col" data-align={atEnd && 'end'}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ title, atEnd, className, render }) => (
              <td key={title} className={className} data-align={atEnd && 'end'}>
                {render(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr>{foot}</tr>
        </tfoot>
      )}
    </table>
  );
}
