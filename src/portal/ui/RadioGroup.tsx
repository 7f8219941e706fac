import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup';
import * as styles from './Choice.css.ts';
import { FieldFoot, FieldLabel, type FieldProps } from './Field.tsx';
import type { Option } from './Option.tsx';
import { meta, muted } from './text.css.ts';

export interface RadioGroupProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  orientation?: 'vertical' | 'horizontal';
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hideLabel, description, error, isRequired, disabledReason } = props;
  const { options, value, onChange, orientation = 'vertical', name } = props;
  return (
    <AriaRadioGroup
      className={styles.group}
      orientation={orientation}
      value={value}
      onChange={(next) => {
        const chosen = options.find((option) => option.value === next);
        if (chosen) onChange(chosen.value);
      }}
      {...(name && { name })}
      isRequired={isRequired ?? false}
      isInvalid={error !== undefined}
      isReadOnly={disabledReason !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} hideLabel={hideLabel ?? false} isRequired={isRequired ?? false} />
      <div className={styles.options}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            className={styles.choice}
            isDisabled={option.disabledReason !== undefined}
          >
            <span className={styles.radio}>
              <span className={styles.dot} />
            </span>
            <span className={styles.words}>
              <span>{option.label}</span>
              {(option.disabledReason ?? option.detail) && (
                <span className={`${meta} ${muted}`}>{option.disabledReason ?? option.detail}</span>
              )}
            </span>
          </Radio>
        ))}
      </div>
      <FieldFoot description={description} error={error} disabledReason={disabledReason} />
    </AriaRadioGroup>
  );
}
