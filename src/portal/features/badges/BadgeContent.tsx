import { Award } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { PersonHeading } from '../../moderation/PersonHeading.tsx';
import { nameOf } from '../../person-name.ts';
import * as styles from '../../queues/content.css.ts';
import type { QueueParts } from '../../queues/queue.ts';
import { titleOf } from '../../title-of.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { h4, muted } from '../../ui/text.css.ts';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import { type Badge, useBadgeKinds } from './badges.data.ts';

/** The badge, the rule behind it, and how far the farmer is past what it asks. */
export function BadgeContent({ whole: one }: QueueParts<Badge>) {
  const { t, i18n } = useTranslation('badges');
  const { number, dateTime } = useFormat();
  const isUrdu = i18n.language === 'ur';
  const kind = useBadgeKinds().data?.items.find(({ id }) => id === one.badge.id);
  const title = titleOf(one.badge);
  const name = nameOf(one.farmer);
  return (
    <article aria-label={t('badgeOf', { name, badge: title })}>
      <header className={styles.who}>
        <Avatar name={name} size="large" />
        <div className={styles.whoWords}>
          <PersonHeading person={one.farmer} />
          <p className={styles.facts}>
            <span className={styles.fact}>
              <Icon of={Award} small /> {title}
            </span>
            <span>{dateTime(one.createdAt)}</span>
          </p>
        </div>
        <StateBadge entity="badge" state={one.state} large />
      </header>
      {kind && (
        <section aria-label={t('rule')}>
          <div className={styles.sectionHead}>
            <h3 className={h4}>{t('rule')}</h3>
          </div>
          <p>{(isUrdu && kind.descriptionUr) || kind.description}</p>
          {/* It is written in one language; where there are figures below, they say the same in the reader's. */}
          {(i18n.language === 'en' || one.reasons.length === 0) && (
            <p className={muted} lang="en" dir="auto">
              {kind.rule}
            </p>
          )}
        </section>
      )}
      <section aria-label={t('reasons')}>
        <div className={styles.sectionHead}>
          <h3 className={h4}>{t('reasons')}</h3>
        </div>
        {one.reasons.length === 0 && <p className={muted}>{one.lastStep.reason ?? t('noReasons')}</p>}
        {one.reasons.map(({ words, value, needed }) => (
          <div key={words}>
            <p className={styles.facts}>
              <span>{t(`measures.${words}`, { defaultValue: words })}</span>
              <strong>{t('ofNeeded', { value: number(value), needed: number(needed) })}</strong>
            </p>
            <div className={styles.meter} aria-hidden="true">
              <div
                className={styles.filled}
                style={{ inlineSize: `${Math.min(100, (value / Math.max(needed, value, 1)) * 100)}%` }}
              />
            </div>
          </div>
        ))}
      </section>
    </article>
  );
}
