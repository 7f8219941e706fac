import { ArrowDownUp, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../filters/FilterBar.tsx';
import { withoutFilter, withValues } from '../filters/filter.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Menu } from '../ui/Menu.tsx';
import type { ListRow } from '../workflow/rows.ts';
import { CLAIM, sortIn } from './address.ts';
import * as styles from './queue.css.ts';
import type { useQueue } from './queue.hook.ts';
import { authorName, type QueueDescription } from './queue.ts';

interface QueueToolsProps<Item extends ListRow, FullRecord extends ListRow> {
  queue: QueueDescription<Item, FullRecord>;
  state: ReturnType<typeof useQueue<Item, FullRecord>>;
  filtering: { isOpen: boolean; onOpenChange: (open: boolean) => void };
}

const WHOSE = ['everybody', 'free', 'mine'] as const;

/** What the queue is narrowed to, and in which order it comes. */
export function QueueTools<Item extends ListRow, FullRecord extends ListRow>(props: QueueToolsProps<Item, FullRecord>) {
  const { queue, state, filtering } = props;
  const { t } = useTranslation('queues');
  const { address, go, tab, items } = state;
  const { filters = [] } = queue;
  const { sorts = [] } = tab;
  const sort = sortIn(tab, address.sort);
  const whose = WHOSE.find((one) => address.filters[CLAIM]?.includes(one)) ?? WHOSE[0];
  const narrowTo = (values: typeof address.filters) => go({ ...address, filters: values, item: null });
  return (
    <div className={styles.narrowing} role="toolbar" aria-label={t('narrowing')}>
      <FilterBar
        filters={filters}
        namespace={queue.entity.namespace}
        values={address.filters}
        onChange={(name, values) => narrowTo(withValues(address.filters, name, values))}
        onRemove={(filter) => narrowTo(withoutFilter(address.filters, filter))}
        opening={filtering}
      />
      {state.isOfAuthor && (
        <Chip name={t('of')} value={items[0] ? authorName(queue, items[0]) : '…'} onRemove={state.toAuthor} />
      )}
      {state.isWaiting && (
        <Menu
          label={t('whose')}
          trigger={<Button variant="quiet" icon={UsersRound} label={t(`claims.${whose}`)} opens />}
          entries={WHOSE.map((one) => ({
            id: one,
            label: t(`claims.${one}`),
            isChosen: one === whose,
            onAction: () => narrowTo(withValues(address.filters, CLAIM, one === WHOSE[0] ? [] : [one])),
          }))}
        />
      )}
      {sort && sorts.length > 1 && (
        <Menu
          label={t('order')}
          trigger={<Button variant="quiet" icon={ArrowDownUp} label={t(`sorts.${sort.key}`)} opens />}
          entries={sorts.map(({ key }, place) => ({
            id: key,
            label: t(`sorts.${key}`),
            isChosen: key === sort.key,
            onAction: () => go({ ...address, sort: place === 0 ? null : key, item: null }),
          }))}
        />
      )}
    </div>
  );
}
