import { ArrowUp } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { callErrorOf } from '../api/call-error.ts';
import { FailedRead } from '../FailedRead.tsx';
import { Button } from '../ui/Button.tsx';
import { MAX_OFFSET, Pagination } from '../ui/Pagination.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { useSeen } from '../ui/seen.hook.ts';
import { toast } from '../ui/toast.queue.ts';
import { bulkEvents, readyEvents } from '../workflow/bulk.events.ts';
import { isRefused } from '../workflow/bulk.ts';
import { OpenRecord } from '../workflow/changed.hook.ts';
import { Held, useClaimQuestion } from '../workflow/claim-question.hook.tsx';
import { filterOf } from '../workflow/entity.data.ts';
import { subjectOfRow } from '../workflow/entity.ts';
import { holderOf, presenceOf } from '../workflow/presence.ts';
import type { ListQuery, ListRow, RowsResult } from '../workflow/rows.ts';
import { takeLeft } from '../workflow/trail.ts';
import { useUndo } from '../workflow/undo.hook.ts';
import { useViewer } from '../workflow/viewer.ts';
import { WorkflowKeys } from '../workflow/WorkflowKeys.tsx';
import { useWorkflowWords } from '../workflow/words.ts';
import { isSortable, type Layout } from './address.ts';
import { useChoice } from './choice.hook.ts';
import type { ArrangedColumn } from './columns.ts';
import { EmptyRows } from './EmptyRows.tsx';
import { Grid } from './Grid.tsx';
import { useGroups } from './grouping.hook.ts';
import { useInSight } from './in-sight.hook.ts';
import { asTold, onlyMatch, toldOf } from './in-sight.ts';
import { type BulkStarter, ListBulk } from './ListBulk.tsx';
import * as styles from './list.css.ts';
import type { CellContext, ListDescription } from './list.ts';
import type { Measure } from './needs.hook.ts';
import { RowEvent, type RowOrder } from './RowEvent.tsx';
import { useRowKeys } from './row-keys.hook.ts';
import { useRowLegend } from './row-legend.hook.ts';
import { eventNow } from './row-menu.ts';
import {
  chooseAll,
  countOf,
  inOrderOf,
  isAnother,
  isForChosen,
  keepOnly,
  keptOnPage,
  keptWhen,
  nextAfter,
  nothing,
  togglePage,
} from './selection.ts';

/** Somebody who wants to go on from what they searched for to the rows that it finds. */
export interface Entering {
  search: string;
  byEnter: boolean;
}

interface ListRowsProps<Row extends ListRow> {
  list: ListDescription<Row>;
  rows: RowsResult<Row>;
  query: ListQuery;
  /** What the rows answer: an earlier question, while those of `query` are on their way. */
  answered: ListQuery;
  layout: Layout;
  columns: readonly ArrangedColumn[];
  /** They do not all fit in the view. */
  goesOn: boolean;
  over: string | undefined;
  measure: Measure;
  context: CellContext;
  titleOf: (key: string) => string;
  isNarrowed: boolean;
  /** What stands beside the rows. */
  around: (content: ReactNode) => ReactNode;
  /** What is searched for. */
  search: string;
  entering: Entering | null;
  onEntered: () => void;
  onOpen: (row: Row) => void;
  onSort: (sort: string) => void;
  onPage: (page: { limit: number; offset: number }) => void;
  onResize: (key: string, width: number) => void;
  /** How many would fit in any state, by the counts above. */
  inAnyState: number;
  onAnyState: () => void;
  onClearConditions: () => void;
  onSearch: () => void;
  onState: (place: number) => void;
  /** Back to the part of the list that is shown now. */
  onReturn: () => void;
}

