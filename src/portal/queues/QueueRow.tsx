import type { TFunction } from 'i18next';
import { LockKeyhole, type LucideIcon, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { directionOf } from '../ui/direction.ts';
import { Icon } from '../ui/Icon.tsx';
import { NumbersApart } from '../ui/NumbersApart.tsx';
import { OfName } from '../ui/OfName.tsx';
import type { Presence } from '../workflow/presence.ts';
import type { ListRow } from '../workflow/rows.ts';
import { type MediaCounts, MediaMarks } from './MediaMarks.tsx';
import * as styles from './queue.css.ts';
import type { Attachment, QueueDescription } from './queue.ts';
import { RiskMark } from './RiskMark.tsx';
import { saysToWhom } from './standing.ts';

interface QueueRowProps<Item extends ListRow, FullRecord extends ListRow> {
  queue: QueueDescription<Item, FullRecord>;
  item: Item;
  presence: Presence;
  isCurrent: boolean;
  isMine: boolean;
  isSkipped: boolean;
  viewerId: string;
  now: number;
  onOpen: () => void;
}

export function QueueRow<Item extends ListRow, FullRecord extends ListRow>(props: QueueRowProps<Item, FullRecord>) {
  const { queue, item, presence, isCurrent, isMine, isSkipped, viewerId, now, onOpen } = props;
  const { t } = useTranslation('queues');
  const format = useFormat();
  const { row } = queue;
  const { text, language, whole } = row.excerpt(item);
  return (
    <button
      type="button"
      className={styles.row}
      aria-current={isCurrent}
      data-presence={presence.kind}
      onClick={onOpen}
    >
      <span className={styles.rowLine}>
        <bdi className={styles.rowName} dir={directionOf(row.name(item))}>
          <NumbersApart>{row.name(item)}</NumbersApart>
        </bdi>
        <span className={styles.marks}>
          <MediaMarks counts={countsOf(row.media?.(item) ?? [])} />
          {row.mark?.(item)}
        </span>
        <span className={styles.push} />
        <span className={styles.age}>{format.age(row.at(item), now)}</span>
      </span>
      <span className={styles.rowLine}>
        {row.risk && <RiskMark level={row.risk(item).level} />}
        {whole && <span className={styles.whole}>{whole}</span>}
        <span
          className={styles.excerpt}
          {...(typeof text === 'string' && { dir: directionOf(text) })}
          {...(language && { lang: language })}
        >
          {typeof text === 'string' ? <NumbersApart>{text}</NumbersApart> : text}
        </span>
        {presence.kind === 'claimed' && (
          <Claim
            kind="claimed"
            icon={LockKeyhole}
            words={<OfName name={presence.by} say={(name) => t('withName', { name })} />}
          />
        )}
        {presence.kind === 'gone' && (
          <Claim kind="gone" words={<OfName name={presence.by} say={(name) => t('byName', { name })} />} />
        )}
        {presence.kind === 'free' && isMine && <Claim kind="mine" words={t('yours')} />}
        {item.escalation && saysToWhom(presence, item.escalation) && (
          <Claim kind="mine" icon={UsersRound} {...handedWords(item.escalation, viewerId, t)} />
        )}
        {isSkipped && <Claim kind="gone" words={t('skipped')} />}
      </span>
    </button>
  );
}

/** To whom it was handed: the name alone, as the mark says the rest to who sees it. */
function handedWords({ to }: NonNullable<ListRow['escalation']>, viewerId: string, t: TFunction<'queues'>) {
  if (!to) return { words: t('handedOn') };
  return to.id === viewerId ? { words: t('toYou') } : { words: to.name, title: t('handedTo', { name: to.name }) };
}

interface ClaimProps {
  kind: keyof typeof styles.claim;
  icon?: LucideIcon;
  words: ReactNode;
  /** All of it, where its words are cut short. */
  title?: string;
}

function Claim({ kind, icon, words, title }: ClaimProps) {
  return (
    <span className={styles.claim[kind]} title={title}>
      {icon && <Icon of={icon} small />}
      <span className={styles.claimWords}>{words}</span>
    </span>
  );
}

function countsOf(media: readonly Attachment[]): MediaCounts {
  const counts: MediaCounts = {};
  for (const { kind } of media) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
