import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addBox, newBox } from '../../../../../machines/ivr/commands/commands.box.ts';
import { boxesOf } from '../../../../../machines/ivr/draft/draft.ts';
import { newKey } from '../../../api/new-key.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { h4 } from '../../../ui/text.css.ts';
import { shownDraft, useDesignerActions, useDesignerPart } from '../document/designer.store.ts';
import { BoxLane } from './BoxLane.tsx';
import * as styles from './boxes.css.ts';

/** All welcome boxes in the order in which a caller hears them: those before the menu, then those of each node. */
export function BoxesList() {
  const { t } = useTranslation('ivrInspector');
  const designer = useDesignerActions();
  const draft = useDesignerPart(shownDraft);
  const isLive = useDesignerPart(({ mode }) => mode === 'live');
  const owners = [...new Set([...draft.boxes.values()].map((box) => box.parentNodeUuid))].filter(
    (uuid) => uuid !== null,
  );

  function add() {
    const id = newKey();
    const box = { ...newBox(null, id), title: t('newBox') };
    if (designer.run(addBox(designer.state.draft, box))) designer.selectBox(id);
  }

  return (
    <section className={styles.boxes} aria-label={t('boxes')}>
      <div className={styles.head}>
        <h2 className={h4}>{t('beforeMenu')}</h2>
        <Button
          icon={Plus}
          variant="quiet"
          label={t('addBox')}
          disabledReason={isLive ? t('liveIsRead') : undefined}
          onPress={add}
        />
      </div>
      {boxesOf(draft, null).length === 0 ? (
        <EmptyState title={t('noBoxes')} body={t('noBoxesBody')} />
      ) : (
        <BoxLane label={t('beforeMenu')} owner={null} isLocked={isLive} />
      )}
      {owners.map((owner) => {
        const title = draft.nodes.get(owner)?.title ?? t('gone');
        return (
          <div key={owner}>
            <h2 className={`${h4} ${styles.head}`}>
              <bdi>{t('onEntering', { node: title })}</bdi>
            </h2>
            <BoxLane label={t('onEntering', { node: title })} owner={owner} isLocked={isLive} />
          </div>
        );
      })}
    </section>
  );
}
