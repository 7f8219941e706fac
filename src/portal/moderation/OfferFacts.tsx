import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { components } from '../../contract/generated/types.ts';
import { useFormat } from '../format.ts';
import * as content from '../queues/content.css.ts';
import { MarkedText } from '../queues/MarkedText.tsx';
import { RiskStrip } from '../queues/RiskMark.tsx';
import { ReferenceWord, useReferenceWords } from '../reference/ReferenceWord.tsx';
import { ValueWord } from '../reference/ValueWord.tsx';
import { phoneWritten } from '../ui/phones.ts';
import { ltr } from '../ui/text.css.ts';
import { Written } from '../ui/Written.tsx';

/** What is offered: of what, how much, for how much, where and until when. */
export function OfferFacts({ listing }: { listing: components['schemas']['ListingRecord'] }) {
  const { t } = useTranslation('listings');
  const { money, number, date, list } = useFormat();
  const districtOf = useReferenceWords('district');
  const tehsilOf = useReferenceWords('tehsil');
  const unit = (count?: number) => (
    <ValueWord list="unit" value={listing.unit} {...(count !== undefined && { count })} />
  );
  const pairs: [string, ReactNode][] = [
    ['category', <ReferenceWord key="category" list="mandi-category" of={listing.category} />],
    ['item', <ReferenceWord key="item" list="mandi-item" of={listing.item} />],
    [
      'unitPrice',
      <span key="price">
        <span className={ltr}>{money(listing.unitPrice)}</span> / {unit()}
      </span>,
    ],
    [
      'quantity',
      <span key="quantity">
        {number(listing.quantity)} {unit(listing.quantity)}
      </span>,
    ],
    ['quality', listing.quality === null ? '–' : <ValueWord key="quality" list="quality" value={listing.quality} />],
    ['expiryDt', date(listing.expiryDt)],
    [
      'location',
      listing.location
        ? list([
            tehsilOf(listing.location),
            ...(listing.location.district ? [districtOf({ title: listing.location.district })] : []),
          ])
        : '–',
    ],
    ['tags', list(listing.tags) || '–'],
  ];
  return (
    <>
      <RiskStrip risk={listing.risk} />
      <MarkedText text={listing.description} />
      <dl className={content.pairs}>
        {pairs.map(([key, value]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>{t(`fields.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <dt>{t('fields.contactNo')}</dt>
        <dd>
          <span className={ltr}>{phoneWritten(listing.contactNo)}</span>
        </dd>
        {listing.metaData.map(({ key, value }) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>{t(`meta.${key}`, { defaultValue: key })}</dt>
            <dd>
              {key === 'category' ? (
                <ReferenceWord list="mandi-category" of={{ title: value }} />
              ) : (
                <Written>{value}</Written>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
