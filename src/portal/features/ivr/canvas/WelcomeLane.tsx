import { Braces, ChevronRight, Funnel, PhoneForwarded, Plus, Volume2, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { addBox, newBox } from '../../../../../machines/ivr/commands/commands.box.ts';
import { boxesOf } from '../../../../../machines/ivr/draft/draft.ts';
import { CARD, COLUMN, LANE_ROOM, type Layout } from '../../../../../machines/ivr/layout/layout.ts';
import type { WelcomeBox } from '../../../../../machines/ivr/menu.ts';
import { newKey } from '../../../api/new-key.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { hidden } from '../../../ui/text.css.ts';
import { shownDraft, useDesignerActions, useDesignerPart } from '../document/designer.store.ts';
import { useBoxFacts } from '../node/card.facts.ts';
import { MenuTitle } from '../node/MenuTitle.tsx';
import * as styles from './canvas.css.ts';
import * as cardStyles from './card.css.ts';

const AROUND = 8;
/** The head of the lane wants this much room even with one box. */
const MIN = 2 * COLUMN;

/** What plays before the menu, on top of the drawing. */
export function WelcomeLane({ layout, isMirrored }: { layout: Layout; isMirrored: boolean }) {
  const { t } = useTranslation('ivr');
  const designer = useDesignerActions();
  const draft = useDesignerPart(shownDraft);
  const mode = useDesignerPart((state) => state.mode);
  const boxes = boxesOf(draft, null);
  const width = Math.max(MIN, boxes.length * COLUMN - (COLUMN - CARD.width)) + 2 * AROUND;

  function add() {
    const box = { ...newBox(null, newKey()), title: t('newBox') };
    if (designer.run(addBox(designer.state.draft, box))) designer.selectBox(box.id);
    designer.setPanel('inspector');
  }

  return (
    <section
      aria-label={t('welcome')}
      className={`${styles.lane} nopan nodrag`}
      dir={isMirrored ? 'rtl' : 'ltr'}
      style={{
        width,
        top: layout.top - LANE_ROOM,
        ...(isMirrored ? { left: AROUND - width } : { left: -AROUND }),
      }}
    >
      <div className={styles.laneHead}>
        <span className={styles.laneName}>{t('welcome')}</span>
        <span>{t(boxes.length === 0 ? 'noBoxes' : 'welcomeOrder')}</span>
        {mode === 'draft' && <IconButton icon={Plus} label={t('addBox')} onPress={add} className={styles.laneAdd} />}
      </div>
      {boxes.map((box, index) => (
        <Box key={box.id} box={box} place={index} isLast={index === boxes.length - 1} />
      ))}
    </section>
  );
}

function Box({ box, place, isLast }: { box: WelcomeBox; place: number; isLast: boolean }) {
  const { t } = useTranslation('ivr');
  const designer = useDesignerActions();
  const isChosen = useDesignerPart((state) => state.box === box.id);
  const { problem, problems, walk } = useBoxFacts(box.id);
  const at = AROUND - 1 + place * COLUMN;
  const kind = { none: Volume2, api: Braces, trunk: PhoneForwarded }[box.actionType];
  return (
    <>
      <Button
        className={styles.box}
        style={{ insetInlineStart: at }}
        aria-pressed={isChosen}
        data-box={box.id}
        data-keeps-keys={isChosen || undefined}
        data-problem={problem ?? undefined}
        data-walk={walk}
        onPress={() => {
          designer.selectBox(box.id);
          if (designer.state.panel === null) designer.setPanel('inspector');
        }}
      >
        <span className={cardStyles.first}>
          <span className={styles.order}>{place + 1}</span>
          <span className={cardStyles.title}>
            <MenuTitle title={box.title} lines={2} />
          </span>
        </span>
        <span className={cardStyles.second}>
          <span className={cardStyles.state} data-on={box.active === 1} />
          <Icon of={box.validationQuery === null ? kind : Funnel} small />
          <span className={styles.boxLine}>{box.validationQuery === null ? t('always') : t('onlySome')}</span>
        </span>
        {problem !== null && (
          <span className={problem === 'error' ? cardStyles.error : cardStyles.warning}>
            {problem === 'error' ? <Icon of={X} small /> : <span aria-hidden="true">!</span>}
            <span className={hidden}>{t(`has.${problem}`, { count: problems })}</span>
          </span>
        )}
      </Button>
      {!isLast && (
        <span className={styles.laneArrow} data-walk={walk} style={{ insetInlineStart: at + CARD.width + 14 }}>
          <Icon of={ChevronRight} directional />
        </span>
      )}
    </>
  );
}
