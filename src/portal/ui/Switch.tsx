import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import * as styles from './Choice.css.ts';
import { useFootWords } from './Field.tsx';
import { meta, muted } from './text.css.ts';

export interface SwitchProps {
  label: string;
  hideLabel?: boolean;
  description?: string;
  isSelected: boolean;
  onChange: (selected: boolean) => void;
  disabledReason?: string | undefined;
  name?: string;
}

/** Takes effect at once; a choice that is saved later is a Checkbox. */
export function Switch({ label, hideLabel, description, isSelected, onChange, disabledReason, name }: SwitchProps) {
  const words = useFootWords(disabledReason, description);
  return (
    <AriaSwitch
      className={styles.choice}
      isSelected={isSelected}
      onChange={onChange}
      isReadOnly={disabledReason !== undefined}
      {...(name && { name })}
      {...(hideLabel && { 'aria-label': label })}
    >
      <span className={styles.track}>
        <span className={styles.knob} />
      </span>
      {!hideLabel && (
        <span className={styles.words}>
          <span>{label}</span>
          {words && <span className={`${meta} ${muted}`}>{words}</span>}
        </span>
      )}
    </AriaSwitch>
  );
}
