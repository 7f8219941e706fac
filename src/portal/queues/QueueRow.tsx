import { AudioLines, Image, LockKeyhole, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { directionOf } from '../ui/direction.ts';
import { Icon } from '../ui/Icon.tsx';
import { hidden } from '../ui/text.css.ts';
import type { Presence } from '../workflow/presence.ts';
import type { ListRow } from '../workflow/rows.ts';
import * as styles from './queue.css.ts';
import type { Attachment, QueueDescription } from './queue.ts';
import { RiskMark } from './RiskMark.tsx';

interface QueueRowProps<Item extends ListRow, FullRecord extends ListRow> {
  queue: QueueDescription<Item, FullRecord>;
  item: Item;
  presence: Presence;
  isCurrent: boolean;
  isMine: boolean;
  isSkipped: boolean;
  now: number;
  onOpen: () => void;
}

const KINDS = [
  { kind: 'image', icon: Image },
  { kind: 'audio', icon: AudioLines },
  { kind: 'video', icon: Video },
] as const;

export function QueueRow<Item extends ListRow, FullRecord extends ListRow>(props: QueueRowProps<Item, FullRecord>) {
  const { queue, item, presence, isCurrent, isMine, isSkipped, now, onOpen } = props;
  const { t } = useTranslation('queues');
  const format = useFormat();
  const { row } = queue;
  const { text, language } = row.excerpt(item);
  return (
    <button
      type="button"
      className={styles.row}
      aria-current={isCurrent}
      data-presence={presence.kind}
      onClick={onOpen}
    >
      <span className={styles.rowLine}>
        <bdi className={styles.rowName}>{row.name(item)}</bdi>
        <span className={styles.marks}>
          <MediaMarks media={row.media?.(item) ?? []} />
          {row.mark?.(item)}
        </span>
        <span className={styles.push} />
        <span className={styles.age}>{format.age(row.at(item), now)}</span>
      </span>
      <span className={styles.rowLine}>
        {row.risk && <RiskMark level={row.risk(item).level} />}
        <span
          className={styles.excerpt}
          {...(typeof text === 'string' && { dir: directionOf(text) })}
          {...(language && { lang: language })}
        >
          {text}
        </span>
        {presence.kind === 'claimed' && (
          <span className={styles.claim.claimed}>
            <Icon of={LockKeyhole} small /> {t('withName', { name: presence.by })}
          </span>
        )}
        {presence.kind === 'gone' && <span className={styles.claim.gone}>{t('byName', { name: presence.by })}</span>}
        {presence.kind === 'free' && isMine && <span className={styles.claim.mine}>{t('yours')}</span>}
        {item.escalation && (
          <span className={styles.claim.mine}>
            {item.escalation.to ? t('handedTo', { name: item.escalation.to.name }) : t('handedOn')}
          </span>
        )}
        {isSkipped && <span className={styles.claim.gone}>{t('skipped')}</span>}
      </span>
    </button>
  );
}

function MediaMarks({ media }: { media: readonly Attachment[] }) {
  const { t } = useTranslation('queues');
  return KINDS.map(({ kind, icon }) => {
    const count = media.filter((one) => one.kind === kind).length;
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
