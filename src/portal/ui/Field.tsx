import { CircleAlert } from 'lucide-react';
import { createContext, use } from 'react';
import { FieldError, Label, Text } from 'react-aria-components/TextField';
import * as styles from './Field.css.ts';
import { Icon } from './Icon.tsx';
import { useUnmoved } from './pointer-held.hook.ts';
import * as text from './text.css.ts';

/** What every field of a form takes, whatever its control. */
export interface FieldProps {
  label: string;
  /** For fields whose place says what they are: the label is then only read aloud. */
  hideLabel?: boolean;
  description?: string | undefined;
  /** The message of a failed check; marks the field invalid. */
  error?: string | undefined;
  isRequired?: boolean;
  /** Why the value cannot be changed now; makes the field read-only and is shown under it. */
  disabledReason?: string | undefined;
  name?: string;
  className?: string;
}

/** Why nothing can be changed, where it is said once above all fields; none of them repeats it. */
export const SaidAbove = createContext<string | undefined>(undefined);

/** What stands at a control: why it cannot be changed, unless that is said above, else what describes it. */
export function useFootWords(disabledReason: string | undefined, description: string | undefined): string | undefined {
  const said = use(SaidAbove);
  return disabledReason === said ? description : (disabledReason ?? description);
}

export function FieldLabel({ label, hideLabel, isRequired }: Pick<FieldProps, 'label' | 'hideLabel' | 'isRequired'>) {
  return (
    <Label className={hideLabel ? text.hidden : styles.label}>
      {label}
      {isRequired && (
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      )}
    </Label>
  );
}

export function FieldFoot({
  description,
  error,
  disabledReason,
}: Pick<FieldProps, 'description' | 'error' | 'disabledReason'>) {
  const words = useFootWords(disabledReason, description);
  const said = useUnmoved(error);
  return (
    <>
      {words !== undefined && (
        <Text slot="description" className={styles.description}>
          {words}
        </Text>
      )}
      {said !== undefined && (
        <FieldError className={styles.error}>
          <Icon of={CircleAlert} small />
          <span>{said}</span>
        </FieldError>
      )}
    </>
  );
}

export function fieldClass(className: string | undefined): string {
  return className ? `${styles.field} ${className}` : styles.field;
}
