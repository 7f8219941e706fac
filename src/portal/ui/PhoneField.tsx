import { useTranslation } from 'react-i18next';
import { msisdnOf } from '../../../machines/shared/phone.ts';
import { isShortened } from '../../../machines/shared/shortened-number.ts';
import { useJudged } from './judged.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'code' | 'ref' | 'inputMode'>;

/** A telephone number as people write it; `msisdnOf` its value is what calls take. */
export function PhoneField({ error, onBlur, ...known }: PhoneFieldProps) {
  const { t } = useTranslation('common');
  const isWrong = known.value.trim() !== '' && msisdnOf(known.value) === null;
  const { input, shown, onLeave } = useJudged(
    isWrong ? t(isShortened(known.value) ? 'shortenedPhone' : 'noPhone') : undefined,
  );
  return (
    <TextField
      {...known}
      ref={input}
      type="tel"
      maxLength={30}
      code
      onBlur={(event) => {
        onLeave();
        onBlur?.(event);
      }}
      error={shown ?? error}
    />
  );
}
