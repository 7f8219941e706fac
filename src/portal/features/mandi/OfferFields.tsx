import { useTranslation } from 'react-i18next';
import { today } from '../../format.ts';
import { useValues } from '../../reference/choices.ts';
import { TehsilField } from '../../reference/TehsilField.tsx';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import type { Option } from '../../ui/Option.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useCategories, useItems } from './listings.choices.ts';
import * as styles from './mandi.css.ts';
import type { Offer } from './offer.ts';

interface OfferFieldsProps {
  offer: Offer;
  onChange: (changes: Partial<Offer>) => void;
  errorOf: (name: string) => string | undefined;
  /** The tehsil that stands there already. */
  place?: Option;
  /** The day that stands there already: it may be kept though it has passed. */
  expiry?: string;
}

export function OfferFields({ offer, onChange, errorOf, place, expiry }: OfferFieldsProps) {
  const { t } = useTranslation('listings');
  const categories = useCategories();
  const items = useItems(offer.categoryId);
  const units = useValues('unit');
  const qualities = useValues('quality');
  const text = (name: 'title' | 'breed' | 'kind' | 'tags', maxLength: number, isRequired = false) => (
    <TextField
      label={t(`fields.${name}`)}
      value={offer[name]}
      onChange={(value) => onChange({ [name]: value })}
      maxLength={maxLength}
      isRequired={isRequired}
      error={errorOf(name)}
      {...(name === 'tags' && { description: t('tagsHint') })}
    />
  );
  return (
    <>
      {text('title', 200, true)}
      <div className={styles.pair}>
        <Select
          label={t('fields.category')}
          options={categories}
          value={offer.categoryId}
          onChange={(categoryId) => onChange({ categoryId, itemId: null })}
          isRequired
          error={errorOf('categoryId')}
        />
        <ComboBox
          label={t('fields.item')}
          options={items.options}
          value={offer.itemId}
          onChange={(itemId) => onChange({ itemId, unit: offer.unit || (itemId && items.unitOf(itemId)) || '' })}
          isRequired
          error={errorOf('itemId')}
        />
      </div>
      <TextArea
        label={t('fields.description')}
        value={offer.description}
        onChange={(description) => onChange({ description })}
        maxLength={4000}
        unturned
        rows={4}
        isRequired
        error={errorOf('description')}
      />
      <div className={styles.pair}>
        <NumberField
          label={t('fields.unitPrice')}
          unit="PKR"
          value={offer.unitPrice}
          onChange={(unitPrice) => onChange({ unitPrice })}
          min={0.01}
          max={1_000_000_000}
          digits={2}
          isRequired
          error={errorOf('unitPrice')}
        />
        <Select
          label={t('fields.unit')}
          options={withOwn(units, offer.unit)}
          value={offer.unit || null}
          onChange={(unit) => onChange({ unit })}
          isRequired
          error={errorOf('unit')}
        />
        <NumberField
          label={t('fields.quantity')}
          value={offer.quantity}
          onChange={(quantity) => onChange({ quantity })}
          min={0.01}
          max={10_000_000}
          digits={2}
          isRequired
          error={errorOf('quantity')}
        />
        <Select
          label={t('fields.quality')}
          options={[{ value: '', label: t('noQuality') }, ...withOwn(qualities, offer.quality)]}
          value={offer.quality}
          onChange={(quality) => onChange({ quality })}
          error={errorOf('quality')}
        />
        <DateField
          label={t('fields.expiryDt')}
          value={offer.expiryDt}
          {...(offer.expiryDt !== expiry && { min: today() })}
          onChange={(expiryDt) => onChange({ expiryDt })}
          isRequired
          error={errorOf('expiryDt')}
        />
        <PhoneField
          label={t('fields.contactNo')}
          value={offer.contactNo}
          onChange={(contactNo) => onChange({ contactNo })}
          isRequired
          error={errorOf('contactNo')}
        />
        <TehsilField
          label={t('fields.location')}
          value={offer.locationId}
          known={place}
          onChange={(locationId) => onChange({ locationId })}
          error={errorOf('locationId')}
        />
        {text('breed', 200)}
        {text('kind', 200)}
      </div>
      {text('tags', 800)}
    </>
  );
}

/** A value that the list no longer has stays choosable where it stands. */
function withOwn(options: readonly Option[], own: string): readonly Option[] {
  return own === '' || options.some(({ value }) => value === own) ? options : [...options, { value: own, label: own }];
}
