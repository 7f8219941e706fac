import { Eye, LockKeyhole, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FailedRead } from '../FailedRead.tsx';
import { useFormat } from '../format.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SkeletonLines } from '../ui/Skeleton.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { Written } from '../ui/Written.tsx';
import { useUnsentOn } from '../workflow/deciding.ts';
import type { Presence } from '../workflow/presence.ts';
import type { ListRow } from '../workflow/rows.ts';
import { UnsentNotice } from '../workflow/UnsentNotice.tsx';
import { useWorkflowWords } from '../workflow/words.ts';
import * as styles from './queue.css.ts';
import type { useQueue } from './queue.hook.ts';
import { type QueueDescription, SECOND_LOOK } from './queue.ts';
import { asHandled } from './standing.ts';

interface ItemPaneProps<Item extends ListRow, FullRecord extends ListRow> {
  queue: QueueDescription<Item, FullRecord>;
  state: ReturnType<typeof useQueue<Item, FullRecord>>;
  presence: Presence | null;
  /** It has been in view for a moment: it may be decided. */
  isSeen: boolean;
  /** How many the person has decided at once just before. */
  atOnce: number;
}

/** The open item, and above it who else is at it. */
export function ItemPane<Item extends ListRow, FullRecord extends ListRow>(props: ItemPaneProps<Item, FullRecord>) {
  const { queue, state, presence, isSeen, atOnce } = props;
  const { t } = useTranslation(['queues', queue.namespace]);
  const words = useWorkflowWords(queue.entity.workflow);
  const { number } = useFormat();
  const { whole, current, list } = state;
  const { missing } = state;
  const unsent = useUnsentOn(queue.entity.workflow, current?.id);
  const isEmpty = !current && missing === null && list.data !== undefined && !list.isFetching;
  return (
    <section className={styles.item} aria-label={t('item')} aria-busy={whole.isFetching}>
      <div className={styles.sheet} data-item={current?.id} data-seen={isSeen || undefined}>
        {presence?.kind === 'claimed' && (
          <p className={styles.notice} role="status">
            <Icon of={LockKeyhole} small /> {t('claimedBy', { name: presence.by })}
          </p>
        )}
        {unsent && <UnsentNotice unsent={unsent} className={styles.notice} />}
        {current?.escalation && <Handed {...current.escalation} />}
        {current?.secondLook && state.tab.key === SECOND_LOOK && (
          <p className={styles.notice}>
            <Icon of={Eye} small />
            {t('decidedBy', { name: current.secondLook.by.name, state: words.state(current.state) })}
            {current.lastStep?.reason && <Written>{current.lastStep.reason}</Written>}
          </p>
        )}
        {presence?.kind === 'gone' && (
          <div className={styles.notice} role="status">
            {t('handledAs', { name: presence.by, state: words.state(presence.state) })}
            <Button
              label={t('next')}
              onPress={() => {
                const next = current && state.after(current);
                if (next) state.turnTo(next.id);
              }}
            />
          </div>
        )}
        {missing !== null && (
          <EmptyState
            title={t('notInQueue')}
            body={t('notInQueueBody')}
            action={
              queue.entity.href ? (
                <TextLink href={queue.entity.href(missing)}>{t('openPage')}</TextLink>
              ) : (
                <Button label={t('openFirst')} onPress={state.openFirst} />
              )
            }
          />
        )}
        {isEmpty && (
          <EmptyState
            title={t(`${queue.namespace}:empty`)}
            body={`${atOnce > 0 ? `${t('decidedAtOnce', { count: atOnce, number: number(atOnce) })} ` : ''}${t('emptyBody')}`}
          />
        )}
        {(state.isEarlier || (current && whole.isPending)) && <SkeletonLines lines={6} />}
        {current && whole.error !== null && !whole.data && (
          <FailedRead error={whole.error} onRetry={() => void whole.refetch()} />
        )}
        {current && whole.data && (
          <div data-judged>
            <queue.Content key={current.id} whole={asHandled(whole.data, presence)} now={state.now} />
          </div>
        )}
      </div>
    </section>
  );
}

/** Who has handed it on, to whom and why. */
function Handed({ to, by, note }: NonNullable<ListRow['escalation']>) {
  const { t } = useTranslation('queues');
  return (
    <p className={styles.notice}>
      <Icon of={UsersRound} small />
      {to ? t('handedOnTo', { by: by.name, name: to.name }) : t('handedOnBy', { by: by.name })}
      <Written>{note}</Written>
    </p>
  );
}
