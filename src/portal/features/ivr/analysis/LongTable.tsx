import { type ReactNode, useCallback, useState } from 'react';
import * as styles from './longtable.css.ts';

interface LongTableProps<Row> {
  label: string;
  columns: readonly { title: string; width?: string; atEnd?: boolean }[];
  rows: readonly Row[];
  renderCells: (row: Row) => readonly ReactNode[];
  rowHeight: number;
  /** Of the part that scrolls, in pixels. */
  height: number;
  /** It takes the room that the column around leaves it, be that more. */
  fills?: boolean;
  /** Its columns have room however narrow it is. */
  fits?: boolean;
}

/** Rows drawn on both sides of what is seen, so that scrolling shows no gap. */
const MARGIN = 10;

/** A table of rows of one height, of which only those in sight are drawn. */
export function LongTable<Row>(props: LongTableProps<Row>) {
  const { label, columns, rows, renderCells, rowHeight, height, fills, fits = false } = props;
  const [from, setFrom] = useState(0);
  const [tall, setTall] = useState(height);
  const measure = useCallback((scroller: HTMLElement | null) => {
    if (!scroller) return undefined;
    const observer = new ResizeObserver(() => setTall(scroller.clientHeight));
    observer.observe(scroller);
    return () => observer.disconnect();
  }, []);
  const first = Math.max(0, Math.min(from, rows.length - 1) - MARGIN);
  const last = Math.min(rows.length, from + Math.ceil(tall / rowHeight) + MARGIN);
  return (
    <div
      role="group"
      aria-label={label}
      className={styles.scroller}
      ref={measure}
      style={
        fills
          ? { flex: `1 1 ${Math.min(height, (rows.length + 1) * rowHeight)}px`, minBlockSize: 0 }
          : { maxBlockSize: height }
      }
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={(event) => setFrom(Math.floor(event.currentTarget.scrollTop / rowHeight))}
    >
      <table className={fits ? styles.fitting : styles.table} aria-label={label} aria-rowcount={rows.length + 1}>
        <colgroup>
          {columns.map(({ title, width }) => (
            <col key={title} style={width === undefined ? {} : { inlineSize: width }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map(({ title, atEnd }) => (
              <th key={title} scope="col" className={atEnd ? styles.headEnd : styles.head}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first > 0 && <tr style={{ blockSize: first * rowHeight }} />}
          {rows.slice(first, last).map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
            <tr key={first + place} aria-rowindex={first + place + 2} style={{ blockSize: rowHeight }}>
              {renderCells(row).map((cell, column) => (
                <td key={columns[column]?.title} className={columns[column]?.atEnd ? styles.cellEnd : styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
          {last < rows.length && <tr style={{ blockSize: (rows.length - last) * rowHeight }} />}
        </tbody>
      </table>
    </div>
  );
}
