import { ChevronDown, LoaderCircle, type LucideIcon } from 'lucide-react';
import { type Ref, use } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import * as styles from './Button.css.ts';
import { Icon } from './Icon.tsx';
import { kbd } from './Kbd.css.ts';
import { spin } from './motion.css.ts';
import { pressedFor, useOwnKeys } from './own-keys.ts';
import { pressedBy } from './pressed-by.ts';
import { ServerAway } from './server-away.ts';
import { hidden } from './text.css.ts';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface PlainButtonProps
  extends Pick<AriaButtonProps, 'onPress' | 'onPressStart' | 'type' | 'form' | 'autoFocus' | 'id' | 'slot'> {
  label: string;
  variant?: ButtonVariant;
  icon?: LucideIcon;
  /** The icon points along the text and mirrors with it: arrows, undo. */
  directional?: boolean;
  /** Said in muted letters after the label: "Columns 10 of 13". */
  detail?: string;
  /** The key that presses it: "J". */
  hotkey?: string;
  /** A chevron that says the button opens something. */
  opens?: boolean;
  /** It cannot be pressed now, but stays focusable. */
  isRefused?: boolean;
  /** Only its icon is seen. */
  isBare?: boolean;
  /** Its work is under way: a second press does nothing. */
  isPending?: boolean;
  /** 36 px high, for the sign-in pages. */
  large?: boolean;
  wide?: boolean;
  'aria-keyshortcuts'?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that needs no tooltip: for the pages before anybody is signed in, which are to stay light. */
export function PlainButton({
  label,
  variant = 'secondary',
  icon,
  directional = false,
  detail,
  hotkey,
  opens,
  isRefused = false,
  isBare = false,
  isPending,
  large,
  wide,
  className,
  type,
  onPress,
  'aria-keyshortcuts': keys,
  ...known
}: PlainButtonProps) {
  const ownKeys = useOwnKeys();
  const waits = use(ServerAway) && isPending === true;
  const names = [
    styles.button,
    styles.variant[variant],
    large && styles.large,
    wide && styles.wide,
    isBare && styles.square,
    className,
  ];
  return (
    <AriaButton
      {...known}
      {...pressedBy(keys, ownKeys)}
      className={names.filter(Boolean).join(' ')}
      type={isRefused || isPending ? 'button' : type}
      onPress={isRefused || isPending ? undefined : onPress}
      data-pending={isPending || undefined}
      data-sends={variant === 'primary' || variant === 'danger' || undefined}
      aria-disabled={isRefused || isPending || undefined}
    >
      {isPending ? (
        <Icon of={LoaderCircle} className={spin} />
      ) : (
        icon && <Icon of={icon} className={styles.lead} directional={directional} />
      )}
      <span className={isBare ? hidden : undefined}>{label}</span>
      {waits && <Waits />}
      {detail !== undefined && <span className={isBare ? hidden : styles.detail}>{detail}</span>}
      {hotkey !== undefined && !isBare && (
        // To a screen reader `aria-keyshortcuts` tells it.
        <span aria-hidden="true">
          <kbd className={`${kbd} ${styles.hotkey}`}>{pressedFor(hotkey, ownKeys)}</kbd>
        </span>
      )}
      {opens && !isBare && <Icon of={ChevronDown} small className={styles.chevron} />}
    </AriaButton>
  );
}

/** What was pressed has not gone out yet. */
function Waits() {
  const { t } = useTranslation('common');
  return (
    <span className={styles.detail} role="status">
      {t('waitsForConnection')}
    </span>
  );
}
