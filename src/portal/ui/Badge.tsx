import type { LucideIcon } from 'lucide-react';
import * as styles from './Badge.css.ts';
import { Icon } from './Icon.tsx';

export type Tone = keyof typeof styles.tone;

export interface BadgeProps {
  label: string;
  tone?: Tone;
  icon?: LucideIcon;
  /** 24 px, in the header of a record. */
  large?: boolean;
}

export function Badge({ label, tone = 'neutral', icon, large }: BadgeProps) {
  const names = [styles.badge, styles.tone[tone], large && styles.large, !icon && styles.bare];
  return (
    <span className={names.filter(Boolean).join(' ')}>
      {icon && <Icon of={icon} small />}
      {label}
    </span>
  );
}
