import {
  type ComponentProps,
  type FocusEventHandler,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { Group } from 'react-aria-components/Group';
import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components/TextField';
import { directionOf } from './direction.ts';
import * as styles from './Field.css.ts';
import { FieldFoot, FieldLabel, type FieldProps, fieldClass } from './Field.tsx';
import { useTextFault } from './text-fault.hook.ts';

export interface TextAreaProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: FocusEventHandler;
  placeholder?: string;
  /** Longer is said to be too long, and kept. */
  maxLength?: number;
  /** Farmers read it: a mark that turns the direction of what follows is said, and kept. */
  unturned?: boolean;
  rows?: number;
  autoFocus?: boolean;
  /** What is written in it, where that is another language than the page's. */
  language?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, description, isRequired, disabledReason, className } = props;
  const { value, onChange, onBlur, placeholder, maxLength, rows = 3, autoFocus, name, language, ref } = props;
  const error = useTextFault(value, maxLength, props.unturned) ?? props.error;
  return (
    <AriaTextField
      className={fieldClass(className)}
      value={value}
      onChange={onChange}
      {...(onBlur && { onBlur })}
      {...(name && { name })}
      autoFocus={autoFocus ?? false}
      isRequired={isRequired ?? false}
      isInvalid={error !== undefined}
      isReadOnly={disabledReason !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} hideLabel={hideLabel ?? false} isRequired={isRequired ?? false} />
      <Group className={`${styles.control} ${styles.tall}`}>
        <AriaTextArea
          ref={ref ?? null}
          rows={rows}
          placeholder={placeholder}
          className={styles.area}
          render={(known) => <Writing {...known} />}
          {...(language && { lang: language })}
          dir={directionOf(value) ?? (language && (language === 'en' ? 'ltr' : 'rtl'))}
        />
      </Group>
      <FieldFoot description={description} error={error} disabledReason={disabledReason} />
    </AriaTextField>
  );
}

/** With `value`, React would write each letter into the field's first text as well, and every letter would be a step to undo. */
function Writing({ value, ref, ...known }: ComponentProps<'textarea'>) {
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => fieldRef.current);
  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (field && field.value !== value) field.value = String(value ?? '');
  });
  return <textarea {...known} ref={fieldRef} />;
}
