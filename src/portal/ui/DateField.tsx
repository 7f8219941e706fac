import { Suspense } from 'react';
import { part } from '../page.part.tsx';
import type { DateFieldProps } from './DatePickerField.tsx';
import * as styles from './Field.css.ts';
import { fieldClass } from './Field.tsx';

const DatePickerField = part(async () => (await import('./DatePickerField.tsx')).DatePickerField);

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
