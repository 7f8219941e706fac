import { Ban, Lock } from 'lucide-react';
import { type MouseEvent, memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../ui/Avatar.tsx';
import { CheckMark } from '../ui/Checkbox.tsx';
import { cellBox } from '../ui/Choice.css.ts';
import { Icon } from '../ui/Icon.tsx';
import { OfName } from '../ui/OfName.tsx';
import { hrefOf, labelOf } from '../workflow/entity.ts';
import type { Presence } from '../workflow/presence.ts';
import type { ListRow } from '../workflow/rows.ts';
import { type ArrangedColumn, opensRecord, phoneColumns } from './columns.ts';
import * as styles from './grid.css.ts';
import type { CellContext, Column, ListDescription } from './list.ts';
import { RowMenuButtons } from './RowMenuButtons.tsx';

/** The last column of every list with a workflow: who is at the record. */
export const ACTIVITY = 'activity';

const BOX_WORDS = { free: 'select', claimed: 'selectClaimed', gone: 'selectGone' } as const;

export interface GridRowProps<Row extends ListRow> {
  list: ListDescription<Row>;
  row: Row;
  index: number;
  columns: readonly ArrangedColumn[];
  context: CellContext;
  isSelected: boolean;
  isCursor: boolean;
  /** Somebody was here: the focus comes back here where it would be lost. */
  keepsKeys: boolean;
  isSeen: boolean;
  /** Two lines instead of many columns. */
  isPhone: boolean;
  presence: Presence;
  /** Who else has just changed it; it shows what it has become. */
  told: string | undefined;
  /** Why the last bulk action failed on it. */
  failure: string | undefined;
  onPoint: (id: string, event: MouseEvent) => void;
  /** The focus came to it by itself, as a screen reader moves it: the keys are here now. */
  onLand: (id: string) => void;
  onOpen: (id: string) => void;
  onToggle: (id: string, extend: boolean) => void;
  /** An event or an action of the row's menu. */
  onAct: (name: string, id: string) => void;
}

function GridRowDrawn<Row extends ListRow>(props: GridRowProps<Row>) {
  const { list, row, index, columns, context, isSelected, isCursor, isSeen, isPhone, presence, told, failure } = props;
  const { t } = useTranslation('lists');
  const [isHovered, setHovered] = useState(false);
  const label = labelOf(list.entity, row);
  const rowNow = presence.kind === 'gone' ? { ...row, state: presence.state } : row;
  const menu = (isCursor || isHovered) && !failure ? list.rowMenu : undefined;
  // What can be done about it comes before who was there.
  const teller = presence.kind === 'claimed' || !menu ? whoOf(presence, told) : null;
  const activity = (
    <>
      <Activity who={teller} failure={failure} />
      {menu && <RowMenuButtons list={list} menu={menu} row={rowNow} context={context} onAct={props.onAct} />}
    </>
  );
  const who = whoOf(presence, told);
  return (
    <tr
      id={`row-${row.id}`}
      className={styles.row}
      tabIndex={isCursor ? 0 : -1}
      aria-rowindex={index}
      aria-selected={isSelected}
      data-cursor={isCursor}
      data-keeps-keys={props.keepsKeys || undefined}
      data-seen={isSeen || undefined}
      data-presence={presence.kind}
      onClick={(event) => props.onPoint(row.id, event)}
      onFocus={({ target, currentTarget }) => target === currentTarget && !isCursor && props.onLand(row.id)}
      onDoubleClick={() => props.onOpen(row.id)}
      {...(list.rowMenu && {
        onPointerEnter: () => setHovered(true),
        onPointerLeave: () => setHovered(false),
      })}
    >
      <td className={styles.cell}>
        <button
          type="button"
          role="checkbox"
          className={cellBox}
          tabIndex={-1}
          aria-checked={isSelected}
          data-selected={isSelected || undefined}
          aria-label={t(BOX_WORDS[who?.kind ?? 'free'], { label, name: who?.by ?? '' })}
          onClick={(event) => {
            event.stopPropagation();
            props.onToggle(row.id, event.shiftKey);
          }}
        >
          {presence.kind === 'free' || isSelected ? (
            <CheckMark on={isSelected} />
          ) : (
            <Icon
              of={presence.kind === 'gone' ? Ban : Lock}
              small
              className={presence.kind === 'gone' ? styles.gone : styles.claimed}
            />
          )}
        </button>
      </td>
      {isPhone ? (
        <PhoneCells {...{ list, columns, context, presence }} row={rowNow}>
          {activity}
        </PhoneCells>
      ) : (
        columns.map(({ key }) => {
          if (key === ACTIVITY) {
            return (
              <td key={key} className={styles.activity}>
                {activity}
              </td>
            );
          }
          const column = list.columns.find((one) => one.key === key);
          if (column?.tellsWho && (failure || teller)) {
            return (
              <td key={key} className={styles.cell}>
                {activity}
              </td>
            );
          }
          return column ? <DataCell key={key} {...{ list, column, context, presence }} row={rowNow} /> : null;
        })
      )}
    </tr>
  );
}

export const GridRow = memo(GridRowDrawn) as typeof GridRowDrawn;

interface DataCellProps<Row extends ListRow> extends Pick<GridRowProps<Row>, 'list' | 'row' | 'context' | 'presence'> {
  column: Column<Row>;
}

function DataCell<Row extends ListRow>({ list, column, row, context, presence }: DataCellProps<Row>) {
  return (
    <td className={styles.cell} data-align={column.align} data-tone={column.tone} data-stays={column.stays}>
      <span dir="auto" className={styles.content}>
        <Content {...{ list, column, row, context, presence }} opens={opensRecord(column)} />
      </span>
    </td>
  );
}

function Content<Row extends ListRow>(props: DataCellProps<Row> & { opens: boolean }) {
  const { list, column, row, context, presence, opens } = props;
  const content = column.cell(row, presence.kind === 'gone' ? { ...context, isGone: true } : context);
  const own = hrefOf(list.entity, row);
  const href = opens ? own : undefined;
  if (!href) return content;
  return (
    <a href={href} tabIndex={-1} className={styles.name} data-opens={row.id}>
      {content}
    </a>
  );
}

/** What the row is about and its state, and below them what the description keeps for the second line. */
function PhoneCells<Row extends ListRow>(
  props: Pick<GridRowProps<Row>, 'list' | 'row' | 'columns' | 'context' | 'presence'> & { children: ReactNode },
) {
  const { list, row, columns, context, presence, children } = props;
  const { first, second, state } = phoneColumns(list, columns);
  return (
    <>
      <td className={styles.cell}>
        <span className={styles.phoneFirst}>
          {first && <Content {...{ list, row, context, presence }} column={first} opens />}
        </span>
        <span className={styles.phoneSecond}>
          {second.map((column) => (
            <bdi key={column.key}>
              <Content {...{ list, row, context, presence, column }} opens={false} />
            </bdi>
          ))}
          {children}
        </span>
      </td>
      {state && <DataCell {...{ list, row, context, presence }} column={state} />}
    </>
  );
}

type Who = Exclude<Presence, { kind: 'free' }> | { kind: 'gone'; by: string } | null;

/** Who is at the record, or has just handled it. */
function whoOf(presence: Presence, told: string | undefined): Who {
  if (presence.kind !== 'free') return presence;
  return told === undefined ? null : { kind: 'gone', by: told };
}

function Activity({ who, failure }: { who: Who; failure: string | undefined }) {
  const { t } = useTranslation('lists');
  if (failure) {
    return (
      <span className={styles.failure} title={failure}>
        {failure}
      </span>
    );
  }
  if (!who) return null;
  const say = (name: string) => t(who.kind === 'claimed' ? 'withName' : 'byName', { name });
  return (
    <span className={styles.who} data-kind={who.kind} title={say(who.by)}>
      <Avatar name={who.by} size="small" />
      <OfName name={who.by} say={say} />
    </span>
  );
}
