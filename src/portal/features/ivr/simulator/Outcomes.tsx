import { X } from 'lucide-react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Icon } from '../../../ui/Icon.tsx';
import * as segments from '../../../ui/SegmentedControl.css.ts';
import * as styles from './outcomes.css.ts';

interface OutcomesProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; isBad: boolean }[];
  /** Null: not decided yet. */
  value: Value | null;
  onChange: (value: Value) => void;
}

/** The ways something can end, of which none may be chosen yet. */
export function Outcomes<Value extends string>({ label, options, value, onChange }: OutcomesProps<Value>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={`${segments.group} ${styles.group}`}
      selectionMode="single"
      selectedKeys={value === null ? [] : [value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.value));
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => {
        const isBadNow = option.isBad && option.value === value;
        return (
          <ToggleButton
            key={option.value}
            id={option.value}
            className={`${segments.segment} ${styles.segment} ${isBadNow ? styles.bad : ''}`}
          >
            {isBadNow && <Icon of={X} small />}
            {option.label}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
