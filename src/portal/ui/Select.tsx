import { ChevronDown } from 'lucide-react';
import type { FocusEventHandler, Ref } from 'react';
import { Select as AriaSelect, Button, ListBox, Popover, SelectValue } from 'react-aria-components/Select';
import { useTranslation } from 'react-i18next';
import * as styles from './Field.css.ts';
import { FieldFoot, FieldLabel, type FieldProps, fieldClass } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { type Option, OptionItem } from './Option.tsx';
import * as list from './Popover.css.ts';

export interface SelectProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: FocusEventHandler;
  placeholder?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A choice out of a few dozen; for more, or for what is looked up on the server, ComboBox. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hideLabel, description, error, isRequired, disabledReason, className } = props;
  const { options, value, onChange, onBlur, placeholder, name, ref } = props;
  const { t } = useTranslation('common');
  const refused = disabledReason !== undefined;
  return (
    <AriaSelect
      className={fieldClass(className)}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen && !refused) onChange(chosen.value);
      }}
      {...(onBlur && { onBlur })}
      {...(name && { name })}
      {...(refused && { isOpen: false })}
      allowsEmptyCollection
      placeholder={placeholder ?? t('choose')}
      isRequired={isRequired ?? false}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} hideLabel={hideLabel ?? false} isRequired={isRequired ?? false} />
      <Button ref={ref ?? null} className={`${styles.control} ${styles.trigger}`} aria-disabled={refused || undefined}>
        <SelectValue className={styles.value} />
        <Icon of={ChevronDown} small className={styles.mark} />
      </Button>
      <FieldFoot description={description} error={error} disabledReason={disabledReason} />
      <Popover className={`${list.popover} ${list.fitTrigger}`} offset={4}>
        <ListBox
          className={list.list}
          items={options.map((option) => ({ ...option, id: option.value }))}
          renderEmptyState={() => <div className={list.nothing}>{t('nothingToChoose')}</div>}
        >
          {(option) => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
