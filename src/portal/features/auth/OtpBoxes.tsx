import { FieldError, Input, Label, TextField } from 'react-aria-components/TextField';
import * as field from '../../ui/Field.css.ts';
import { hidden } from '../../ui/text.css.ts';
import * as styles from './auth.css.ts';
import { digitsOf, OTP_LENGTH } from './otp-code.ts';

interface OtpBoxesProps {
  label: string;
  value: string;
  onChange: (digits: string) => void;
  error?: string | undefined;
}

/** Six boxes in two groups of three, drawn under one input: typing, pasting and the phone's own suggestion all work. */
export function OtpBoxes({ label, value, onChange, error }: OtpBoxesProps) {
  return (
    <TextField
      className={field.field}
      value={value}
      onChange={(text) => onChange(digitsOf(text))}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className={hidden}>{label}</Label>
      <div className={styles.code}>
        <Boxes digits={value} />
        <Input className={styles.codeInput} inputMode="numeric" autoComplete="one-time-code" autoFocus />
      </div>
      {error !== undefined && <FieldError className={field.error}>{error}</FieldError>}
    </TextField>
  );
}

function Boxes({ digits }: { digits: string }) {
  const here = Math.min(digits.length, OTP_LENGTH - 1);
  return (
    <div className={styles.boxes} aria-hidden="true">
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <span key={place} className={styles.box} data-here={place === here || undefined}>
          {digits[place] ?? (place === here && <span className={styles.caret} />)}
        </span>
      ))}
    </div>
  );
}
