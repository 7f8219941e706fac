import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { CARD } from '../../../canvas/scene.ts';
import { useDesignerActions } from '../document/designer.store.ts';
import { MenuTitle } from '../node/MenuTitle.tsx';
import * as styles from './canvas.css.ts';
import { useDragPart } from './drag.store.ts';

/** What is dragged, beside the pointer. */
export function DragGhost({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { t } = useTranslation('ivr');
  const { state } = useDesignerActions();
  const count = useDragPart((drag) => drag.uuids.length);
  const first = useDragPart((drag) => drag.uuids[0] ?? null);
  return (
    <div ref={ref} className={styles.ghost} hidden={count === 0}>
      {count > 1 ? (
        t('draggedCount', { count })
      ) : (
        <MenuTitle title={(first !== null && state.draft.nodes.get(first)?.title) || ''} />
      )}
    </div>
  );
}

/** The line between two cards where a drop would put them. */
export function DropLine({ isMirrored }: { isMirrored: boolean }) {
  const target = useDragPart((drag) => drag.target);
  if (target?.kind !== 'between') return null;
  const { x, y } = target.at;
  return (
    <div
      className={styles.dropLine}
      style={{ transform: `translate(${isMirrored ? -(x + CARD.width) : x}px, ${y}px)` }}
    />
  );
}
