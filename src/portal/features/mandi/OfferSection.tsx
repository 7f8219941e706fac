import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import * as content from '../../queues/content.css.ts';
import { MarkedText } from '../../queues/MarkedText.tsx';
import { RiskStrip } from '../../queues/RiskMark.tsx';
import type { RecordContext } from '../../records/record.ts';
import { SectionForm } from '../../records/SectionForm.tsx';
import { useSectionEdit } from '../../records/section-edit.hook.ts';
import { useTyped } from '../../records/typed.hook.ts';
import { ReferenceWord, useReferenceWords } from '../../reference/ReferenceWord.tsx';
import { Button } from '../../ui/Button.tsx';
import { h4, ltr } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { editListing, type ListingRecord } from './listings.data.ts';
import * as styles from './mandi.css.ts';
import { OfferFields } from './OfferFields.tsx';
import { changeOf, missingIn, offerOf } from './offer.ts';
import { ValueWord } from './ValueWord.tsx';

/** What is offered, and its full edit in place. */
export function OfferSection(props: RecordContext<ListingRecord>) {
  const { record } = props;
  const { t } = useTranslation('listings');
  const { isEditing, edited, edit, touch, close } = useSectionEdit(props);
  return (
    <>
      <div className={content.sectionHead}>
        <h2 className={h4}>{t('sections.offer')}</h2>
        <span className={styles.spacer} />
        {!isEditing && (
          <Button icon={Pencil} label={t('edit')} disabledReason={props.denialOf('EDIT')} onPress={edit} />
        )}
      </div>
      {isEditing ? (
        <OfferForm key={edited.version} {...props} record={edited} onTouch={touch} onClose={close} />
      ) : (
        <OfferFacts listing={record} />
      )}
    </>
  );
}

function OfferFacts({ listing }: { listing: ListingRecord }) {
  const { t } = useTranslation('listings');
  const { money, number, date, list } = useFormat();
  const districtOf = useReferenceWords('district');
  const tehsilOf = useReferenceWords('tehsil');
  const unit = <ValueWord key="unit" list="unit" value={listing.unit} />;
  const pairs: [string, ReactNode][] = [
    ['category', <ReferenceWord key="category" list="mandi-category" of={listing.category} />],
    ['item', <ReferenceWord key="item" list="mandi-item" of={listing.item} />],
    [
      'unitPrice',
      <span key="price">
        <span className={ltr}>{money(listing.unitPrice)}</span> / {unit}
      </span>,
    ],
    [
      'quantity',
      <span key="quantity">
        {number(listing.quantity)} {unit}
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
          <span className={ltr}>{listing.contactNo}</span>
        </dd>
        {listing.metaData.map(({ key, value }) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>{t(`meta.${key}`, { defaultValue: key })}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface OfferFormProps extends RecordContext<ListingRecord> {
  onTouch: () => void;
  onClose: () => void;
}

function OfferForm({ record, setDirty, onTouch, onClose }: OfferFormProps) {
  const { t } = useTranslation('listings');
  const [first] = useState(() => offerOf(record));
  const [version] = useState(record.version);
  const { form, typed: offer, change, isChanged, isPending, failure, errorOf, send } = useTyped(first, missingIn);
  const save = () =>
    send(async (typed) => {
      await editListing(version, changeOf(record, typed));
      toast.success(t('saved'));
      onClose();
    });
  return (
    <SectionForm
      ref={form}
      name="offer"
      isDirty={isChanged}
      setDirty={setDirty}
      isPending={isPending}
      failure={failure}
      onSave={() => void save()}
      onClose={onClose}
    >
      <OfferFields
        offer={offer}
        onChange={(changes) => {
          onTouch();
          change(changes);
        }}
        errorOf={errorOf}
        expiry={first.expiryDt ?? ''}
        {...(record.location && { place: { value: record.location.id, label: record.location.title } })}
      />
    </SectionForm>
  );
}
