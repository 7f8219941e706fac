import { ListChecks, SlidersHorizontal } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedRead } from '../FailedRead.tsx';
import { useFormat } from '../format.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { SegmentedControl } from '../ui/SegmentedControl.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { usePhone } from '../ui/small.hook.ts';
import { stale } from '../ui/stale.css.ts';
import type { ListRow } from '../workflow/rows.ts';
import { isNarrowed } from './address.ts';
import { QueueRow } from './QueueRow.tsx';
import { QueueTools } from './QueueTools.tsx';
import * as styles from './queue.css.ts';
import type { useQueue } from './queue.hook.ts';
import { type QueueDescription, SECOND_LOOK } from './queue.ts';

interface QueueListProps<Item extends ListRow, FullRecord extends ListRow> {
  queue: QueueDescription<Item, FullRecord>;
  state: ReturnType<typeof useQueue<Item, FullRecord>>;
  onBulk: () => void;
  filtering: { isOpen: boolean; onOpenChange: (open: boolean) => void };
}

const PAUSE = 250;

export function QueueList<Item extends ListRow, FullRecord extends ListRow>(props: QueueListProps<Item, FullRecord>) {
  const { queue, state, onBulk, filtering } = props;
  const { t } = useTranslation(['queues', 'lists', queue.namespace]);
  const { number } = useFormat();
  const { address, go, tab, list, items, current } = state;
  const frame = useRef<HTMLUListElement>(null);
  const openId = current?.id;
  const isPhone = usePhone();
  const [isUnfolded, setUnfolded] = useState(() => isNarrowed({ ...address, search: '' }));
  const hasTools = !isPhone || isUnfolded || filtering.isOpen;
  useEffect(() => {
    if (openId === undefined) return;
    frame.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [openId]);
  const onScroll = useKeptInView(frame, state.index);

  // Out of the search to what it has found, as soon as that is there; with nothing found, back to the words.
  const [isLeaving, setLeaving] = useState(false);
  const isFound = isLeaving && !state.isEarlier && !list.isFetching;
  useEffect(() => {
    if (!isFound) return;
    setLeaving(false);
    const hit = frame.current?.querySelector<HTMLElement>('[aria-current="true"]');
    (hit ?? document.querySelector<HTMLElement>('[data-queue-search] input'))?.focus();
  }, [isFound]);

  const counted = (title: string) =>
    isNarrowed(address)
      ? t('found', { title, count: state.total, number: number(state.total) })
      : `${title} ${number(state.total)}`;

  return (
    <section className={styles.list} aria-label={t('list')}>
      <div className={styles.listHead}>
        <div className={styles.tabs}>
          <SegmentedControl
            label={t('tabs')}
            value={tab.key}
            columns={queue.tabs.length > 3 ? 2 : queue.tabs.length}
            onChange={(key) => go({ ...address, tab: key, sort: null, item: null })}
            options={queue.tabs.map(({ key }) => {
              const isAgain = key === SECOND_LOOK;
              const title = isAgain ? t('secondLook') : t(`${queue.namespace}:tabs.${key}`);
              if (isAgain && key !== tab.key && state.load)
                return { value: key, label: `${title} ${number(state.load.secondLooks)}` };
              if (key === tab.key && list.data && !state.isEarlier) return { value: key, label: counted(title) };
              const waiting = key === queue.tabs[0].key ? state.load?.waiting : undefined;
              const other = isNarrowed(address) ? undefined : (state.totals.get(key) ?? waiting);
              return { value: key, label: other === undefined ? title : `${title} ${number(other)}` };
            })}
          />
        </div>
        <div className={styles.listTools} data-queue-search>
          <div className={styles.grow}>
            <Search
              label={t(`${queue.namespace}:search`)}
              value={address.search}
              onSearch={(search) => go({ ...address, search, item: null }, { replace: true })}
              onLeave={() => setLeaving(true)}
            />
          </div>
          {tab.bulkFilter && (
            <IconButton
              variant="secondary"
              icon={ListChecks}
              label={t('allAtOnce')}
              disabledReason={
                state.isEarlier ? t('common:loading') : items.length === 0 ? t('nothingWaits') : undefined
              }
              onPress={onBulk}
            />
          )}
          {isPhone && (
            <IconButton
              variant="secondary"
              icon={SlidersHorizontal}
              label={t('narrowing')}
              isPressed={hasTools}
              onPress={() => setUnfolded(!hasTools)}
            />
          )}
        </div>
        {hasTools && <QueueTools queue={queue} state={state} filtering={filtering} />}
      </div>
      {list.isPending && <SkeletonRows rows={9} columns={2} />}
      {list.error && !list.data && <FailedRead error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && !list.isFetching && (
        <EmptyState
          title={t(isNarrowed(address) ? 'nothingMatches' : `${queue.namespace}:empty`)}
          body={t(isNarrowed(address) ? 'nothingMatchesBody' : 'emptyBody')}
          {...(isNarrowed(address) && {
            action: (
              <Button
                label={t('lists:clearConditions')}
                onPress={() => go({ ...address, search: '', filters: {}, item: null })}
              />
            ),
          })}
        />
      )}
      <ul
        className={`${styles.rows} ${state.isEarlier ? stale : ''}`}
        ref={frame}
        onScroll={onScroll}
        aria-busy={list.isFetching}
        inert={state.isEarlier}
      >
        {items.map((item) => (
          <li key={item.id} className={styles.rowItem}>
            <QueueRow
              queue={queue}
              item={item}
              presence={state.presenceAt(item)}
              isCurrent={item.id === current?.id}
              isMine={state.isMine(item)}
              isSkipped={state.isSkipped(item)}
              viewerId={state.viewer.id}
              now={state.now}
              onOpen={() => state.turnTo(item.id)}
            />
          </li>
        ))}
        {state.showMore && (
          <li className={styles.more}>
            <Button label={t('showMore')} onPress={state.showMore} isPending={list.isFetching} />
          </li>
        )}
      </ul>
    </section>
  );
}

/** The open item stays in view when others come before it or leave; where the person has scrolled it away, nothing moves. */
function useKeptInView(frame: RefObject<HTMLElement | null>, index: number): () => void {
  const isInView = useRef(true);
  // With the rows themselves: a moment later it would look as if the person had scrolled it away.
  useLayoutEffect(() => {
    const beyond = index < 0 ? 0 : beyondOf(frame.current);
    if (isInView.current && beyond !== 0) frame.current?.scrollBy({ top: beyond });
  }, [frame, index]);
  return () => {
    isInView.current = beyondOf(frame.current) === 0;
  };
}

/** How many whole pixels the open row lies above (less than nothing) or below what its frame shows: what is less than one cannot be scrolled. */
function beyondOf(frame: HTMLElement | null): number {
  const row = frame?.querySelector('[aria-current="true"]');
  if (!frame || !row) return 0;
  const [shown, place] = [frame.getBoundingClientRect(), row.getBoundingClientRect()];
  return Math.min(0, Math.ceil(place.top - shown.top)) + Math.max(0, Math.floor(place.bottom - shown.bottom));
}

interface SearchProps {
  label: string;
  value: string;
  onSearch: (words: string) => void;
  /** Enter, or the arrow down: to what was found. */
  onLeave: () => void;
}

/** Asks a moment after the last letter, or as soon as it is left. */
function Search({ label, value, onSearch, onLeave }: SearchProps) {
  const [letters, setLetters] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (letters.trim() !== value) setLetters(value);
  }
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const ask = (next: string) => {
    setLetters(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onSearch(next.trim()), PAUSE);
  };
  const leave = () => {
    window.clearTimeout(timer.current);
    onSearch(letters.trim());
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onLeave();
  };
  return (
    <SearchField label={label} placeholder={label} value={letters} onChange={ask} onSubmit={leave} onDown={leave} />
  );
}
