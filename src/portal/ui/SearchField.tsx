import { Search, X } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { SearchField as AriaSearchField, Button, Input } from 'react-aria-components/SearchField';
import { useTranslation } from 'react-i18next';
import { directionTyped } from './direction.ts';
import * as styles from './Field.css.ts';
import { FieldFoot, FieldLabel, fieldClass } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { Kbd } from './Kbd.tsx';
import { useTextFault } from './text-fault.hook.ts';
import { textFault } from './text-fault.ts';

export interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter. */
  onSubmit?: (value: string) => void;
  /** Arrow down: towards what was found. */
  onDown?: () => void;
  placeholder?: string;
  /** The key that moves the focus here, shown while the field is empty. */
  shortcut?: string;
  /** How what is typed is understood, behind it. */
  note?: string | undefined;
  /** Longer is not searched for; it is said to be too long, and kept. */
  maxLength?: number;
  autoFocus?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

export function SearchField(props: SearchFieldProps) {
  const {
    label,
    value,
    onChange,
    onSubmit,
    onDown,
    placeholder,
    shortcut,
    note,
    maxLength = 200,
    autoFocus,
    className,
    ref,
  } = props;
  const { t } = useTranslation('common');
  const [unasked, setUnasked] = useState<{ text: string; over: string } | null>(null);
  // What else has come into the field meanwhile, as when all filters are cleared, has the last word.
  const text = unasked?.over === value ? unasked.text : value;
  const fault = useTextFault(text, maxLength);

  function type(typed: string) {
    const isTooLong = textFault(typed, maxLength) !== null;
    setUnasked(isTooLong ? { text: typed, over: value } : null);
    if (!isTooLong) onChange(typed);
  }
  return (
    <AriaSearchField
      className={fieldClass(className)}
      value={text}
      onChange={type}
      {...(onSubmit && fault === undefined && { onSubmit })}
      isInvalid={fault !== undefined}
      validationBehavior="aria"
      autoFocus={autoFocus ?? false}
    >
      <FieldLabel label={label} hideLabel />
      <Group className={styles.control}>
        <Icon of={Search} className={styles.mark} />
        <Input
          ref={ref ?? null}
          dir={directionTyped(text)}
          placeholder={placeholder ?? label}
          className={note === undefined ? styles.input : styles.noted}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || !onDown) return;
            event.preventDefault();
            onDown();
          }}
        />
        {note !== undefined && (
          <bdi className={styles.note} role="status">
            {note}
          </bdi>
        )}
        {text !== '' && (
          <Button className={styles.inner} aria-label={t('clear')}>
            <Icon of={X} small />
          </Button>
        )}
        {text === '' && shortcut && <Kbd keys={shortcut} />}
      </Group>
      <FieldFoot error={fault} />
    </AriaSearchField>
  );
}
