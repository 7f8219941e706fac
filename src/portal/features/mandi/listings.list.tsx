import { CalendarX2 } from 'lucide-react';
import { ageColumn, none, numberColumn, reportsColumn, stateColumn } from '../../lists/columns.usual.tsx';
import { defineList } from '../../lists/list.ts';
import { nameOf } from '../../person-name.ts';
import { recordSteps } from '../../records/steps.part.tsx';
import { ReferenceWord } from '../../reference/ReferenceWord.tsx';
import { ValueWord } from '../../reference/ValueWord.tsx';
import { phoneWritten } from '../../ui/phones.ts';
import { Signed } from '../../ui/Signed.tsx';
import { ltr, meta, muted, strong } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import { listings } from './listing.entity.ts';
import { listingFilters } from './listing.filters.ts';
import * as styles from './mandi.css.ts';
import { NewListingButton } from './NewListingButton.tsx';

export const listingsList = defineList({
  entity: listings,
  states: ['pending', 'approved', 'rejected', 'deleted'],
  apart: ['deleted'],
  besides: [{ filter: 'expired', value: 'true', count: 'expired', icon: CalendarX2 }],
  defaultSort: '-createdAt',
  steps: recordSteps(async () => (await import('./listing.record.tsx')).listingRecord),
  Primary: NewListingButton,
  columns: [
    numberColumn,
    {
      key: 'title',
      width: 184,
      least: 150,
      sort: 'title',
      fixed: true,
      tone: 'strong',
      phone: 'first',
      cell: (one) => (
        <span className={styles.named}>
          {one.images[0] && (
            <img className={styles.thumb} src={one.images[0].thumbnailUrl ?? one.images[0].url} alt="" />
          )}
          <Written cut>{one.title}</Written>
        </span>
      ),
    },
    { key: 'item', width: 92, givesWay: true, cell: (one) => <ReferenceWord list="mandi-item" of={one.item} /> },
    {
      key: 'category',
      width: 130,
      hidden: true,
      cell: (one) => <ReferenceWord list="mandi-category" of={one.category} />,
    },
    {
      key: 'unitPrice',
      width: 112,
      align: 'end',
      sort: 'unitPrice',
      phone: 'second',
      cell: (one, { format }) => format.money(one.unitPrice),
    },
    {
      key: 'quantity',
      width: 140,
      align: 'end',
      sort: 'quantity',
      cell: (one, { format }) => (
        <>
          {format.number(one.quantity)} <ValueWord list="unit" value={one.unit} count={one.quantity} />
        </>
      ),
    },
    { key: 'seller', width: 140, least: 104, phone: 'second', cell: (one) => <bdi>{nameOf(one.creator)}</bdi> },
    {
      key: 'district',
      givesWay: true,
      width: 104,
      cell: (one) => {
        const district = one.location?.district ?? one.creator.district;
        return district ? <ReferenceWord list="district" of={{ title: district }} /> : none;
      },
    },
    {
      key: 'phone',
      width: 118,
      hidden: true,
      cell: (one) => <span className={ltr}>{phoneWritten(one.contactNo)}</span>,
    },
    stateColumn('listing', 164),
    {
      key: 'expiryDt',
      width: 128,
      sort: 'expiryDt',
      cell: (one, { format }) => (
        <span className={one.expired ? styles.late : undefined}>{format.date(one.expiryDt)}</span>
      ),
    },
    { ...reportsColumn, givesWay: true },
    ageColumn,
  ],
  filters: listingFilters,
  card: (one, { format, now }) => (
    <>
      <span className={strong}>
        <Written>{one.title}</Written>
      </span>
      <span>
        <span className={ltr}>{format.money(one.unitPrice)}</span> / <ValueWord list="unit" value={one.unit} />
      </span>
      <span className={`${meta} ${muted}`}>
        <Signed name={nameOf(one.creator)} moment={format.age(one.createdAt, now)} />
      </span>
    </>
  ),
});
