import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useTranslation } from 'react-i18next';
import { editBox, reorderBox } from '../../../../../machines/ivr/commands/commands.box.ts';
import { boxesOf } from '../../../../../machines/ivr/draft/draft.ts';
import type { WelcomeBox } from '../../../../../machines/ivr/menu.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { shownDraft, useDesignerActions, useDesignerPart } from '../document/designer.store.ts';
import * as styles from './boxes.css.ts';

interface BoxLaneProps {
  label: string;
  /** The node whose boxes these are; null: those at the start of the call. */
  owner: string | null;
  isLocked: boolean;
}

/** The boxes of one place in their order: dragged by the handle, or moved by Alt and the arrows; Enter opens one. */
export function BoxLane({ label, owner, isLocked }: BoxLaneProps) {
  const { t } = useTranslation('ivrInspector');
  const { run, selectBox, state } = useDesignerActions();
  const draft = useDesignerPart(shownDraft);
  const boxes = boxesOf(draft, owner);
  const placeOf = (id: string) => boxes.findIndex((box) => box.id === id);

  const move = (id: string, place: number) => {
    if (!isLocked && place >= 0 && place < boxes.length) run(reorderBox(state.draft, id, place));
  };
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isLocked,
    getItems: (ids) => [...ids].map((id) => ({ 'text/plain': String(id) })),
    onReorder({ keys: [moving], target }) {
      const id = String(moving);
      const onto = placeOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
      move(id, onto > placeOf(id) ? onto - 1 : onto);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.drop} />,
  });

  function moveByKey(event: KeyboardEvent) {
    const id = event.target instanceof Element ? event.target.closest('[data-key]')?.getAttribute('data-key') : null;
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || step === 0 || !id) return;
    event.preventDefault();
    event.stopPropagation();
    move(id, placeOf(id) + step);
  }

  return (
    <div role="presentation" onKeyDownCapture={moveByKey}>
      <GridList
        aria-label={label}
        className={styles.lane}
        items={boxes}
        dependencies={[boxes, draft, isLocked]}
        dragAndDropHooks={dragAndDropHooks}
        onAction={(id) => selectBox(String(id))}
      >
        {(box) => (
          <GridListItem id={box.id} textValue={box.title} className={styles.row}>
            <Button slot="drag" className={styles.handle} aria-label={t('moveBox', { title: box.title })}>
              <Icon of={GripVertical} small />
            </Button>
            <span className={styles.place}>{placeOf(box.id) + 1}</span>
            <BoxWords
              box={box}
              target={box.childNodeUuid === null ? null : (draft.nodes.get(box.childNodeUuid)?.title ?? t('gone'))}
            />
            <Switch
              label={t('boxActive', { title: box.title })}
              hideLabel
              isSelected={box.active === 1}
              disabledReason={isLocked ? t('liveIsRead') : undefined}
              onChange={(active) => run(editBox(state.draft, box.id, { active: active ? 1 : 0 }))}
            />
          </GridListItem>
        )}
      </GridList>
    </div>
  );
}

function BoxWords({ box, target }: { box: WelcomeBox; target: string | null }) {
  const { t } = useTranslation('ivrInspector');
  return (
    <span className={styles.words}>
      <bdi className={box.active === 1 ? styles.title : styles.off}>{box.title || t('untitled')}</bdi>
      {box.validationQuery === null ? (
        <span className={styles.detail}>{t('always')}</span>
      ) : (
        <code className={styles.query}>{box.validationQuery}</code>
      )}
      {target !== null && (
        <span className={styles.detail}>
          <bdi>{t('leadsTo', { node: target })}</bdi>
        </span>
      )}
    </span>
  );
}
