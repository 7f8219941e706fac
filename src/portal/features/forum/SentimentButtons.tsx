import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../api/error.words.ts';
import { useFormat } from '../../format.ts';
import { nameOf } from '../../person-name.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { toast } from '../../ui/toast.queue.ts';
import { useViewer } from '../../workflow/viewer.ts';
import * as styles from './forum.css.ts';
import type { Post } from './posts.data.ts';
import { giveSentiment } from './threads.data.ts';

const PERMISSION = 'forum:sentiment:post';
const SIDES = [
  { kind: 'like', icon: ThumbsUp },
  { kind: 'dislike', icon: ThumbsDown },
] as const;

/** One's own sentiment, pressed again to take it back, and how many there are. */
export function SentimentButtons({ post }: { post: Post }) {
  const { t } = useTranslation(['forum', 'workflow']);
  const { number } = useFormat();
  const { permissions } = useViewer();
  const refusalWords = useErrorWords();
  const denial = permissions.has(PERMISSION)
    ? post.state === 'deleted'
      ? t('isDeleted')
      : undefined
    : t('workflow:needsPermission', { permission: PERMISSION });

  async function give(kind: 'like' | 'dislike') {
    try {
      await giveSentiment(post.id, post.sentiments.yours === kind ? 'none' : kind);
    } catch (thrown) {
      toast.error(t('sentimentFailed'), { detail: refusalWords(thrown) });
    }
  }

  return (
    <div className={styles.sentiments}>
      {SIDES.map(({ kind, icon }) => (
        <span key={kind} className={styles.sentiment}>
          <IconButton
            icon={icon}
            label={t(`sentiment.${kind}`, { name: nameOf(post.creator) })}
            isPressed={post.sentiments.yours === kind}
            disabledReason={denial}
            onPress={() => void give(kind)}
          />
          {number(post.sentiments[kind])}
        </span>
      ))}
    </div>
  );
}
