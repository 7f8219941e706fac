import { useVirtualizer } from '@tanstack/react-virtual';
import { ListTree, Network, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../format.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Kbd } from '../../../ui/Kbd.tsx';
import { hidden } from '../../../ui/text.css.ts';
import { useIsRightToLeft } from '../canvas/direction.hook.ts';
import { addBelow } from '../commands/actions.ts';
import { useDesignerActions, useDesignerPart } from '../document/designer.store.ts';
import { allFoldable } from '../scene/folding.ts';
import type { MenuScene } from '../scene/scene.hook.ts';
import { useKeptKeys } from './kept-keys.hook.ts';
import { OutlineRow } from './OutlineRow.tsx';
import * as styles from './outline.css.ts';
import { outlineRows } from './outline.rows.ts';

const ROW = 36;

interface OutlineProps {
  drawing: MenuScene;
  onKey: (event: KeyboardEvent) => boolean;
  /** What stands under the tree. */
  below?: ReactNode;
}

/** The menu as a tree-grid: everything the drawing shows and does, for people who can't use a drawing. */
export function Outline({ drawing, onKey, below }: OutlineProps) {
  const { t } = useTranslation('ivr');
  const format = useFormat();
  const designer = useDesignerActions();
  const isMirrored = useIsRightToLeft();
  const scroller = useRef<HTMLDivElement>(null);
  const { draft } = drawing;
  const { children } = draft;
  const collapsed = useDesignerPart((state) => state.collapsed);
  const current = useDesignerPart((state) => state.selection.at(-1) ?? null);
  const revealed = useDesignerPart((state) => state.revealed);
  useKeptKeys(current);
  const rows = useMemo(() => outlineRows({ ...draft, children }, collapsed), [draft, children, collapsed]);
  const at = rows.findIndex(({ uuid }) => uuid === current);
  // oxlint-disable-next-line react/incompatible-library -- it is used here only and handed to nothing that is memoised
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
    // The row that has the keyboard stays mounted wherever somebody scrolls.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const shown = new Set<number>();
      for (let row = Math.max(0, startIndex - overscan); row <= Math.min(count - 1, endIndex + overscan); row++) {
        shown.add(row);
      }
      if (at >= 0) shown.add(at);
      return [...shown].sort((a, b) => a - b);
    },
  });
  const scrollTo = useEffectEvent(() => {
    const view = scroller.current;
    if (at < 0 || !view) return;
    // As it stands now: of a scroll that has just been the virtual list may not have heard, and would move what is pressed.
    const isInSight = at * ROW >= view.scrollTop && (at + 1) * ROW <= view.scrollTop + view.clientHeight;
    if (!isInSight) virtual.scrollToIndex(at, { align: 'auto' });
  });
  useEffect(() => {
    if (current !== null || revealed) scrollTo();
  }, [current, revealed]);

  function press(event: KeyboardEvent) {
    const inwards = isMirrored ? 'ArrowLeft' : 'ArrowRight';
    const outwards = isMirrored ? 'ArrowRight' : 'ArrowLeft';
    const row = rows[at];
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey);
    const go = (index: number) => {
      const next = rows[Math.max(0, Math.min(rows.length - 1, index))];
      if (!next) return;
      if (event.shiftKey) designer.selectTogether([...new Set([...designer.state.selection, next.uuid])]);
      else designer.select([next.uuid]);
    };
    if (isPlain && event.key === 'ArrowDown') go(at + 1);
    else if (isPlain && event.key === 'ArrowUp') go(at < 0 ? 0 : at - 1);
    else if (isPlain && event.key === 'Home') go(0);
    else if (isPlain && event.key === 'End') go(rows.length - 1);
    else if (isPlain && event.key === 'PageDown') go(at + 10);
    else if (isPlain && event.key === 'PageUp') go(at - 10);
    else if (isPlain && row && event.key === inwards) {
      if (row.isParent && !row.isOpen) designer.toggle(row.uuid);
      else if (row.isParent) go(at + 1);
    } else if (isPlain && row && event.key === outwards) {
      const parent = rows.findLastIndex(({ level }, index) => index < at && level === row.level - 1);
      if (row.isParent && row.isOpen) designer.toggle(row.uuid);
      else if (parent >= 0) go(parent);
    } else if (!onKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <aside className={styles.outline} aria-label={t('outline')}>
      <div className={styles.head}>
        <span className={styles.name}>{t('outline')}</span>
        <span className={styles.count}>
          {t('nodeCount', { count: draft.nodes.size, shown: format.number(draft.nodes.size) })}
        </span>
        <IconButton
          icon={ListTree}
          label={collapsed.size > 0 ? t('unfoldAll') : t('foldAll')}
          onPress={() => designer.setCollapsed(collapsed.size > 0 ? new Set() : allFoldable(draft))}
        />
      </div>
      {rows.length === 0 && (
        <div className={styles.none}>
          <EmptyState
            icon={Network}
            title={t('nothingYet')}
            body={t('nothingYetBody')}
            action={<Button icon={Plus} label={t('addStart')} onPress={() => addBelow(designer, t('startOfMenu'))} />}
          />
        </div>
      )}
      <div
        role="treegrid"
        aria-label={t('outlineOfMenu')}
        aria-rowcount={rows.length + 1}
        aria-multiselectable="true"
        className={styles.grid}
        hidden={rows.length === 0}
        onKeyDown={press}
      >
        <div role="rowgroup">
          <div role="row" aria-rowindex={1} tabIndex={-1} className={styles.columnHeads}>
            <span role="columnheader" tabIndex={-1} className={styles.firstHead}>
              {t('keyAndTitle')}
            </span>
            <span role="columnheader" tabIndex={-1} className={styles.end}>
              {t('audio')}
            </span>
            <span role="columnheader" tabIndex={-1}>
              <span className={hidden}>{t('state')}</span>
            </span>
          </div>
        </div>
        <div ref={scroller} role="rowgroup" className={styles.rows}>
          <div role="presentation" style={{ blockSize: virtual.getTotalSize() }} />
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return (
              row && (
                <OutlineRow
                  key={row.uuid}
                  row={row}
                  index={index}
                  top={start}
                  isStop={at >= 0 ? index === at : index === 0}
                />
              )
            );
          })}
        </div>
      </div>
      {below}
      <div className={styles.foot}>
        <span className={styles.keys}>
          <Kbd keys={['↑', '↓']} />
          {t('keys.walk')}
        </span>
        <span className={styles.keys}>
          <Kbd keys="Enter" />
          {t('keys.open')}
        </span>
        <span className={styles.keys}>
          <Kbd keys="?" />
          {t('keys.all')}
        </span>
      </div>
    </aside>
  );
}
