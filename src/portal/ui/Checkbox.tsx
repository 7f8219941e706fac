import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import * as styles from './Choice.css.ts';
import { useFootWords } from './Field.tsx';
import { meta, muted } from './text.css.ts';

export interface CheckboxProps {
  label: string;
  hideLabel?: boolean;
  description?: string;
  isSelected?: boolean;
  isIndeterminate?: boolean;
  onChange?: (selected: boolean) => void;
  disabledReason?: string | undefined;
  /** Its value within a CheckboxGroup. */
  value?: string;
  name?: string;
  /** `selection` inside a table or grid list. */
  slot?: string;
}

export function Checkbox(props: CheckboxProps) {
  const { label, hideLabel, description, disabledReason, isSelected, ...known } = props;
  const words = useFootWords(disabledReason, description);
  return (
    <AriaCheckbox
      {...known}
      {...(isSelected !== undefined && { isSelected })}
      isReadOnly={disabledReason !== undefined}
      className={styles.choice}
      {...(hideLabel && { 'aria-label': label })}
    >
      {({ isSelected: on, isIndeterminate }) => (
        <>
          <CheckMark on={on} partly={isIndeterminate} />
          {hideLabel ? null : <Words label={label} words={words} />}
        </>
      )}
    </AriaCheckbox>
  );
}

/** The square alone, for rows that are choices themselves. */
export function CheckMark({ on, partly }: { on: boolean; partly?: boolean }): ReactNode {
  const Mark = partly ? Minus : Check;
  return (
    <span className={styles.box} data-mark={on || partly ? 'on' : 'off'}>
      <Mark aria-hidden size={12} strokeWidth={3} />
    </span>
  );
}

function Words({ label, words }: { label: string; words: string | undefined }) {
  return (
    <span className={styles.words}>
      <span>{label}</span>
      {words && <span className={`${meta} ${muted}`}>{words}</span>}
    </span>
  );
}
