import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Presence } from '../lists/presence.ts';
import { useRefusalWords } from '../records/refusal.words.ts';
import { useWorkflowWords } from '../records/words.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SkeletonLines } from '../ui/Skeleton.tsx';
import * as styles from './queue.css.ts';
import type { useQueue } from './queue.hook.ts';
import type { QueueDescription, QueueItem } from './queue.ts';

interface ItemPaneProps<Item extends QueueItem, Whole extends object> {
  queue: QueueDescription<Item, Whole>;
  state: ReturnType<typeof useQueue<Item, Whole>>;
  presence: Presence | null;
}

/** The open item, and above it who else is at it. */
export function ItemPane<Item extends QueueItem, Whole extends object>(props: ItemPaneProps<Item, Whole>) {
  const { queue, state, presence } = props;
  const { t } = useTranslation(['queues', queue.namespace]);
  const words = useWorkflowWords(queue.entity);
  const refusalWords = useRefusalWords();
  const { whole, current, list } = state;
  const isEmpty = !current && list.data !== undefined;
  return (
    <section className={styles.item} aria-label={t('item')} aria-busy={whole.isFetching}>
      <div className={styles.sheet} data-item={current?.id}>
        {presence?.kind === 'claimed' && (
          <p className={styles.notice} role="status">
            <Icon of={LockKeyhole} small /> {t('claimedBy', { name: presence.by })}
          </p>
        )}
        {presence?.kind === 'gone' && (
          <div className={styles.notice} role="status">
            {t('handledAs', { name: presence.by, state: words.state(presence.state) })}
            <Button label={t('next')} onPress={() => current && state.open(state.after(current)?.id ?? null)} />
          </div>
        )}
        {isEmpty && <EmptyState title={t(`${queue.namespace}:empty`)} body={t('emptyBody')} />}
        {current && whole.isPending && <SkeletonLines lines={6} />}
        {current && whole.error !== null && !whole.data && (
          <ErrorState detail={refusalWords(whole.error)} onRetry={() => void whole.refetch()} />
        )}
        {current && whole.data && <queue.Content key={current.id} whole={whole.data} now={state.now} />}
      </div>
    </section>
  );
}
