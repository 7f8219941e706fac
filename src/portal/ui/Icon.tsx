import type { LucideIcon } from 'lucide-react';
import * as styles from './Icon.css.ts';

interface IconProps {
  of: LucideIcon;
  /** 14 px for badges and marks; everything else is 16 px. */
  small?: boolean;
  /** Mirrors in right-to-left text: chevrons, arrows, undo; never media controls. */
  directional?: boolean;
  className?: string;
}

/** A decorative picture of one of the two sizes; its meaning is always in a word beside it or in a label. */
export function Icon({ of: Drawing, small = false, directional = false, className }: IconProps) {
  const names = [styles.icon, directional && styles.directional, className].filter(Boolean).join(' ');
  return <Drawing aria-hidden size={small ? 14 : 16} strokeWidth={small ? 2 : 1.75} className={names} />;
}
