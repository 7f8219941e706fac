import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import * as styles from './Button.css.ts';
import { Icon } from './Icon.tsx';
import { Tooltip } from './Tooltip.tsx';

export interface IconButtonProps extends Pick<AriaButtonProps, 'onPress' | 'slot' | 'id'> {
  /** Its name, shown as tooltip. */
  label: string;
  icon: LucideIcon;
  variant?: 'secondary' | 'quiet' | 'danger';
  /** The icon points along the text and mirrors with it. */
  directional?: boolean;
  isPressed?: boolean;
  disabledReason?: string | undefined;
  'aria-keyshortcuts'?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    variant = 'quiet',
    directional,
    isPressed,
    disabledReason,
    className,
    onPress,
    ...known
  } = props;
  const refused = disabledReason !== undefined;
  const names = [styles.button, styles.variant[variant], styles.square, isPressed && styles.pressed, className];
  return (
    <Tooltip content={refused ? `${label}: ${disabledReason}` : label}>
      <AriaButton
        {...known}
        className={names.filter(Boolean).join(' ')}
        aria-label={label}
        aria-pressed={isPressed}
        aria-disabled={refused || undefined}
        onPress={refused ? undefined : onPress}
      >
        <Icon of={icon} directional={directional ?? false} />
      </AriaButton>
    </Tooltip>
  );
}
