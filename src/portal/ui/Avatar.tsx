import * as styles from './Avatar.css.ts';

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

/** "Muhammad Aslam Bhatti" is MB; names in Arabic letters keep a space between, or the letters would join. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? '')
    .filter(Boolean);
  return letters.join(/\p{Script=Arabic}/u.test(name) ? ' ' : '').toLocaleUpperCase();
}
