import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Focusable } from 'react-aria-components/Tooltip';
import { useTranslation } from 'react-i18next';
import { CheckMark } from '../ui/Checkbox.tsx';
import { cellBox } from '../ui/Choice.css.ts';
import { Icon } from '../ui/Icon.tsx';
import { usePhone } from '../ui/small.hook.ts';
import { stale } from '../ui/stale.css.ts';
import { Tooltip } from '../ui/Tooltip.tsx';
import { hidden } from '../ui/text.css.ts';
import type { Presence } from '../workflow/presence.ts';
import type { ListRow } from '../workflow/rows.ts';
import { nextSort, orderIn } from './address.ts';
import { type ArrangedColumn, BOX_WIDTH, LETTER, phoneColumns, WIDTH_STEP } from './columns.ts';
import { GridRow, type GridRowProps } from './GridRow.tsx';
import { GroupHead } from './GroupHead.tsx';
import * as styles from './grid.css.ts';
import type { RowGroup } from './grouping.hook.ts';
import type { ListDescription } from './list.ts';
import type { Measure } from './needs.hook.ts';
import { isChosen, pageMark, type Selection } from './selection.ts';

/** The least; one that is described wider has its words in full. */
const PHONE_STATE = 116;
/** As wide as its letters ask. */
const inLetters = (width: number) => `${width / LETTER}em`;

