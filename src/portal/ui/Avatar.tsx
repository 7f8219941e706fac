import * as styles from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  /** A person's name; the mark shows its initials and says nothing, since the name stands beside it. */
  name: string;
  size?: 'small' | 'regular' | 'large';
  /** The person signed in, or the subject of the page. */
  isMain?: boolean;
  image?: string;
}

export function Avatar({ name, size = 'regular', isMain, image }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={[styles.avatar, styles.size[size], isMain && styles.me].filter(Boolean).join(' ')}
    >
      {image ? <img src={image} alt="" className={styles.picture} /> : initials(name)}
    </span>
  );
}
