import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Icon } from './Icon.tsx';
import type { Option } from './Option.tsx';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** As wide as its place, with so many of them in a row. */
  columns?: number;
  /** In a small window only the icons are seen. */
  shrinks?: boolean;
}

/** Two to five views or modes, one of them always in force. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  columns,
  shrinks = false,
}: SegmentedControlProps<Value>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={columns === undefined ? styles.group : styles.grid}
      style={
        columns === undefined ? undefined : { gridTemplateColumns: `repeat(${columns}, minmax(min-content, 1fr))` }
      }
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.value));
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          id={option.value}
          className={columns === undefined ? styles.segment : styles.cell}
        >
          {option.icon && <Icon of={option.icon} className={styles.icon} />}
          <span className={shrinks ? styles.shrinking : undefined}>{option.label}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