interface GridProps<Row extends ListRow>
  extends Pick<GridRowProps<Row>, 'list' | 'context' | 'onPoint' | 'onLand' | 'onOpen' | 'onToggle' | 'onAct'> {
  rows: readonly Row[];
  groups: readonly RowGroup<Row>[] | null;
  columns: readonly ArrangedColumn[];
  goesOn: boolean;
  /** Lies over the others at the end of the line: there is no room for its name. */
  over: string | undefined;
  measure: Measure;
  titleOf: (key: string) => string;
  total: number;
  offset: number;
  sort: string;
  /** Why the server does not sort by a column now. */
  unsortable: (key: string) => string | undefined;
  isBusy: boolean;
  selection: Selection;
  cursor: string | null;
  /** The row at the cursor has been in view for a moment. */
  isSeen: boolean;
  presenceOf: (row: Row) => Presence;
  /** Who else has just changed what the row shows. */
  toldOf: (row: Row) => string | undefined;
  failures: ReadonlyMap<string, string>;
  onSort: (sort: string) => void;
  onResize: (key: string, width: number) => void;
  onTogglePage: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The rows of one page as a grid: one of them is in the tab order, the keys move it. */
export function Grid<Row extends ListRow>(props: GridProps<Row>) {
  const { list, rows, groups, columns, titleOf, total, offset, sort, isBusy, selection, cursor, isSeen, onOpen } =
    props;
  const { t } = useTranslation('lists');
  const visible = columns.filter(({ hidden }) => !hidden);
  const isPhone = usePhone();
  const phone = phoneColumns(list, visible);
  const table = useRef<HTMLTableElement>(null);
  const { measure } = props;
  const shownKeys = visible.map(({ key }) => key).join(' ');
  useLayoutEffect(() => {
    const element = table.current;
    if (isPhone || !element || rows.length === 0) return undefined;
    const look = () => measure(element, shownKeys.split(' '));
    look();
    // Words of reference lists come after the rows.
    const changes = new MutationObserver((all) => all.some(({ target }) => isMeasured(target)) && look());
    changes.observe(element, { subtree: true, childList: true, characterData: true });
    return () => changes.disconnect();
  }, [measure, rows, shownKeys, isPhone]);
  const headOf = (key: string) => ({
    title: titleOf(key),
    isBare: key === props.over,
    description: list.columns.find((one) => one.key === key),
    sort,
    unsortable: props.unsortable(key),
    onSort: props.onSort,
  });
  const width = visible.reduce((sum, column) => sum + column.width, BOX_WIDTH);
  const ids = rows.map(({ id }) => id);
  const mark = pageMark(selection, ids);
  const follow = useCallback(
    (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-opens]') : null;
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      onOpen(link.getAttribute('data-opens') ?? '');
    },
    [onOpen],
  );
  const rowAt = (row: Row, place: number) => {
    const isCursor = cursor === row.id || (cursor === null && place === 0);
    return (
      <GridRow
        key={row.id}
        list={list}
        row={row}
        index={offset + place + 2}
        columns={visible}
        context={props.context}
        isSelected={isChosen(selection, row.id)}
        isCursor={isCursor}
        keepsKeys={cursor === row.id}
        isSeen={isCursor && isSeen}
        isPhone={isPhone}
        presence={props.presenceOf(row)}
        told={props.toldOf(row)}
        failure={props.failures.get(row.id)}
        onPoint={props.onPoint}
        onLand={props.onLand}
        onOpen={onOpen}
        onToggle={props.onToggle}
        onAct={props.onAct}
      />
    );
  };
  // The first group may have begun on an earlier page, the last may go on.
  const isPart = (place: number) =>
    (place === 0 && offset > 0) || (place === (groups?.length ?? 0) - 1 && offset + rows.length < total);
  return (
    <div className={styles.scroller} data-grouped={groups !== null || undefined}>
      <table
        ref={table}
        role="grid"
        className={`${styles.grid} ${stale}`}
        style={{ inlineSize: isPhone ? '100%' : inLetters(width) }}
        aria-label={t('rowsOf', { title: titleOf('') })}
        aria-rowcount={total + 1}
        aria-multiselectable
        aria-busy={isBusy}
        data-goes-on={props.goesOn || undefined}
        data-over={props.over !== undefined || undefined}
        onKeyDown={props.onKeyDown}
        onClickCapture={follow}
      >
        <colgroup>
          <col style={{ inlineSize: inLetters(BOX_WIDTH) }} />
          {isPhone && <col />}
          {isPhone && phone.state && <col style={{ inlineSize: Math.max(PHONE_STATE, phone.state.width) }} />}
          {(isPhone ? [] : visible).map((column, place) => (
            <col key={column.key} style={place === visible.length - 1 ? {} : { inlineSize: inLetters(column.width) }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <th className={styles.head} scope="col">
              <button
                type="button"
                role="checkbox"
                className={cellBox}
                aria-checked={mark === 'partly' ? 'mixed' : mark === 'on'}
                aria-label={t('selectPage')}
                data-selected={mark === 'off' ? undefined : true}
                onClick={props.onTogglePage}
              >
                <CheckMark on={mark === 'on'} partly={mark === 'partly'} />
              </button>
            </th>
            {isPhone && (
              <th className={styles.head} scope="col">
                <span className={styles.phoneSorters}>
                  {[phone.first, ...phone.second].map((one) => one && <Sorter key={one.key} {...headOf(one.key)} />)}
                </span>
              </th>
            )}
            {isPhone && phone.state && (
              <th className={styles.head} scope="col">
                <Sorter {...headOf(phone.state.key)} />
              </th>
            )}
            {!isPhone &&
              visible.map((column) => (
                <HeadCell key={column.key} column={column} {...headOf(column.key)} onResize={props.onResize} />
              ))}
          </tr>
        </thead>
        {groups ? (
          groups.map((group, place) => (
            <tbody key={group.key}>
              <GroupHead
                list={list}
                group={group}
                goesOn={isPart(place)}
                now={props.context.now}
                columns={isPhone ? (phone.state ? 3 : 2) : visible.length + 1}
              />
              {group.rows.map((row) => rowAt(row, rows.indexOf(row)))}
            </tbody>
          ))
        ) : (
          <tbody>{rows.map(rowAt)}</tbody>
        )}
      </table>
    </div>
  );
}

/** What a row offers comes and goes under the pointer, in a room that is its own. */
const isMeasured = (target: Node): boolean =>
  (target instanceof Element ? target : target.parentElement)?.closest(`.${styles.activity.replaceAll(' ', '.')}`) ===
  null;

interface SorterProps<Row extends ListRow> {
  title: string;
  isBare: boolean;
  description: ListDescription<Row>['columns'][number] | undefined;
  sort: string;
  unsortable: string | undefined;
  onSort: (sort: string) => void;
}

interface HeadCellProps<Row extends ListRow> extends SorterProps<Row> {
  column: ArrangedColumn;
  onResize: (key: string, width: number) => void;
}

function HeadCell<Row extends ListRow>({ column, onResize, ...sorter }: HeadCellProps<Row>) {
  const { description, sort } = sorter;
  const order = description ? orderIn(sort, description) : null;
  return (
    <th
      className={styles.head}
      scope="col"
      data-align={description?.align}
      data-stays={description?.stays}
      {...(order && { 'aria-sort': order })}
      onKeyDown={(event) => {
        const wider = widening(event);
        if (wider === 0) return;
        event.preventDefault();
        event.stopPropagation();
        onResize(column.key, column.width + wider);
      }}
    >
      <Sorter {...sorter} />
      <Handle width={column.width} onResize={(width) => onResize(column.key, width)} />
    </th>
  );
}

/** The name of a column, and the button that orders by it. */
function Sorter<Row extends ListRow>({ title, isBare, description, sort, unsortable, onSort }: SorterProps<Row>) {
  const field = description?.sort;
  if (!description || field === undefined) {
    return <span className={isBare ? hidden : styles.headName}>{title}</span>;
  }
  const order = orderIn(sort, description);
  return (
    <Tooltip content={`${title}: ${unsortable}`} isDisabled={unsortable === undefined}>
      <Focusable>
        <button
          type="button"
          className={styles.sorter}
          aria-disabled={unsortable !== undefined || undefined}
          onClick={() => {
            if (unsortable === undefined) onSort(nextSort(sort, { ...description, sort: field }));
          }}
        >
          <span className={styles.headName}>
            {title}
            {order && (
              <>
                {' '}
                <Icon small className={styles.arrow} of={order === 'ascending' ? ArrowUp : ArrowDown} />
              </>
            )}
          </span>
        </button>
      </Focusable>
    </Tooltip>
  );
}

/** Shift with an arrow on a column's head moves its end, along the direction of the text. */
function widening({ key, shiftKey, currentTarget }: KeyboardEvent): number {
  if (!shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return 0;
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  return key === forward ? WIDTH_STEP : -WIDTH_STEP;
}

/** The edge of a column for a pointer; the keyboard has Shift and the arrows, and the panel under Columns. */
function Handle({ width, onResize }: { width: number; onResize: (width: number) => void }) {
  const start = useRef<{ at: number; width: number } | null>(null);
  const [isDragging, setDragging] = useState(false);
  const drag = (event: PointerEvent<HTMLSpanElement>) => {
    if (!start.current) return;
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    onResize(start.current.width + (event.clientX - start.current.at) * mirrored);
  };
  const end = () => {
    start.current = null;
    setDragging(false);
  };
  return (
    <span
      aria-hidden="true"
      className={styles.handle}
      data-dragging={isDragging || undefined}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { at: event.clientX, width };
        setDragging(true);
      }}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}
