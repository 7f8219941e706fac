import { Columns3, List } from 'lucide-react';
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statesOf } from '../../../machines/shared/states.ts';
import { workflowOf } from '../../../machines/workflows.ts';
import { wordsOfColumn } from '../file.ts';
import { FilterBar } from '../filters/FilterBar.tsx';
import { type FilterValues, withoutFilter } from '../filters/filter.ts';
import { useFormat } from '../format.ts';
import { part } from '../page.part.tsx';
import { lettersOfNames } from '../person-name.ts';
import { useMoment } from '../ui/moment.hook.ts';
import { SegmentedControl } from '../ui/SegmentedControl.tsx';
import { SkeletonLines } from '../ui/Skeleton.tsx';
import { stale } from '../ui/stale.css.ts';
import { h2 } from '../ui/text.css.ts';
import { toast } from '../ui/toast.queue.ts';
import { exportRows, useRows } from '../workflow/entity.data.ts';
import type { ListRow } from '../workflow/rows.ts';
import { useViewer } from '../workflow/viewer.ts';
import { workflowWordsOf } from '../workflow/words.ts';
import { useListAddress } from './address.hook.ts';
import {
  hasConditions,
  type ListAddress,
  onlyOne,
  queryOf,
  readAddress,
  viewQuery,
  withFilter,
  withFilters,
} from './address.ts';
import { useAnswered } from './answered.hook.ts';
import type { Board as BoardType } from './Board.tsx';
import { ColumnsButton } from './ColumnsButton.tsx';
import { useColumns } from './columns.store.ts';
import { choicesOf, fitting } from './columns.ts';
import { ExportButton } from './ExportButton.tsx';
import { ACTIVITY } from './GridRow.tsx';
import { type Entering, ListRows } from './ListRows.tsx';
import * as styles from './list.css.ts';
import type { ListDescription } from './list.ts';
import { useNeeds } from './needs.hook.ts';
import { useOpening } from './opening.hook.ts';
import { useRoom } from './room.hook.ts';
import { SearchBox } from './SearchBox.tsx';
import { StateBar } from './StateBar.tsx';
import { ViewsMenu } from './ViewsMenu.tsx';

const Board = part(async () => (await import('./Board.tsx')).Board) as typeof BoardType;
const NO_NAMES: readonly string[] = [];
const ACTIVITY_COLUMN = { key: ACTIVITY, width: 148 };
/** With what a row offers, which covers no other column. */
const OFFERS_COLUMN = { key: ACTIVITY, width: 138 };

