import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Checkbox } from './Checkbox.tsx';
import * as styles from './Choice.css.ts';
import { FieldFoot, FieldLabel, type FieldProps } from './Field.tsx';
import type { Option } from './Option.tsx';

export interface CheckboxGroupProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** Beside one another, as many as a line takes: for short labels. */
  isInRows?: boolean;
}

export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { label, hideLabel, description, error, isRequired, disabledReason, options, value, onChange, isInRows } =
    props;
  return (
    <AriaCheckboxGroup
      className={styles.group}
      value={[...value]}
      onChange={(chosen) => onChange(options.map((option) => option.value).filter((one) => chosen.includes(one)))}
      isRequired={isRequired ?? false}
      isInvalid={error !== undefined}
      isReadOnly={disabledReason !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} hideLabel={hideLabel ?? false} isRequired={isRequired ?? false} />
      <div className={isInRows ? styles.optionRows : styles.options}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            value={option.value}
            label={option.label}
            {...(option.detail && { description: option.detail })}
          />
        ))}
      </div>
      <FieldFoot description={description} error={error} disabledReason={disabledReason} />
    </AriaCheckboxGroup>
  );
}
