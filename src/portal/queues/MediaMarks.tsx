import { AudioLines, Image, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import { hidden } from '../ui/text.css.ts';
import * as styles from './queue.css.ts';
import type { Attachment } from './queue.ts';

const KINDS = [
  { kind: 'image', icon: Image },
  { kind: 'audio', icon: AudioLines },
  { kind: 'video', icon: Video },
] as const;

export type MediaCounts = Partial<Record<Attachment['kind'], number>>;

/** How many pictures, recordings and videos a thing has; a single one without its number. */
export function MediaMarks({ counts }: { counts: MediaCounts }) {
  const { t } = useTranslation('queues');
  return KINDS.map(({ kind, icon }) => {
    const count = counts[kind] ?? 0;
    if (count === 0) return null;
    return (
      <span key={kind} className={styles.mark}>
        <Icon of={icon} small />
        {count > 1 && count}
        <span className={hidden}>{t(`media.${kind}`, { count })}</span>
      </span>
    );
  });
}
