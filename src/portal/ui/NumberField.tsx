import { Minus, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import * as styles from './Field.css.ts';
import type { FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { useJudged } from './judged.ts';
import { type NumberBounds, numberFault, readNumber, unreadBecause } from './numbers.ts';
import { TextField } from './TextField.tsx';

export interface NumberFieldProps extends FieldProps, NumberBounds {
  value: number | null;
  /** What stands there after each stroke: NaN while it is no number, and out of bounds as it was typed. */
  onChange?: (value: number | null) => void;
  /** Where a number takes effect by itself: a good one, once it is left or entered. */
  onCommit?: (value: number | null) => void;
  /** How much the buttons and the arrow keys count. */
  step?: number;
  /** No marks between thousands: years, codes, degrees. */
  plain?: boolean;
  placeholder?: string;
  /** A word before the number: "PKR". */
  unit?: string;
  /** Buttons that count up and down; for small counts only. */
  steppers?: boolean;
  /** Where what cannot be taken stays when the field is left; an empty field is no answer then. */
  refusal?: {
    /** What stands there from before. */
    text: string | undefined;
    /** It stands there, and is not left yet. */
    type: (text: string) => void;
    keep: (text: string) => void;
    forget: () => void;
  };
}

/** A number as people write it, in any digits. What was typed stays as it was typed; what is wrong with it is said. */
export function NumberField(props: NumberFieldProps) {
  const {
    value,
    onChange,
    onCommit,
    step = 1,
    plain = false,
    unit,
    steppers,
    refusal,
    error,
    min,
    max,
    digits,
    ...known
  } = props;
  const { t, i18n } = useTranslation('common');
  const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 10, useGrouping: !plain });
  const written = (number: number | null) => (number === null || Number.isNaN(number) ? '' : numbers.format(number));
  const [text, setText] = useState(() => refusal?.text ?? written(value));
  const [seen, setSeen] = useState(value);
  const number = readNumber(text);
  if (!Object.is(value, seen)) {
    setSeen(value);
    // Something else than what is typed here: a form that was reset, another record, a colleague's change.
    if (!Object.is(value, number) && (refusal === undefined || Object.is(number, seen))) setText(written(value));
  }
  const [left, setLeft] = useState(refusal?.text);
  if (refusal?.text !== left) {
    setLeft(refusal?.text);
    if (refusal?.text !== undefined) setText(refusal.text);
  }
  const fault = refusal && number === null ? 'missing' : numberFault(number, { min, max, digits });
  const said = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 10 });
  const limits = { min: said.format(min ?? 0), max: said.format(max ?? 0), count: digits ?? 0 };
  const { input, shown, onLeave } = useJudged(faultWords(), refusal?.text !== undefined);

  function faultWords(): string | undefined {
    const unread = fault === 'noNumber' && unreadBecause(text);
    if (unread) return t(`numbers.${unread.kind}`, { ...unread });
    return fault ? t(`numbers.${fault}`, limits) : undefined;
  }
  function type(next: string) {
    setText(next);
    onChange?.(readNumber(next));
    if (next === written(value)) refusal?.forget();
    else refusal?.type(next);
  }
  function commit() {
    onLeave();
    if (fault) refusal?.keep(text);
    else refusal?.forget();
    if (onCommit && !fault && !Object.is(number, value)) onCommit(number);
  }
  function takeBack() {
    setText(written(value));
    refusal?.forget();
  }
  // What stands around the field may go while somebody types in it.
  const leave = useEffectEvent(() => {
    if (refusal && text !== written(value)) commit();
  });
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      leave();
    };
  }, []);
  function count(direction: 1 | -1) {
    const from = number === null || Number.isNaN(number) ? (min ?? 0) - direction * step : number;
    const next = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, from + direction * step));
    setText(written(next));
    refusal?.forget();
    onChange?.(next);
    onCommit?.(next);
  }

  const stepper = (direction: 1 | -1) => (
    <Button
      className={styles.inner}
      excludeFromTabOrder
      preventFocusOnPress
      aria-label={t(direction === 1 ? 'increase' : 'decrease')}
      isDisabled={known.disabledReason !== undefined || (direction === 1 ? number === max : number === min)}
      onPress={() => count(direction)}
    >
      <Icon of={direction === 1 ? Plus : Minus} small />
    </Button>
  );
  return (
    <TextField
      {...known}
      ref={input}
      value={text}
      onChange={type}
      onBlur={commit}
      onKeyDown={(event) => {
        // Escape and the rest belong to the window around.
        const isTakenBack = event.key === 'Escape' && refusal !== undefined && text !== written(value);
        if (isTakenBack) takeBack();
        else event.continuePropagation();
        if (event.key === 'Enter') commit();
        else if (event.key === 'ArrowUp' && steppers) count(1);
        else if (event.key === 'ArrowDown' && steppers) count(-1);
      }}
      inputMode={min === undefined || min < 0 ? 'text' : digits === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={40}
      code
      error={shown ?? error}
      {...(unit && { start: unit })}
      {...(steppers && {
        end: (
          <>
            {stepper(-1)}
            {stepper(1)}
          </>
        ),
      })}
    />
  );
}
