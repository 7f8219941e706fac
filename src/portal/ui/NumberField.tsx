import { Minus, Plus } from 'lucide-react';
import type { FocusEventHandler, Ref } from 'react';
import { NumberField as AriaNumberField, Button, Group, Input } from 'react-aria-components/NumberField';
import { useTranslation } from 'react-i18next';
import * as styles from './Field.css.ts';
import { FieldFoot, FieldLabel, type FieldProps, fieldClass } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { typedInLatin } from './latin-digits.ts';

export interface NumberFieldProps extends FieldProps {
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: FocusEventHandler;
  min?: number;
  max?: number;
  step?: number;
  format?: Intl.NumberFormatOptions;
  placeholder?: string;
  /** A word before the number: "PKR". */
  unit?: string;
  /** Buttons that count up and down; for small counts only. */
  steppers?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const typing = (element: HTMLDivElement | null) => (element ? typedInLatin(element) : undefined);

export function NumberField(props: NumberFieldProps) {
  const { label, hideLabel, description, error, isRequired, disabledReason, className } = props;
  const { value, onChange, onBlur, min, max, step, format, placeholder, unit, steppers, name, ref } = props;
  const { t } = useTranslation('common');
  return (
    <AriaNumberField
      className={fieldClass(className)}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      {...(onBlur && { onBlur })}
      {...(name && { name })}
      {...(min !== undefined && { minValue: min })}
      {...(max !== undefined && { maxValue: max })}
      {...(step !== undefined && { step })}
      {...(format && { formatOptions: format })}
      isRequired={isRequired ?? false}
      isInvalid={error !== undefined}
      isReadOnly={disabledReason !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} hideLabel={hideLabel ?? false} isRequired={isRequired ?? false} />
      <Group ref={typing} className={styles.control}>
        {unit && <span className={styles.mark}>{unit}</span>}
        <Input ref={ref ?? null} placeholder={placeholder} className={styles.codeInput} />
        {steppers && (
          <>
            <Button slot="decrement" className={styles.inner} aria-label={t('decrease')}>
              <Icon of={Minus} small />
            </Button>
            <Button slot="increment" className={styles.inner} aria-label={t('increase')}>
              <Icon of={Plus} small />
            </Button>
          </>
        )}
      </Group>
      <FieldFoot description={description} error={error} disabledReason={disabledReason} />
    </AriaNumberField>
  );
}