/** The rows with what can be done to them: cursor, choice, keys, bulk bar, pager. */
export function ListRows<Row extends ListRow>(props: ListRowsProps<Row>) {
  const {
    list,
    rows,
    query,
    answered,
    columns,
    goesOn,
    over,
    measure,
    context,
    titleOf,
    isNarrowed,
    onOpen,
    onSort,
    onPage,
    onResize,
    onReturn,
  } = props;
  const { entity } = list;
  const { t } = useTranslation(['lists', entity.namespace]);
  const words = useWorkflowWords(entity.workflow);
  const viewer = useViewer();
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { rows: read, news, steps, letGo } = useInSight(entity, query, rows);
  const grouping = props.layout === 'grouped' ? list.grouping : undefined;
  const { groups, rows: items, hold } = useGroups(grouping, read, context.now);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const { selection, setSelection, cursor, beginAnew, choose, point, land, move, goTo, leave } = useChoice(ids);
  hold(cursor);
  const [shownQuery, setShownQuery] = useState(query);
  if (shownQuery !== query) {
    setShownQuery(query);
    const asked = [filterOf(entity, shownQuery), filterOf(entity, query)] as const;
    setSelection(keptWhen(selection, ...asked));
    if (shownQuery.offset !== query.offset || isAnother(...asked)) beginAnew();
  }
  const isRead = rows.data !== undefined;
  const comeBack = useEffectEvent(() => {
    const left = takeLeft(entity.namespace);
    if (left && document.activeElement === document.body && ids.includes(left)) goTo(left);
  });
  useEffect(() => {
    if (isRead) comeBack();
  }, [isRead]);
  const legend = useRowLegend(list, query.status);
  const { keys, shorts, denied, actions: actionKeys } = legend;
  const [, navigate] = useLocation();
  const chosenRows = selection.all ? items : items.filter(({ id }) => selection.ids.has(id));
  const chosenStates = [...new Set(chosenRows.map(({ state }) => state))];
  const forMany = bulkEvents(entity.workflow, viewer.permissions);
  const [order, setOrder] = useState<RowOrder<Row> | null>(null);
  const { ask, question } = useClaimQuestion(setOrder);
  const [returning, setReturning] = useState<readonly string[]>([]);
  const hasReturned = (...ids: string[]) => setReturning((known) => known.filter((id) => !ids.includes(id)));
  /** Nothing is decided or opened until what is taken back stands in its row, where the keys go then. */
  const isSettled = () => {
    const count = returning.length;
    if (count > 0) toast.note(t('takingBack', { count, number: context.format.number(count) }));
    return count === 0;
  };
  const total = rows.data?.total ?? 0;
  const unsortable = (key: string) => {
    const column = list.columns.find((one) => one.key === key);
    const isMinimum = rows.data?.totalIsMinimum;
    if (!column || isSortable(column, { total, isMinimum, states: query.status.length, usual: list.defaultSort }))
      return;
    return t('tooManyToSort', { number: context.format.count(total, isMinimum) });
  };
  const refusedSort = callErrorOf(rows.error).fields['query/sort'];
  const sortAsUsual = useEffectEvent((why: string) => {
    toast.info(why);
    onSort(list.defaultSort);
  });
  useEffect(() => {
    // What was sorted has become too much, as when a filter was taken off: the rows stay, in the list's own order.
    if (refusedSort) sortAsUsual(refusedSort);
  }, [refusedSort]);
  const openById = useCallback(
    (id: string) => {
      const row = items.find((one) => one.id === id);
      if (row) onOpen(row);
    },
    [items, onOpen],
  );
  const isAnswered = props.entering?.search === query.search && isRead && !rows.isPlaceholderData;
  const enterRows = useEffectEvent(() => {
    props.onEntered();
    const [first] = ids;
    if (!first || !document.activeElement?.matches('input[type="search"]')) return;
    move(first, false);
    const only = onlyMatch(query.search, ids, rows.data);
    if (props.entering?.byEnter && only && isSettled()) openById(only);
  });
  useEffect(() => {
    if (isAnswered) enterRows();
  }, [isAnswered]);
  const undo = useUndo();
  const bulk = useRef<BulkStarter>(null);
  const count = countOf(selection, total);
  const presenceAt = (row: Row) => presenceOf(row, steps.get(row.id) ?? [], viewer.id, context.now);
  const atCursor = items.find(({ id }) => id === cursor) ?? items[0];
  const isSeen = useSeen(atCursor && !rows.isPlaceholderData ? `${atCursor.id} ${atCursor.version}` : null, () =>
    document.getElementById(`row-${atCursor?.id}`),
  );
  const onKeyDown = useRowKeys({
    ids,
    cursor,
    letters: [...keys, ...actionKeys, ...shorts.map(({ key, name }) => ({ key, event: name })), ...denied],
    isSeen: isSeen || count > 0,
    onUnseen: (event) => isSettled() && toast.note(t('notSeen', { verb: words.verb(shortOf(event)?.event ?? event) })),
    onMove: move,
    onOpen: (id) => isSettled() && openById(id),
    onSelect: choose,
    onSelectPage: () => setSelection((known) => togglePage(known, ids)),
    onClear: () => setSelection(nothing),
    onSearch: props.onSearch,
    onHelp: () => setHelpOpen(true),
    onState: props.onState,
    onPage: (by) => {
      const offset = query.offset + by * query.limit;
      if (offset >= 0 && offset < total && offset <= MAX_OFFSET) onPage({ limit: query.limit, offset });
    },
    onUndo: undo.undo,
    onEvent: (name, id) => {
      if (!isSettled()) return undefined;
      const isAction = actionKeys.some(({ event }) => event === name);
      if (!isAction && isForChosen(count, forMany) && forMany.includes(name)) return bulk.current?.start(name);
      act(name, id);
    },
  });

  function shortOf(name: string) {
    return shorts.find((short) => short.name === name);
  }

  /** Read anew, with what has come and without what has gone. */
  const reread = async () => {
    letGo();
    const { data } = await rows.refetch();
    return data?.items.map(({ id }) => id);
  };

  function act(name: string, id: string) {
    const shown = items.find((one) => one.id === id);
    if (!shown) return;
    const row = asTold(shown, steps.get(id) ?? []);
    const own = list.rowMenu?.actions.find((action) => action.name === name);
    if (own) {
      const say = (key: string, values: Record<string, string>) => {
        toast.success(t(`${entity.namespace}:${key}`, values));
      };
      return own.run(row, { navigate, say });
    }
    const short = shortOf(name);
    const event = short?.event ?? (list.rowMenu ? eventNow(list.rowMenu, name, entity, row, viewer) : name);
    const wish = { name: event, row, payload: short?.payload(viewer) ?? {}, isUndo: false, onGiveUp: () => {} };
    ask(id, holderOf(presenceAt(row)), wish);
  }

  if (rows.isPending || refusedSort)
    return props.around(<SkeletonRows rows={14} columns={columns.filter(({ hidden }) => !hidden).length} />);
  if (rows.error !== null && rows.data === undefined)
    return props.around(<FailedRead error={rows.error} onRetry={() => void rows.refetch()} />);

  const versions = Object.fromEntries(
    items.filter(({ id }) => selection.ids.has(id)).map(({ id, version }) => [id, version]),
  );
  return (
    <div className={styles.body}>
      {props.around(
        items.length === 0 ? (
          <EmptyRows
            {...{ list, isNarrowed }}
            search={props.search}
            inAnyState={props.inAnyState}
            onAnyState={props.onAnyState}
            onClearConditions={props.onClearConditions}
          />
        ) : (
          <Grid
            {...{
              list,
              columns,
              goesOn,
              over,
              measure,
              context,
              titleOf,
              total,
              selection,
              cursor,
              groups,
              isSeen,
              failures,
              unsortable,
              onSort,
              onResize,
              onKeyDown,
            }}
            rows={items}
            offset={answered.offset}
            sort={answered.sort}
            isBusy={rows.isPlaceholderData}
            presenceOf={presenceAt}
            toldOf={(row) => toldOf(row, steps.get(row.id) ?? [], viewer.id, context.now)}
            onPoint={point}
            onLand={land}
            onOpen={openById}
            onToggle={choose}
            onAct={act}
            onTogglePage={() => setSelection((known) => togglePage(known, ids))}
          />
        ),
      )}
      {forMany.length > 0 && (
        <ListBulk
          list={list}
          events={forMany}
          ready={readyEvents(entity.workflow, forMany, chosenStates)}
          target={
            selection.all
              ? { kind: 'all', filter: filterOf(entity, query) }
              : { kind: 'some', ids: inOrderOf(ids, selection), versions }
          }
          count={count}
          total={total}
          onSelectAll={() => setSelection(chooseAll)}
          onClear={() => {
            setSelection(nothing);
            setFailures(new Map());
          }}
          onRun={(lines, wordsOf) => {
            const failed = lines.filter(isRefused);
            const waiting = lines.filter(({ fate }) => fate !== 'sent');
            setFailures(new Map(failed.map((row) => [row.id, wordsOf(row)])));
            setSelection(keepOnly([...failed, ...waiting].map(({ id }) => id)));
            const decided = lines.filter((line) => !isRefused(line) && line.fate === 'sent').map(({ id }) => id);
            void reread().then((now) => {
              if (!now) return;
              setSelection((known) => keptOnPage(known, ids, now));
              const next = nextAfter(decided, ids, now);
              if (next) goTo(next);
            });
          }}
          ref={bulk}
          undo={undo}
          hold={(back) => {
            setReturning((known) => [...known, ...back]);
            return () => hasReturned(...back);
          }}
          onBack={async (back) => {
            onReturn();
            const first = ids.find((id) => back.includes(id)) ?? back[0];
            if (first) goTo(first);
            setReturning((known) => [...known, ...back]);
            await reread().finally(() => hasReturned(...back));
          }}
        />
      )}
      <Pagination
        total={total}
        isMinimum={rows.data?.totalIsMinimum}
        limit={answered.limit}
        offset={answered.offset}
        isAwaited={rows.isPlaceholderData}
        onChange={onPage}
        keys={legend.pager}
        // Where it moves no row.
        aside={
          <span role="status">
            {news > 0 && (
              <Button
                variant="quiet"
                icon={ArrowUp}
                label={t('showNews', { count: news, number: context.format.number(news) })}
                onPress={() => void reread()}
              />
            )}
          </span>
        }
      />
      <WorkflowKeys
        entity={entity.workflow}
        keys={legend.offered}
        more={legend.more}
        place="list"
        isOpen={isHelpOpen}
        onClose={() => setHelpOpen(false)}
      />
      {question}
      {order && (
        <OpenRecord value={{ subject: subjectOfRow(entity, order.row), steps: steps.get(order.row.id) ?? [] }}>
          <Held value={{ id: order.row.id, by: holderOf(presenceAt(order.row)) }}>
            <RowEvent
              key={`${order.row.id} ${order.name}`}
              {...{ list, viewer, undo }}
              {...order}
              event={order.name}
              onReload={() => void reread()}
              onDone={() => {
                const { id } = order.row;
                if (order.isUndo) goTo(id);
                else leave(id);
                void reread().finally(() => order.isUndo && hasReturned(id));
              }}
              onHalt={() => order.isUndo && hasReturned(order.row.id)}
              onUndo={(back) => {
                onReturn();
                setReturning((known) => [...known, back.row.id]);
                setOrder(back);
              }}
              onClose={() => setOrder(null)}
            />
          </Held>
        </OpenRecord>
      )}
    </div>
  );
}
