import { useTranslation } from 'react-i18next';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { CommittedNumber } from './CommittedNumber.tsx';
import { titledChoices, usePathChoices } from './choices.data.ts';
import * as styles from './inspector.css.ts';
import { LinkChips } from './LinkChips.tsx';
import { lengths } from './node.fields.ts';
import { useInspected } from './node.hook.ts';
import { Section } from './Section.tsx';

/** What the caller may say, how long, and what is played when it is done. */
export function RecordingSection() {
  const { t } = useTranslation('ivrInspector');
  const { node, context, locked, edit } = useInspected();
  const { recordingEnabled, maxDurationSeconds, maxSilenceSeconds } = node;
  return (
    <Section
      id="recording"
      title={t('recording')}
      summary={
        recordingEnabled
          ? t('recordingOn', { seconds: maxDurationSeconds, silence: maxSilenceSeconds })
          : t('recordingOff')
      }
      aside={
        <Switch
          label={t('recordsCaller')}
          hideLabel
          isSelected={recordingEnabled}
          disabledReason={locked}
          onChange={(enabled) => edit({ recordingEnabled: enabled })}
        />
      }
    >
      <div className={styles.fields2}>
        {lengths.map(({ field, min, max }) => (
          <CommittedNumber
            key={field}
            place={{ kind: 'node', of: node.childNodeUuid, field }}
            label={t(field)}
            value={node[field]}
            min={min}
            max={max}
            locked={locked}
            onCommit={(seconds) => edit({ [field]: seconds })}
          />
        ))}
      </div>
      <RecordingPath />
      <LinkChips
        kind="recordingEndFiles"
        label={t('kinds.recordingEndFiles')}
        options={titledChoices(context.contentFiles)}
      />
    </Section>
  );
}

function RecordingPath() {
  const { t } = useTranslation('ivrInspector');
  const { node, locked, edit } = useInspected();
  const paths = usePathChoices();
  return (
    <ComboBox
      label={t('recordingPathId')}
      placeholder={t('none')}
      options={paths.options}
      isLoading={paths.isLoading}
      value={node.recordingPathId}
      disabledReason={locked}
      onChange={(recordingPathId) => edit({ recordingPathId })}
    />
  );
}
