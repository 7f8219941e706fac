import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHistoryState } from 'wouter/use-browser-location';
import { useAttempt } from '../../api/attempt.hook.ts';
import { EditedPane } from '../../editing/EditedPane.tsx';
import { EditedTable } from '../../editing/EditedTable.tsx';
import { useLock } from '../../editing/permission.hook.ts';
import { useFormat } from '../../format.ts';
import { useEntries } from '../../reference/choices.ts';
import { useReferenceWords } from '../../reference/ReferenceWord.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { folded } from '../../ui/folded.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { Select } from '../../ui/Select.tsx';
import { toast } from '../../ui/toast.queue.ts';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import type { BroadcastForm } from './broadcast.form.ts';
import type { Broadcast, BroadcastKind } from './broadcast.kind.ts';
import { ComposePage } from './ComposePage.tsx';
import { NEW, useBroadcastAddress } from './campaigns.address.ts';
import * as styles from './campaigns.css.ts';
import { copyOf, useBroadcasts } from './campaigns.data.ts';
import { useChannels } from './channels.hook.ts';
import { Planner } from './Planner.tsx';
import { PlanStates, TooMuch } from './PlanTools.tsx';
import { ResultsPage } from './results/ResultsPage.tsx';
import { useStanding } from './standing.data.ts';
import { ownChannelsOf } from './standing.ts';

interface BroadcastsPageProps<Row extends Broadcast> {
  kind: BroadcastKind<Row>;
  /** Beside the list the days on which they run. */
  hasCalendar?: boolean;
}

