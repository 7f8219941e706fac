import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { Icon } from './Icon.tsx';
import * as styles from './OrderGrid.css.ts';
import { reordered } from './order.ts';

interface OrderGridProps<Item extends { id: string }> {
  label: string;
  items: readonly Item[];
  /** What an item is called, also by a screen reader while it moves. */
  nameOf: (item: Item, place: number) => string;
  /** The ids in their new order; without it nothing can be moved. */
  onOrder?: ((ids: string[]) => void) | undefined;
  /** Of the handle by which an item is dragged, or by Enter, the arrows and Enter again. */
  handleLabel: (place: number) => string;
  isBusy?: boolean;
  /** One below the other. */
  isStack?: boolean;
  children: (item: Item, place: number, handle: ReactNode) => ReactNode;
}

/** Things in an order of their own, changed by dragging: mouse, touch or keyboard. */
export function OrderGrid<Item extends { id: string }>(props: OrderGridProps<Item>) {
  const { label, items, nameOf, onOrder, handleLabel, isBusy = false, isStack = false, children } = props;
  const ids = items.map(({ id }) => id);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: onOrder === undefined,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => onOrder?.(reordered(ids, [...keys].map(String), String(target.key), target)),
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className={isStack ? styles.gapBetween : styles.gap} />
    ),
  });
  /** The arrows move it by a place, without dragging. */
  const step = (place: number, key: string) => {
    const [id, above, below] = [ids[place], ids[place - 1], ids[place + 1]];
    if (id === undefined) return;
    if (key === 'ArrowUp' && above !== undefined) onOrder?.(reordered(ids, [id], above, { dropPosition: 'before' }));
    if (key === 'ArrowDown' && below !== undefined) onOrder?.(reordered(ids, [id], below, { dropPosition: 'after' }));
  };
  return (
    <GridList
      aria-label={label}
      aria-busy={isBusy}
      className={isStack ? styles.stack : styles.grid}
      layout={isStack ? 'stack' : 'grid'}
      keyboardNavigationBehavior="tab"
      dragAndDropHooks={dragAndDropHooks}
    >
      {items.map((item, place) => (
        <GridListItem
          key={item.id}
          id={item.id}
          textValue={nameOf(item, place)}
          className={isStack ? styles.line : styles.item}
        >
          {children(
            item,
            place,
            <Button
              slot="drag"
              aria-label={handleLabel(place)}
              className={styles.handle}
              onKeyDown={({ key }) => isStack && step(place, key)}
            >
              <Icon of={GripVertical} />
            </Button>,
          )}
        </GridListItem>
      ))}
    </GridList>
  );
}
