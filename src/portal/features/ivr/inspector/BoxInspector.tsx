import { Trash2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type BoxEdit, editBox, removeBox } from '../../../../../machines/ivr/commands/commands.box.ts';
import { boxesOf } from '../../../../../machines/ivr/draft/draft.ts';
import type { WelcomeBox } from '../../../../../machines/ivr/menu.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { useDesignerActions, useDesignerPart, useWelcomeBox } from '../document/designer.store.ts';
import { keysToBox } from '../outline/kept-keys.hook.ts';
import { AudioSection } from './AudioSection.tsx';
import { BoxAction } from './BoxAction.tsx';
import { BoxPlace } from './BoxPlace.tsx';
import { useLedTo } from './field.focus.ts';
import type { InspectedBox } from './inspected-box.ts';
import * as styles from './inspector.css.ts';
import { LockedNote } from './LockedNote.tsx';
import { isLeaving } from './leaving.ts';
import { QueryField } from './QueryField.tsx';
import { Section } from './Section.tsx';
import { TitleField } from './TitleField.tsx';

interface BoxInspectorProps {
  id: string;
}

/** Every field of one welcome box. */
export function BoxInspector({ id }: BoxInspectorProps) {
  const box = useWelcomeBox(id);
  return box ? <Fields key={id} box={box} /> : null;
}

function Fields({ box }: { box: WelcomeBox }) {
  const { t } = useTranslation(['ivrInspector', 'common']);
  const designer = useDesignerActions();
  const draft = useDesignerPart((state) => state.draft);
  const context = useDesignerPart((state) => state.context);
  const isLive = useDesignerPart(({ mode }) => mode === 'live');
  const locked = isLive ? t('liveIsRead') : undefined;
  const { id } = box;
  useLedTo(id, 'box');
  const edit = (change: BoxEdit, seen?: BoxEdit) => {
    const now = designer.state.draft;
    designer.run(editBox(seen && !now.boxes.has(id) ? draft : now, id, change), seen);
  };
  const inspected: InspectedBox = { box, draft, context, locked, edit };
  const place = boxesOf(draft, box.parentNodeUuid).findIndex((other) => other.id === id) + 1;
  const owner = box.parentNodeUuid === null ? undefined : draft.nodes.get(box.parentNodeUuid);

  return (
    <section
      className={styles.inspector}
      aria-label={t('boxInspector')}
      onKeyDown={(event) => isLeaving(event) && keysToBox(id)}
    >
      <LockedNote locked={locked}>
        <div className={styles.head}>
          <div className={styles.row}>
            <bdi className={styles.crumb}>{owner ? t('onEntering', { node: owner.title }) : t('beforeMenu')}</bdi>
            <span className={styles.tools}>
              <IconButton
                icon={Trash2}
                label={t('remove')}
                disabledReason={locked}
                onPress={() => designer.run(removeBox(designer.state.draft, id))}
              />
              <IconButton icon={X} label={t('common:close')} onPress={() => designer.selectBox(null)} />
            </span>
          </div>
          <div className={styles.row}>
            <span className={styles.key}>{place}</span>
            <TitleField
              place={{ kind: 'box', of: id, field: 'title' }}
              label={t('title')}
              value={box.title}
              locked={locked}
              onCommit={(title, before) => edit({ title }, { title: before })}
            />
          </div>
          <Switch
            label={t(box.active === 1 ? 'active' : 'inactive')}
            isSelected={box.active === 1}
            disabledReason={locked}
            onChange={(active) => edit({ active: active ? 1 : 0 })}
          />
        </div>
        <AudioSection
          audio={box.audio}
          locked={locked}
          onChange={(next) => edit({ audio: next(designer.state.draft.boxes.get(id)?.audio ?? {}) })}
        />
        <Section
          id="boxWhen"
          title={t('boxWhen')}
          summary={box.validationQuery === null ? t('always') : t('onCondition')}
        >
          <QueryField
            name="validationQuery"
            owner={{ kind: 'box', of: id }}
            label={t('validationQuery')}
            hideLabel
            kind="validation"
            value={box.validationQuery}
            placeholder="caller.callCount == 0"
            locked={locked}
            onCommit={(validationQuery, before) => edit({ validationQuery }, { validationQuery: before })}
          />
        </Section>
        <BoxAction {...inspected} />
        <BoxPlace {...inspected} />
      </LockedNote>
    </section>
  );
}
