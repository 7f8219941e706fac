import { useTranslation } from 'react-i18next';
import type { WelcomeBox } from '../../../../../machines/ivr/menu.ts';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { CommittedText } from './CommittedText.tsx';
import { titledChoices } from './choices.data.ts';
import type { InspectedBox } from './inspected-box.ts';
import * as styles from './inspector.css.ts';
import { QueryField } from './QueryField.tsx';
import { Section } from './Section.tsx';

const actionTypes = ['none', 'api', 'trunk'] as const satisfies readonly WelcomeBox['actionType'][];

/** The file that is played in place of the box's own audio, and the call that is made afterwards. */
export function BoxAction({ box, context, locked, edit }: InspectedBox) {
  const { t } = useTranslation('ivrInspector');
  const details = box.actionType === 'api' ? context.apiDetails : context.trunkDetails;
  return (
    <>
      <Section
        id="boxFile"
        title={t('boxFile')}
        summary={<bdi>{box.fileName ?? box.fileNameQuery ?? t('ownAudio')}</bdi>}
      >
        <CommittedText
          place={{ kind: 'box', of: box.id, field: 'fileName' }}
          label={t('fileName')}
          description={t('boxFileHint')}
          value={box.fileName}
          maxLength={200}
          code
          disabledReason={locked}
          onCommit={(fileName, before) => edit({ fileName }, { fileName: before })}
        />
        <QueryField
          name="fileNameQuery"
          owner={{ kind: 'box', of: box.id }}
          label={t('fileNameQuery')}
          kind="fileName"
          value={box.fileNameQuery}
          placeholder='"welcome-" + caller.language'
          locked={locked}
          onCommit={(fileNameQuery, before) => edit({ fileNameQuery }, { fileNameQuery: before })}
        />
      </Section>
      <Section id="boxAction" title={t('boxAction')} summary={t(`actionTypes.${box.actionType}`)}>
        <div className={styles.row}>
          <SegmentedControl
            label={t('boxAction')}
            options={actionTypes.map((value) => ({ value, label: t(`actionTypes.${value}`) }))}
            value={box.actionType}
            onChange={(actionType) => {
              if (locked === undefined) edit({ actionType, actionId: null });
            }}
          />
        </div>
        {box.actionType !== 'none' && (
          <div data-field="actionId">
            <ComboBox
              label={t(box.actionType === 'api' ? 'apiDetail' : 'trunkDetail')}
              options={titledChoices(details)}
              value={box.actionId}
              error={box.actionId === null ? t('chooseAction') : undefined}
              disabledReason={locked}
              onChange={(actionId) => edit({ actionId })}
            />
          </div>
        )}
      </Section>
    </>
  );
}
