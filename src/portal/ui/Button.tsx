import { ChevronDown, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import * as styles from './Button.css.ts';
import { Icon } from './Icon.tsx';
import { spin } from './motion.css.ts';
import { Tooltip } from './Tooltip.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends Pick<AriaButtonProps, 'onPress' | 'type' | 'form' | 'autoFocus' | 'id' | 'slot'> {
  label: string;
  variant?: ButtonVariant;
  icon?: LucideIcon;
  /** The icon points along the text and mirrors with it: arrows, undo. */
  directional?: boolean;
  /** Said in muted letters after the label: "Columns 10 of 13". */
  detail?: string;
  /** A chevron that says the button opens something. */
  opens?: boolean;
  /** Why it cannot be pressed now. The button stays focusable and tells the reason in a tooltip. */
  disabledReason?: string | undefined;
  /** Its work is under way: a second press does nothing. */
  isPending?: boolean;
  /** 36 px high, for the sign-in pages. */
  large?: boolean;
  wide?: boolean;
  'aria-keyshortcuts'?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  label,
  variant = 'secondary',
  icon,
  directional = false,
  detail,
  opens,
  disabledReason,
  isPending,
  large,
  wide,
  className,
  type,
  onPress,
  ...known
}: ButtonProps) {
  const names = [styles.button, styles.variant[variant], large && styles.large, wide && styles.wide, className];
  const refused = disabledReason !== undefined;
  const button = (
    <AriaButton
      {...known}
      className={names.filter(Boolean).join(' ')}
      type={refused || isPending ? 'button' : type}
      onPress={refused || isPending ? undefined : onPress}
      data-pending={isPending || undefined}
      aria-disabled={refused || isPending || undefined}
    >
      {isPending ? (
        <Icon of={LoaderCircle} className={spin} />
      ) : (
        icon && <Icon of={icon} className={styles.lead} directional={directional} />
      )}
      <span>{label}</span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      {opens && <Icon of={ChevronDown} small className={styles.chevron} />}
    </AriaButton>
  );
  return refused ? <Tooltip content={`${label}: ${disabledReason}`}>{button}</Tooltip> : button;
}
