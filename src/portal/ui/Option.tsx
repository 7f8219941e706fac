import { Check, type LucideIcon } from 'lucide-react';
import { ListBoxItem, Text } from 'react-aria-components/ListBox';
import { Icon } from './Icon.tsx';
import * as styles from './Popover.css.ts';

/** One choice of a Select or ComboBox. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** A second, muted line: a phone number, a district. */
  detail?: string;
  /** What it is called in another language: found by that too, and not shown. */
  also?: string | null;
  icon?: LucideIcon;
  /** Why it cannot be chosen now; radio buttons say it beneath. */
  disabledReason?: string | undefined;
}

export function OptionItem({ option }: { option: Option }) {
  return (
    <ListBoxItem id={option.value} textValue={option.label} className={styles.item}>
      {({ isSelected }) => (
        <>
          {option.icon && <Icon of={option.icon} className={styles.itemIcon} />}
          <span className={styles.words}>
            <Text slot="label">{option.label}</Text>
            {option.detail && (
              <Text slot="description" className={styles.reason}>
                {option.detail}
              </Text>
            )}
          </span>
          {isSelected && <Icon of={Check} className={styles.tick} />}
        </>
      )}
    </ListBoxItem>
  );
}