/** A whole list page out of its description; its address holds everything that a person set on it. */
export function ListPage<Row extends ListRow>({ list }: { list: ListDescription<Row> }) {
  const { entity } = list;
  const { t, i18n } = useTranslation(['lists', entity.namespace]);
  const format = useFormat();
  const now = useMoment();
  const viewer = useViewer();
  const { address, rules, go: goTo } = useListAddress(list);
  const go = (wanted: ListAddress, options?: { replace?: boolean }) => {
    const { address: next, cleared } = onlyOne(wanted, address, list.insteadOfSearch ?? NO_NAMES);
    if (cleared) toast.note(t(`${entity.namespace}:cleared.${cleared}`));
    goTo(next, options);
  };
  const query = useMemo(() => queryOf(address), [address]);
  const isBoard = address.layout === 'board';
  const rows = useRows(entity, isBoard ? { ...query, limit: 0, offset: 0 } : query);
  const answered = useAnswered(query, rows.isPlaceholderData);
  const defaults = useMemo(
    () =>
      list.columns.some(({ tellsWho }) => tellsWho)
        ? list.columns
        : [...list.columns, list.rowMenu ? OFFERS_COLUMN : ACTIVITY_COLUMN],
    [list],
  );
  const { columns, setColumns, setChoices, resetColumns, isArranged } = useColumns(entity.namespace, defaults);
  const [frame, room] = useRoom();
  const [needs, measure] = useNeeds(i18n.language);
  const movable = isArranged ? [] : list.columns;
  const {
    columns: fitted,
    goesOn,
    isOver,
  } = fitting(columns, {
    giving: (['late', true] as const).flatMap((when) =>
      movable.filter(({ givesWay }) => givesWay === when).map(({ key }) => key),
    ),
    whole: list.columns.filter(({ isAge }) => isAge).map(({ key }) => key),
    least: Object.fromEntries(movable.flatMap(({ key, least }) => (least === undefined ? [] : [[key, least]]))),
    room,
    over: list.rowMenu ? undefined : ACTIVITY,
    needs: isArranged ? {} : { ...needs, [ACTIVITY]: (list.rowMenu ? OFFERS_COLUMN : ACTIVITY_COLUMN).width },
  });
  const [entering, setEntering] = useState<Entering | null>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const title = t(`${entity.namespace}:title`);
  const open = useOpening(list);
  const context = useMemo(
    () => ({ format, now, language: i18n.language, isGone: false, search: query.search }),
    [format, now, i18n.language, query.search],
  );
  const titleOf = (key: string) => {
    if (key === '') return title;
    return key === ACTIVITY ? t('activity') : t(`${entity.namespace}:columns.${key}`);
  };
  const total = rows.data?.total ?? 0;
  const usual = list.usualStates;
  const counts = rows.data?.counts ?? {};
  const ofList = (list.states ?? statesOf(workflowOf(entity.workflow).machine)).filter(
    (state) => !list.apart?.includes(state),
  );
  const inAnyState = ofList.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  const tools = {
    values: address.filters,
    onChange: (changes: FilterValues) => go(withFilters(address, changes)),
  };
  const byState = [
    ...(usual ? [usual] : []),
    ...rules.states.filter((state) => !list.apart?.includes(state)).map((one) => [one]),
  ];
  const { Primary } = list;
  const exportPath = entity.calls.export;

  const around = (content: ReactNode) => (
    <div className={styles.work}>
      {list.Aside && <list.Aside {...tools} />}
      <div className={styles.body} ref={frame}>
        {content}
      </div>
    </div>
  );

  return (
    <div className={styles.page}>
      <div className={styles.controls}>
        <div className={styles.titles}>
          <h1 className={`${h2} ${styles.title}`}>{title}</h1>
          {rows.data && (
            <span className={`${styles.count} ${stale}`} aria-busy={rows.isPlaceholderData}>
              {[
                t('inThisView', { count: total, number: format.count(total, rows.data.totalIsMinimum) }),
                list.without && !address.filters[list.without.filter] && t(`${entity.namespace}:${list.without.words}`),
              ]
                .filter(Boolean)
                .join(t('common:comma'))}
            </span>
          )}
        </div>
        <div className={styles.actions}>
          {list.Tools && <list.Tools {...tools} />}
          <SegmentedControl
            shrinks
            label={t('layout')}
            value={address.layout}
            onChange={(layout) =>
              go({ ...address, layout, page: 1, ...(layout === 'grouped' && { sort: list.defaultSort }) })
            }
            options={[
              ...(list.grouping
                ? [
                    {
                      value: 'grouped' as const,
                      label: t(`${entity.namespace}:groups.layout`),
                      icon: list.grouping.icon,
                    },
                  ]
                : []),
              { value: 'list', label: t('list'), icon: List },
              { value: 'board', label: t('board'), icon: Columns3 },
            ]}
          />
          {exportPath && (
            <ExportButton
              title={title}
              total={total}
              load={(fileFormat) => {
                const keys = shownKeys(columns);
                return exportRows(entity, exportPath, {
                  format: fileFormat,
                  query,
                  columns: keys,
                  names: lettersOfNames(),
                  titles: keys.map(titleOf),
                  words: Object.entries(list.coded ?? { state: entity.workflow })
                    .filter(([key]) => keys.includes(key))
                    .flatMap(([key, workflow]) => {
                      const { state } = workflowWordsOf(workflow, i18n.getFixedT(null, 'workflow'));
                      return wordsOfColumn(key, Object.keys(workflowOf(workflow).states), state);
                    }),
                });
              }}
            />
          )}
          {Primary && <Primary />}
        </div>
        <StateBar
          entity={entity.workflow}
          states={list.states}
          apart={list.apart}
          {...(usual && { usual: { states: usual, title: t(`${entity.namespace}:usualStates`) } })}
          chosen={address.status}
          counts={rows.data?.counts}
          countsAreMinimum={rows.data?.countsAreMinimum}
          onChange={(status) => go({ ...address, status, page: 1 })}
          besides={list.besides?.map(({ filter, value, count, icon, tone }) => {
            const chosen = address.filters[filter] ?? [];
            const isChosen = chosen.includes(value);
            const others = chosen.filter((one) => one !== value);
            return {
              name: count,
              title: t(`${entity.namespace}:besides.${count}`),
              icon,
              tone,
              isChosen,
              onChoose: () => go(withFilter(address, filter, isChosen ? others : [...others, value])),
            };
          })}
        />
        <div className={styles.toolbar} role="toolbar" aria-label={t('toolbar')}>
          <ViewsMenu
            screen={entity.screen}
            ready={(list.views?.(viewer) ?? []).map(({ key, query: wanted }) => ({
              label: t(`${entity.namespace}:views.${key}`),
              query: viewQuery(readAddress(wanted, rules), rules),
            }))}
            onReady={(wanted) => go(readAddress(wanted, rules))}
            chosen={address.view}
            query={viewQuery(address, rules)}
            columns={isArranged ? choicesOf(columns.filter(({ key }) => key !== ACTIVITY)) : []}
            onChoose={(view) => {
              if (view && view.columns.length > 0) setChoices(view.columns);
              go({ ...readAddress(view?.query ?? '', rules), view: view?.id ?? null });
            }}
          />
          <SearchBox
            label={t(`${entity.namespace}:searchPlaceholder`)}
            value={address.search}
            reading={(letters) => {
              const read = list.reading?.(letters);
              return read === undefined ? undefined : t(`${entity.namespace}:reading`, { read });
            }}
            onSearch={(search) => go({ ...address, search, page: 1 }, { replace: address.search !== '' })}
            onLeave={(search, byEnter) => setEntering({ search, byEnter })}
            ref={searchField}
          />
          <FilterBar
            filters={list.filters}
            namespace={entity.namespace}
            values={address.filters}
            onChange={(name, values) => go(withFilter(address, name, values))}
            onRemove={(filter) => go({ ...address, page: 1, filters: withoutFilter(address.filters, filter) })}
          />
          <span className={styles.spacer} />
          {!isBoard && (
            <ColumnsButton
              columns={columns}
              shown={fitted.filter(({ hidden }) => !hidden).length}
              fixed={list.columns.filter(({ fixed }) => fixed).map(({ key }) => key)}
              titleOf={titleOf}
              onChange={setColumns}
              {...(isArranged && { onReset: resetColumns })}
            />
          )}
        </div>
      </div>
      {isBoard ? (
        around(
          <Suspense fallback={<SkeletonLines lines={8} />}>
            <Board
              list={list}
              query={query}
              context={context}
              onNews={rows.refetch}
              onState={(state) => go({ ...address, layout: 'list', status: [state], page: 1 })}
            />
          </Suspense>,
        )
      ) : (
        <ListRows
          around={around}
          list={list}
          rows={rows}
          query={query}
          answered={answered}
          columns={fitted}
          goesOn={goesOn}
          over={isOver ? ACTIVITY : undefined}
          measure={measure}
          context={context}
          titleOf={titleOf}
          layout={address.layout}
          isNarrowed={hasConditions(address, rules)}
          search={address.search}
          entering={entering}
          onEntered={() => setEntering(null)}
          onOpen={(row) => open(row, rows.data?.items ?? [], answered, total)}
          onSort={(sort) => go({ ...address, sort, page: 1, ...(address.layout === 'grouped' && { layout: 'list' }) })}
          onPage={({ limit, offset }) => go({ ...address, size: limit, page: Math.floor(offset / limit) + 1 })}
          onResize={(key, width) =>
            setColumns(
              columns.map((column) =>
                column.key === key ? { ...column, width: Math.max(48, Math.round(width)) } : column,
              ),
            )
          }
          inAnyState={total === 0 ? inAnyState : 0}
          onAnyState={() => go({ ...address, status: [], page: 1 })}
          onClearConditions={() => go({ ...address, search: '', status: [], filters: {}, page: 1 })}
          onSearch={() => searchField.current?.focus()}
          onState={(place) => {
            const status = usual && byState[place - 1];
            if (status) go({ ...address, status, page: 1 });
          }}
          onReturn={() => go(address, { replace: true })}
        />
      )}
    </div>
  );
}

function shownKeys(columns: readonly { key: string; hidden: boolean }[]): string[] {
  return columns.filter(({ key, hidden }) => !hidden && key !== ACTIVITY).map(({ key }) => key);
}
