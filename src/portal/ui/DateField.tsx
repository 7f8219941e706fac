import { type FocusEventHandler, lazy, Suspense } from 'react';
import * as styles from './Field.css.ts';
import { type FieldProps, fieldClass } from './Field.tsx';

export interface DateFieldProps extends FieldProps {
  /** A calendar day, `2026-11-21`. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: FocusEventHandler;
  min?: string;
  max?: string;
}

const DatePickerField = lazy(async () => ({ default: (await import('./DatePickerField.tsx')).DatePickerField }));

/** A day, typed or picked. Calendars weigh as much as the rest of a form, so a page fetches them with its first date. */
export function DateField(props: DateFieldProps) {
  const place = (
    <div className={fieldClass(props.className)} aria-busy="true">
      {!props.hideLabel && <span className={styles.label}>{props.label}</span>}
      <div className={styles.control} />
    </div>
  );
  return (
    <Suspense fallback={place}>
      <DatePickerField {...props} />
    </Suspense>
  );
}
