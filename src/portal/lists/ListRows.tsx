import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../records/viewer.ts';
import { Pagination } from '../ui/Pagination.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { toast } from '../ui/toast.queue.ts';
import { BulkBar } from './BulkBar.tsx';
import { bulkEvents } from './bulk.events.ts';
import { isRefused } from './bulk.ts';
import { useChoice } from './choice.hook.ts';
import type { ArrangedColumn } from './columns.ts';
import { EmptyRows, FailedRows } from './EmptyRows.tsx';
import { Grid } from './Grid.tsx';
import { ListHelp } from './ListHelp.tsx';
import * as styles from './list.css.ts';
import type { CellContext, ListDescription, ListQuery, ListRow, RowsResult } from './list.ts';
import { useLiveSteps } from './live.hook.ts';
import { presenceOf } from './presence.ts';
import { RowEvent } from './RowEvent.tsx';
import { useRowKeys } from './row-keys.hook.ts';
import { chooseAll, countOf, keepOnly, nothing, togglePage } from './selection.ts';

interface ListRowsProps<Row extends ListRow> {
  list: ListDescription<Row>;
  rows: RowsResult<Row>;
  query: ListQuery;
  columns: readonly ArrangedColumn[];
  context: CellContext;
  titleOf: (key: string) => string;
  isNarrowed: boolean;
  onOpen: (row: Row) => void;
  onSort: (sort: string) => void;
  onPage: (page: { limit: number; offset: number }) => void;
  onResize: (key: string, width: number) => void;
  onClearConditions: () => void;
  onSearch: () => void;
}

/** The rows with what can be done to them: cursor, choice, keys, bulk bar, pager. */
export function ListRows<Row extends ListRow>(props: ListRowsProps<Row>) {
  const { list, rows, query, columns, context, titleOf, isNarrowed, onOpen, onSort, onPage, onResize } = props;
  const { t } = useTranslation(['lists', list.namespace]);
  const viewer = useViewer();
  const steps = useLiveSteps(list.entity);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [isHelpOpen, setHelpOpen] = useState(false);
  const items = useMemo(() => rows.data?.items ?? [], [rows.data]);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const { selection, setSelection, cursor, setCursor, choose, point, move } = useChoice(ids);
  const [shownQuery, setShownQuery] = useState(query);
  if (shownQuery !== query) {
    setShownQuery(query);
    if (selection.all) setSelection(nothing);
  }
  const total = rows.data?.total ?? 0;
  const openById = useCallback(
    (id: string) => {
      const row = items.find((one) => one.id === id);
      if (row) onOpen(row);
    },
    [items, onOpen],
  );
  const [event, setEvent] = useState<{ name: string; row: Row } | null>(null);
  const onKeyDown = useRowKeys({
    ids,
    cursor,
    letters: list.keys ?? [],
    onMove: move,
    onOpen: openById,
    onSelect: choose,
    onSelectPage: () => setSelection((known) => togglePage(known, ids)),
    onClear: () => setSelection(nothing),
    onSearch: props.onSearch,
    onHelp: () => setHelpOpen(true),
    onPage: (by) => {
      const offset = query.offset + by * query.limit;
      if (offset >= 0 && offset < total) onPage({ limit: query.limit, offset });
    },
    onEvent: (name, id) => {
      const row = items.find((one) => one.id === id);
      if (row) setEvent({ name, row });
    },
  });

  if (rows.isPending) return <SkeletonRows rows={14} columns={columns.filter(({ hidden }) => !hidden).length} />;
  if (rows.error !== null && rows.data === undefined)
    return <FailedRows error={rows.error} onRetry={() => void rows.refetch()} />;

  const count = countOf(selection, total);
  const versions = Object.fromEntries(
    items.filter(({ id }) => selection.ids.has(id)).map(({ id, version }) => [id, version]),
  );
  return (
    <div className={styles.body}>
      {items.length === 0 ? (
        <EmptyRows {...{ list, isNarrowed }} onClearConditions={props.onClearConditions} />
      ) : (
        <Grid
          {...{ list, columns, context, titleOf, total, selection, cursor, failures, onSort, onResize, onKeyDown }}
          rows={items}
          offset={query.offset}
          sort={query.sort}
          isBusy={rows.isPlaceholderData}
          presenceOf={(row) => presenceOf(row, steps.get(row.id) ?? [], viewer.id, context.now)}
          onPoint={point}
          onOpen={openById}
          onToggle={choose}
          onTogglePage={() => setSelection((known) => togglePage(known, ids))}
        />
      )}
      {count > 0 && list.entity && list.bulkFilter && (
        <BulkBar
          entity={list.entity}
          events={bulkEvents(list, viewer.permissions)}
          target={
            selection.all
              ? { kind: 'all', filter: list.bulkFilter(query) }
              : { kind: 'some', ids: [...selection.ids], versions }
          }
          count={count}
          total={total}
          isAll={selection.all}
          pickers={list.pickers}
          onSelectAll={() => setSelection(chooseAll)}
          onClear={() => {
            setSelection(nothing);
            setFailures(new Map());
          }}
          onDone={(done, unsent, name) => {
            const failed = done.filter(isRefused);
            setFailures(new Map(failed.map((row) => [row.id, row.words ?? t(`outcomes.${row.outcome}`)])));
            setSelection(keepOnly([...failed.map(({ id }) => id), ...unsent]));
            setCursor(null);
            void rows.refetch();
            const accepted = done.filter(({ outcome }) => outcome === 'accepted').length;
            toast.success(t('done', { count: accepted, number: context.format.number(accepted), event: name }));
          }}
        />
      )}
      <Pagination
        total={total}
        limit={query.limit}
        offset={query.offset}
        onChange={onPage}
        keys={[
          { keys: ['J', 'K'], word: t('keyWords.move') },
          { keys: ['Space'], word: t('keyWords.select') },
          ...(list.entity
            ? (list.keys ?? []).map(({ key, event: name }) => ({
                keys: [key.toUpperCase()],
                word: t(`workflow:${list.entity}.short.${name}`),
              }))
            : []),
          { keys: ['?'], word: t('keyWords.help') },
        ]}
      />
      <ListHelp list={list} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
      {event && list.entity && (
        <RowEvent
          key={`${event.row.id} ${event.name}`}
          list={list}
          entity={list.entity}
          row={event.row}
          event={event.name}
          viewer={viewer}
          onDone={() => void rows.refetch()}
          onUndo={(name, row) => setEvent({ name, row })}
          onClose={() => setEvent(null)}
        />
      )}
    </div>
  );
}
