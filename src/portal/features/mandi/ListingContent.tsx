import { CalendarX2, Clock, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { OfferFacts } from '../../moderation/OfferFacts.tsx';
import { PersonLink } from '../../moderation/PersonLink.tsx';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import * as styles from '../../queues/content.css.ts';
import { Media } from '../../queues/Media.tsx';
import type { QueueParts } from '../../queues/queue.ts';
import { ReferenceWord } from '../../reference/ReferenceWord.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { h3 } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import type { ListingRecord } from './listings.data.ts';

/** An offer as it would stand on the market, with its pictures. */
export function ListingContent({ whole: listing }: QueueParts<ListingRecord>) {
  const { t } = useTranslation(['listingApproval', 'listings']);
  const { dateTime } = useFormat();
  const { creator } = listing;
  return (
    <article aria-label={t('listingOf', { title: listing.title, name: nameOf(creator) })}>
      <header className={styles.who}>
        <Avatar name={nameOf(creator)} size="large" />
        <div className={styles.whoWords}>
          <h2 className={h3}>
            <Written>{listing.title}</Written>
          </h2>
          <p className={styles.facts}>
            <TextLink href={path('listing', listing.id)}>{t('number', { number: listing.number })}</TextLink>
            <PersonLink person={creator}>
              <bdi>{nameOf(creator)}</bdi>
            </PersonLink>
            {creator.district && (
              <span className={styles.fact}>
                <Icon of={MapPin} small /> <ReferenceWord list="district" of={{ title: creator.district }} />
              </span>
            )}
            <span className={styles.fact}>
              <Icon of={Clock} small /> {dateTime(listing.createdAt)}
            </span>
            {listing.expired && <Badge tone="warn" icon={CalendarX2} label={t('listings:expired')} />}
          </p>
        </div>
        <StateBadge entity="listing" state={listing.state} large />
      </header>
      <Media media={listing.images} name={listing.title} />
      <OfferFacts listing={listing} />
    </article>
  );
}
