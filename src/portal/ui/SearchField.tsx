import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { SearchField as AriaSearchField, Button, Input } from 'react-aria-components/SearchField';
import { useTranslation } from 'react-i18next';
import * as styles from './Field.css.ts';
import { FieldLabel, fieldClass } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { Kbd } from './Kbd.tsx';

export interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter. */
  onSubmit?: (value: string) => void;
  placeholder?: string;
  /** The key that moves the focus here, shown while the field is empty. */
  shortcut?: string;
  /** How what is typed is understood, behind it. */
  note?: string | undefined;
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
    placeholder,
    shortcut,
    note,
    maxLength = 200,
    autoFocus,
    className,
    ref,
  } = props;
  const { t } = useTranslation('common');
  return (
    <AriaSearchField
      className={fieldClass(className)}
      value={value}
      onChange={onChange}
      {...(onSubmit && { onSubmit })}
      maxLength={maxLength}
      autoFocus={autoFocus ?? false}
    >
      <FieldLabel label={label} hideLabel />
      <Group className={styles.control}>
        <Icon of={Search} className={styles.mark} />
        <Input ref={ref ?? null} placeholder={placeholder ?? label} className={styles.input} />
        {note !== undefined && (
          <bdi className={styles.note} role="status">
            {note}
          </bdi>
        )}
        {value !== '' && (
          <Button className={styles.inner} aria-label={t('clear')}>
            <Icon of={X} small />
          </Button>
        )}
        {value === '' && shortcut && <Kbd keys={shortcut} />}
      </Group>
    </AriaSearchField>
  );
}
