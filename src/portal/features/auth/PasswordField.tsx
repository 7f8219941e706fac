import { Eye, EyeOff, KeyRound } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainIconButton } from '../../ui/PlainIconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as styles from './auth.css.ts';

interface PasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  description?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  large?: boolean;
  autoFocus?: boolean;
  /** Stands at the end of the label's line: a link. */
  beside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A password that can be looked at before it is sent. */
export function PasswordField({ beside, ...field }: PasswordFieldProps) {
  const { t } = useTranslation('auth');
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.passwordField}>
      <TextField
        {...field}
        type={isShown ? 'text' : 'password'}
        icon={KeyRound}
        maxLength={200}
        spellCheck="false"
        code
        end={
          <PlainIconButton
            icon={isShown ? EyeOff : Eye}
            label={t(isShown ? 'hidePassword' : 'showPassword')}
            isPressed={isShown}
            onPress={() => setShown(!isShown)}
          />
        }
      />
      {beside && <span className={styles.besideLabel}>{beside}</span>}
    </div>
  );
}
