import { Clock, Flag, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../../machines/workflows.ts';
import { useFormat } from '../../format.ts';
import { OfferFacts } from '../../moderation/OfferFacts.tsx';
import { PersonHeading } from '../../moderation/PersonHeading.tsx';
import { PersonLink } from '../../moderation/PersonLink.tsx';
import { ThreadLines } from '../../moderation/ThreadLines.tsx';
import { nameOf } from '../../person-name.ts';
import * as styles from '../../queues/content.css.ts';
import { MarkedText } from '../../queues/MarkedText.tsx';
import { Media } from '../../queues/Media.tsx';
import type { QueueParts } from '../../queues/queue.ts';
import { RiskStrip } from '../../queues/RiskMark.tsx';
import { ReferenceWord } from '../../reference/ReferenceWord.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { directionOf } from '../../ui/direction.ts';
import { Icon } from '../../ui/Icon.tsx';
import { NumbersApart } from '../../ui/NumbersApart.tsx';
import { h3, h4, muted } from '../../ui/text.css.ts';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import { useListingRecord, usePostRecord } from './evidence.data.ts';
import type { Reported } from './reports.data.ts';
import { Written } from './Written.tsx';

const entities: Readonly<Record<Reported['target']['kind'], Entity | null>> = {
  post: 'post',
  listing: 'listing',
  user: null,
};

/** What was reported, as it was then and as it is now. */
export function ReportedContent({ whole: thing }: QueueParts<Reported>) {
  const { t } = useTranslation('reports');
  const { number, dateTime } = useFormat();
  const entity = entities[thing.target.kind];
  const { data: post } = usePostRecord(thing);
  const { data: listing } = useListingRecord(thing);
  const copy = thing.reports[0]?.copy;
  const name = nameOf(thing.author);
  const written = post ? { language: post.language } : {};
  return (
    <article aria-label={t('reportOf', { name })}>
      <header className={styles.who}>
        <Avatar name={name} size="large" />
        <div className={styles.whoWords}>
          {thing.target.kind === 'listing' ? (
            <h2 className={h3}>
              <bdi dir={directionOf(thing.title)}>
                <NumbersApart>{thing.title}</NumbersApart>
              </bdi>
            </h2>
          ) : (
            <PersonHeading person={thing.author} />
          )}
          <p className={styles.facts}>
            <span>{t(`kinds.${thing.target.kind}`)}</span>
            {thing.target.kind === 'listing' && (
              <PersonLink person={thing.author}>
                <bdi>{name}</bdi>
              </PersonLink>
            )}
            {thing.author.district && (
              <span className={styles.fact}>
                <Icon of={MapPin} small /> <ReferenceWord list="district" of={{ title: thing.author.district }} />
              </span>
            )}
            <span className={styles.fact}>
              <Icon of={Flag} small /> {t('reportsCount', { count: thing.total, number: number(thing.total) })}
            </span>
            <span className={styles.fact}>
              <Icon of={Clock} small /> {dateTime(thing.firstAt)}
            </span>
          </p>
        </div>
        {entity ? (
          <StateBadge entity={entity} state={thing.thingState} large />
        ) : (
          <Badge large label={t(`people.${thing.thingState}`, { defaultValue: thing.thingState })} />
        )}
      </header>
      {!listing && <RiskStrip risk={thing.risk} />}
      {thing.changed && copy && (
        <section aria-label={t('asReported')}>
          <div className={styles.sectionHead}>
            <h3 className={h4}>{t('asReported')}</h3>
            <Badge tone="warn" label={t('changed')} />
          </div>
          <blockquote className={styles.copy}>
            <MarkedText text={copy.text || copy.title} {...written} />
          </blockquote>
          <h3 className={h4}>{t('asNow')}</h3>
        </section>
      )}
      {listing && <OfferFacts listing={listing} />}
      {!listing &&
        (thing.text === '' ? <p className={muted}>{t('noText')}</p> : <MarkedText text={thing.text} {...written} />)}
      <Media media={thing.attachments} name={name} />
      {thing.target.kind === 'post' && post && <ThreadLines post={post} />}
      {thing.target.kind === 'user' && <Written thing={thing} />}
    </article>
  );
}
