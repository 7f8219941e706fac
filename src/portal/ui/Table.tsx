import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  Cell as AriaCell,
  Column as AriaColumn,
  Row as AriaRow,
  Table as AriaTable,
  type CellProps,
  type ColumnProps,
  ColumnResizer,
  type RowProps,
  type TableProps,
} from 'react-aria-components/Table';
import { Checkbox } from './Checkbox.tsx';
import { Icon } from './Icon.tsx';
import * as styles from './Table.css.ts';

export { TableBody, TableHeader } from 'react-aria-components/Table';

export function Table(props: Omit<TableProps, 'className'>) {
  return <AriaTable {...props} className={styles.table} />;
}

interface TableColumnProps extends Omit<ColumnProps, 'className' | 'children'> {
  label: string;
  align?: 'start' | 'end';
  resizable?: boolean;
}

export function TableColumn({ label, align = 'start', resizable = false, ...known }: TableColumnProps) {
  return (
    <AriaColumn {...known} textValue={label} className={styles.column} data-align={align}>
      {({ sortDirection }) => (
        <div className={styles.columnInner}>
          <span className={styles.columnName}>{label}</span>
          {sortDirection && <Icon small of={sortDirection === 'ascending' ? ArrowUp : ArrowDown} />}
          {resizable && <ColumnResizer aria-label={label} className={styles.resizer} />}
        </div>
      )}
    </AriaColumn>
  );
}

/** The head cell with "select all". */
export function SelectAllColumn({ label, width = 52 }: { label: string; width?: number }) {
  return (
    <AriaColumn
      id="selection"
      width={width}
      minWidth={width}
      textValue={label}
      className={styles.column}
      style={{ inlineSize: width }}
    >
      <div className={styles.columnInner}>
        <Checkbox slot="selection" label={label} hideLabel />
      </div>
    </AriaColumn>
  );
}

interface TableRowProps<T> extends Omit<RowProps<T>, 'className'> {
  /** `gone`: someone else has handled it. */
  tone?: 'gone';
  opens?: boolean;
  /** It is new here. */
  isMade?: boolean;
}

export function TableRow<T extends object>({ tone, opens, isMade, ...known }: TableRowProps<T>) {
  return (
    <AriaRow<T>
      {...known}
      className={styles.row}
      data-tone={tone}
      data-row={opens ? 'opens' : undefined}
      data-made={isMade || undefined}
    />
  );
}

interface TableCellProps extends Omit<CellProps, 'className'> {
  align?: 'start' | 'end';
  /** Inside a Virtualizer. */
  virtual?: boolean;
}

export function TableCell({ align = 'start', virtual = false, ...known }: TableCellProps) {
  return <AriaCell {...known} className={virtual ? styles.cellFlex : styles.cell} data-align={align} />;
}
