import { useTranslation } from 'react-i18next';
import { reorderBox } from '../../../../../machines/ivr/commands/commands.box.ts';
import { boxesOf } from '../../../../../machines/ivr/draft/draft.ts';
import { label } from '../../../ui/Field.css.ts';
import { useDesignerActions } from '../document/designer.store.ts';
import { MenuTitle } from '../node/MenuTitle.tsx';
import { CommittedNumber } from './CommittedNumber.tsx';
import type { InspectedBox } from './inspected-box.ts';
import * as styles from './inspector.css.ts';
import { NodePicker } from './NodePicker.tsx';
import { Section } from './Section.tsx';

/** Where the box plays, its turn there, and where it sends the caller. */
export function BoxPlace({ box, draft, locked, edit }: InspectedBox) {
  const { t } = useTranslation('ivrInspector');
  const { run, state } = useDesignerActions();
  const lane = boxesOf(draft, box.parentNodeUuid);
  const target = box.childNodeUuid === null ? undefined : draft.nodes.get(box.childNodeUuid);
  return (
    <Section id="boxPlace" title={t('boxPlace')} summary={target ? <MenuTitle title={target.title} /> : t('goesOn')}>
      <CommittedNumber
        place={{ kind: 'box', of: box.id, field: 'turn' }}
        label={t('turn')}
        description={t('turnOf', { count: lane.length })}
        value={lane.findIndex(({ id }) => id === box.id) + 1}
        min={1}
        max={lane.length}
        steppers
        locked={locked}
        onCommit={(turn) => run(reorderBox(state.draft, box.id, turn - 1))}
      />
      <div className={styles.column} data-field="parentNodeUuid">
        <span className={label} aria-hidden="true">
          {t('boxOwner')}
        </span>
        <NodePicker
          label={t('boxOwner')}
          none={t('beforeMenu')}
          value={box.parentNodeUuid}
          except={null}
          locked={locked}
          onChange={(parentNodeUuid) => edit({ parentNodeUuid })}
        />
      </div>
      <div className={styles.column} data-field="childNodeUuid">
        <span className={label} aria-hidden="true">
          {t('boxTarget')}
        </span>
        <NodePicker
          label={t('boxTarget')}
          none={t('goesOn')}
          value={box.childNodeUuid}
          except={null}
          locked={locked}
          onChange={(childNodeUuid) => edit({ childNodeUuid })}
        />
      </div>
    </Section>
  );
}
