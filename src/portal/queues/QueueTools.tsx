import { ArrowDownUp, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../filters/FilterBar.tsx';
import { withoutFilter, withValues } from '../filters/filter.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Menu } from '../ui/Menu.tsx';
import type { ListRow } from '../workflow/rows.ts';
import { CLAIM, ESCALATED, sortIn } from './address.ts';
import * as styles from './queue.css.ts';
import type { useQueue } from './queue.hook.ts';
import { authorName, type QueueDescription } from './queue.ts';

interface QueueToolsProps<Item extends ListRow, FullRecord extends ListRow> {
  queue: QueueDescription<Item, FullRecord>;
  state: ReturnType<typeof useQueue<Item, FullRecord>>;
  filtering: { isOpen: boolean; onOpenChange: (open: boolean) => void };
}

/** Whose items are shown, and what that asks of the call. */
const WHOSE = {
  everybody: {},
  free: { [CLAIM]: 'free' },
  mine: { [CLAIM]: 'mine' },
  handedOn: { [ESCALATED]: 'any' },
  handedToMe: { [ESCALATED]: 'mine' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;
type Whose = keyof typeof WHOSE;
const KINDS = Object.keys(WHOSE) as Whose[];

const askedBy = (whose: Whose) => Object.entries(WHOSE[whose]);

/** What the queue is narrowed to, and in which order it comes. */
export function QueueTools<Item extends ListRow, FullRecord extends ListRow>(props: QueueToolsProps<Item, FullRecord>) {
  const { queue, state, filtering } = props;
  const { t } = useTranslation('queues');
  const { address, go, tab, items } = state;
  const { filters = [] } = queue;
  const { sorts = [] } = tab;
  const sort = sortIn(tab, address.sort);
  const whose =
    KINDS.find((one) => one !== 'everybody' && askedBy(one).every(([name, is]) => address.filters[name]?.[0] === is)) ??
    'everybody';
  const ofWhom = (one: Whose) =>
    askedBy(one).reduce(
      (filters, [name, is]) => withValues(filters, name, [is]),
      withValues(withValues(address.filters, CLAIM, []), ESCALATED, []),
    );
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
          entries={KINDS.map((one) => ({
            id: one,
            label: t(`claims.${one}`),
            isChosen: one === whose,
            onAction: () => narrowTo(ofWhom(one)),
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