/** All of a kind: find one, begin one, copy one, open one. */
export function BroadcastsPage<Row extends Broadcast>({ kind, hasCalendar = false }: BroadcastsPageProps<Row>) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const { rows, error, isPending, refetch } = useBroadcasts(kind);
  const { address, change } = useBroadcastAddress();
  const state = useHistoryState<{ prefill?: Partial<BroadcastForm> } | null>();
  const [sort, setSort] = useState('-startDt');
  const [isBulk, setBulk] = useState(false);
  const cannotAdd = useLock(`${kind.permission}:post`);
  const categories = useEntries(kind.categories);
  const wordOf = useReferenceWords(kind.categories);
  const channelsOf = useChannels();
  const attempt = useAttempt();
  const standing = useStanding();
  const { stateOf, isLoading } = standing;
  const listed = rows?.find(({ id }) => id === address.open) as Row | undefined;
  // What is being written stands on while the list behind it is read anew.
  const [held, setHeld] = useState<Row>();
  if (listed && listed !== held) setHeld(listed);
  const open = listed ?? (held?.id === address.open ? held : undefined);
  // A new one that is saved stays the page that it was written on; the next new one is another.
  const [saved, setSaved] = useState<readonly string[]>([]);
  const born = saved.indexOf(address.open ?? '');
  const writing = address.open === NEW ? `${NEW} ${saved.length}` : born < 0 ? address.open : `${NEW} ${born}`;
  const back = () => change({ open: null, shows: 'form' });

  if (open && address.shows === 'results') {
    const { id, title } = open;
    return <ResultsPage id={id} title={title} onBack={back} onSurvey={() => change({ shows: 'form' })} />;
  }
  if (address.open === NEW || open) {
    return (
      <ComposePage
        key={writing}
        kind={kind}
        row={open ?? null}
        state={open && !isLoading ? stateOf(open) : undefined}
        day={address.day}
        prefill={state?.prefill}
        onBack={back}
        onSaved={(id) => {
          setSaved([...saved, id]);
          change({ open: id });
        }}
        onResults={() => change({ shows: 'results' })}
        onCopy={copy}
      />
    );
  }

  const wanted = folded(address.search.trim());
  const found = (rows ?? [])
    .filter((row) => wanted === '' || folded(row.title).includes(wanted))
    .filter((row) => address.category === null || categoryOf(row).id === address.category);
  const inState = found.filter((row) => address.state === null || stateOf(row) === address.state);
  const add = (
    <Button
      variant="primary"
      icon={Plus}
      label={t(`${kind.key}.new`)}
      disabledReason={cannotAdd}
      onPress={() => change({ open: NEW })}
    />
  );

  return (
    <>
      <EditedPane
        title={t(hasCalendar ? 'campaign.listing' : `${kind.key}.title`)}
        summary={rows && t(`${kind.key}.count`, { count: rows.length })}
        actions={
          <>
            {kind.key === 'campaign' && (
              <Button icon={Upload} label={t('bulk.open')} disabledReason={cannotAdd} onPress={() => setBulk(true)} />
            )}
            {add}
          </>
        }
        tools={
          <>
            <PlanStates
              entries={rows && !isLoading ? found : undefined}
              stateOf={stateOf}
              address={address}
              change={change}
            />
            <SearchField
              label={t('search')}
              value={address.search}
              onChange={(search) => change({ search })}
              className={styles.search}
            />
            <Select
              label={t('fields.category')}
              hideLabel
              options={[{ value: 'all', label: t('allCategories') }, ...categories]}
              value={address.category ?? 'all'}
              onChange={(category) => change({ category: category === 'all' ? null : category })}
            />
            {hasCalendar && <TooMuch change={change} />}
          </>
        }
        asked={{ isPending: isPending || isLoading, error, refetch }}
      >
        {rows && !isLoading && (hasCalendar ? planner() : list())}
      </EditedPane>
      {isBulk && <BulkDialog onClose={() => setBulk(false)} />}
    </>
  );

  function planner() {
    return (
      <Planner
        address={address}
        change={change}
        entries={inState}
        standing={standing}
        categoryOf={categoryOf}
        categories={kind.categories}
        canAdd={cannotAdd === undefined}
        onNew={(day) => change({ open: NEW, day })}
        onCopy={copy}
      />
    );
  }

  function list() {
    if (inState.length === 0) {
      const isNarrowed = wanted !== '' || address.category !== null || address.state !== null;
      return (
        <EmptyState
          title={t(isNarrowed ? 'nothingFound' : `${kind.key}.none`)}
          body={t(isNarrowed ? 'nothingFoundBody' : `${kind.key}.noneBody`)}
          action={
            isNarrowed ? (
              <Button label={t('clear')} onPress={() => change({ search: '', category: null, state: null })} />
            ) : (
              add
            )
          }
        />
      );
    }
    const [by, isBack] = [sort.replace('-', ''), sort.startsWith('-')];
    const inOrder = inState.toSorted((one, other) => {
      const order = String(Reflect.get(one, by)).localeCompare(String(Reflect.get(other, by)));
      return isBack ? -order : order;
    });
    return (
      <EditedTable
        label={t(`${kind.key}.title`)}
        rows={inOrder}
        title={t('fields.title')}
        sort={sort}
        onSort={setSort}
        onOpen={({ id }) => change({ open: id })}
        columns={[
          { id: 'state', label: t('state'), render: (row) => <StateBadge entity="job" state={stateOf(row)} /> },
          { id: 'category', label: t('fields.category'), render: (row) => wordOf(categoryOf(row)) },
          { id: 'startDt', label: t('fields.startDt'), sorts: true, render: ({ startDt }) => format.date(startDt) },
          { id: 'endDt', label: t('fields.endDt'), sorts: true, render: ({ endDt }) => format.date(endDt) },
          { id: 'channels', label: t('channelsTitle'), render: (row) => channelsOf(row) || t('noChannel') },
        ]}
      />
    );
  }

  function categoryOf(row: Broadcast) {
    return kind.categoryOf(row as Row);
  }

  function copy(id: string) {
    void attempt(
      copyOf(kind as BroadcastKind, id).then((copied) => {
        const original = rows?.find((row) => row.id === id);
        const off = original ? ownChannelsOf(original).filter((channel) => !copied[channel]) : [];
        const channels = format.list(off.map((channel) => t(`channels.${channel}`)));
        toast.success(t(off.length > 0 ? 'copiedOff' : 'copied', { title: copied.title, channels }));
        change({ open: copied.id, shows: 'form' });
      }),
    );
  }
}
