import { type MouseEvent, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { workflowOf } from '../../../machines/workflows.ts';
import { refusalOf } from '../records/refusal.ts';
import { useRefusalWords } from '../records/refusal.words.ts';
import { useViewer } from '../records/viewer.ts';
import { useWorkflowWords } from '../records/words.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { ForbiddenState } from '../ui/ForbiddenState.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { toast } from '../ui/toast.queue.ts';
import { BulkBar } from './BulkBar.tsx';
import { isRefused } from './bulk.ts';
import type { ArrangedColumn } from './columns.ts';
import { Grid } from './Grid.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import * as styles from './list.css.ts';
import type { CellContext, ListDescription, ListQuery, ListRow, RowsResult } from './list.ts';
import { useLiveSteps } from './live.hook.ts';
import { presenceOf } from './presence.ts';
import { RowEvent } from './RowEvent.tsx';
import { useRowKeys } from './row-keys.hook.ts';
import { chooseAll, countOf, extend, keepOnly, nothing, type Selection, toggle, togglePage } from './selection.ts';

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
  const [selection, setSelection] = useState<Selection>(nothing);
  const [cursor, setCursor] = useState<string | null>(null);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [isHelpOpen, setHelpOpen] = useState(false);
  const items = useMemo(() => rows.data?.items ?? [], [rows.data]);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
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
  const choose = useCallback(
    (id: string, ranges: boolean) =>
      setSelection((known) => (ranges ? extend(known, id, ids) : toggle(known, id, ids))),
    [ids],
  );
  const point = useCallback(
    (id: string, event: MouseEvent) => {
      setCursor(id);
      document.getElementById(`row-${id}`)?.focus({ preventScroll: true });
      if (event.shiftKey) choose(id, true);
      else if (event.ctrlKey || event.metaKey) choose(id, false);
    },
    [choose],
  );
  const [event, setEvent] = useState<{ name: string; row: Row } | null>(null);
  const onKeyDown = useRowKeys({
    ids,
    cursor,
    letters: list.keys ?? [],
    onMove: (id, extendsChoice) => {
      setCursor(id);
      if (extendsChoice)
        setSelection((known) =>
          extend(known.anchor === null && cursor ? { ...known, anchor: cursor } : known, id, ids),
        );
      document.getElementById(`row-${id}`)?.focus();
    },
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
    return <Failure error={rows.error} onRetry={() => void rows.refetch()} />;

  const count = countOf(selection, total);
  const versions = Object.fromEntries(
    items.filter(({ id }) => selection.ids.has(id)).map(({ id, version }) => [id, version]),
  );
  return (
    <div className={styles.body}>
      {items.length === 0 ? (
        <EmptyState
          title={t(isNarrowed ? 'nothingMatches' : `${list.namespace}:empty`)}
          body={t(isNarrowed ? 'nothingMatchesBody' : `${list.namespace}:emptyBody`)}
          action={
            isNarrowed ? (
              <Button label={t('clearConditions')} onPress={props.onClearConditions} />
            ) : (
              list.Primary && <list.Primary />
            )
          }
        />
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
      <Help list={list} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
      {event && list.entity && (
        <RowEvent
          key={`${event.row.id} ${event.name}`}
          list={list}
          entity={list.entity}
          row={event.row}
          event={event.name}
          viewer={viewer}
          onDone={() => void rows.refetch()}
          onClose={() => setEvent(null)}
        />
      )}
    </div>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const refusalWords = useRefusalWords();
  const { status, permission } = refusalOf(error);
  if (status === 403) return <ForbiddenState {...(permission && { permission })} />;
  return <ErrorState detail={refusalWords(error)} onRetry={onRetry} />;
}

function Help<Row extends ListRow>({
  list,
  ...dialog
}: {
  list: ListDescription<Row>;
  isOpen: boolean;
  onClose: () => void;
}) {
  return list.entity ? (
    <WorkflowHelp {...dialog} entity={list.entity} letters={list.keys ?? []} />
  ) : (
    <KeysDialog {...dialog} own={[]} />
  );
}

interface WorkflowHelpProps {
  entity: NonNullable<ListDescription<ListRow>['entity']>;
  letters: readonly { key: string; event: string }[];
  isOpen: boolean;
  onClose: () => void;
}

function WorkflowHelp({ entity, letters, ...dialog }: WorkflowHelpProps) {
  const words = useWorkflowWords(entity);
  return (
    <KeysDialog
      {...dialog}
      own={letters.map(({ key, event }) => ({ keys: [key.toUpperCase()], words: words.verb(event) }))}
    />
  );
}

/** The events that may be sent for many at once and that this person may send. */
function bulkEvents<Row extends ListRow>(
  { entity, keys = [] }: ListDescription<Row>,
  permissions: ReadonlySet<string>,
): string[] {
  if (!entity) return [];
  const { events, policy } = workflowOf(entity);
  const usual = [...keys.map(({ event }) => event), ...Object.keys(events)];
  const bulk = [...new Set(usual)].filter((name) => events[name]?.bulk);
  const permitted = bulk.filter((name) => permissions.has(policy[name] ?? ''));
  return permitted.length > 0 ? permitted : bulk;
}
