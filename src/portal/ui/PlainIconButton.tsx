import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import * as styles from './Button.css.ts';
import { Icon } from './Icon.tsx';
import { useOwnKeys } from './own-keys.ts';
import { pressedBy } from './pressed-by.ts';

export interface PlainIconButtonProps extends Pick<AriaButtonProps, 'onPress' | 'slot' | 'id'> {
  /** Its name. */
  label: string;
  icon: LucideIcon;
  variant?: 'secondary' | 'quiet' | 'danger';
  /** The icon points along the text and mirrors with it. */
  directional?: boolean;
  isPressed?: boolean;
  /** It cannot be pressed now, but stays focusable. */
  isRefused?: boolean;
  'aria-keyshortcuts'?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** An icon that can be pressed, without a tooltip: for the pages before anybody is signed in, which are to stay light. */
export function PlainIconButton(props: PlainIconButtonProps) {
  const { label, icon, variant = 'quiet', directional, isPressed, isRefused, className, onPress, ...others } = props;
  const { 'aria-keyshortcuts': keys, ...known } = others;
  const names = [styles.button, styles.variant[variant], styles.square, isPressed && styles.pressed, className];
  return (
    <AriaButton
      {...known}
      {...pressedBy(keys, useOwnKeys())}
      className={names.filter(Boolean).join(' ')}
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={isRefused || undefined}
      onPress={isRefused ? undefined : onPress}
    >
      <Icon of={icon} directional={directional ?? false} />
    </AriaButton>
  );
}
