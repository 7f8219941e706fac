import type { LucideIcon } from 'lucide-react';
import type { FocusEventHandler, ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import * as styles from './Field.css.ts';
import { FieldFoot, FieldLabel, type FieldProps, fieldClass } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { useTextFault } from './text-fault.hook.ts';

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: FocusEventHandler;
  onKeyDown?: (event: { key: string; continuePropagation: () => void }) => void;
  type?: 'text' | 'email' | 'password' | 'tel' | 'url';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  icon?: LucideIcon;
  placeholder?: string;
  /** Longer is said to be too long, and kept. */
  maxLength?: number;
  pattern?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  spellCheck?: 'true' | 'false';
  /** Phones, codes and addresses stay left to right in every language. */
  code?: boolean;
  large?: boolean;
  /** A word inside the field, at its start: "PKR". */
  start?: string;
  /** A control inside the field, at its end: show the password, copy. */
  end?: ReactNode;
  /** The input element, for moving the focus to it. */
  ref?: Ref<HTMLInputElement>;
}

export function TextField({
  label,
  hideLabel = false,
  description,
  error,
  disabledReason,
  className,
  icon,
  placeholder,
  code,
  large,
  start,
  end,
  ref,
  inputMode,
  maxLength,
  ...known
}: TextFieldProps) {
  const wrong = useTextFault(known.value, maxLength, !code && known.type !== 'password') ?? error;
  return (
    <AriaTextField
      {...known}
      className={fieldClass(className)}
      isInvalid={wrong !== undefined}
      isReadOnly={disabledReason !== undefined}
      validationBehavior="aria"
      {...(inputMode && { inputMode })}
    >
      <FieldLabel label={label} hideLabel={hideLabel} isRequired={known.isRequired ?? false} />
      <Group className={large ? `${styles.control} ${styles.large}` : styles.control}>
        {icon && <Icon of={icon} className={styles.mark} />}
        {start && <span className={styles.mark}>{start}</span>}
        <Input ref={ref ?? null} placeholder={placeholder} className={code ? styles.codeInput : styles.input} />
        {end}
      </Group>
      <FieldFoot description={description} error={wrong} disabledReason={disabledReason} />
    </AriaTextField>
  );
}
