import { useTranslation } from 'react-i18next';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
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
}

export function OfferFields({ offer, onChange, errorOf }: OfferFieldsProps) {
  const { t } = useTranslation('listings');
  const categories = useCategories();
  const items = useItems(offer.categoryId);
  const text = (
    name: 'title' | 'unit' | 'quality' | 'breed' | 'kind' | 'tags',
    maxLength: number,
    isRequired = false,
  ) => (
    <TextField
      label={t(`fields.${name}`)}
      value={offer[name]}
      onChange={(value) => onChange({ [name]: value })}
      maxLength={maxLength}
      isRequired={isRequired}
      error={errorOf(name)}
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
          min={0}
          max={1_000_000_000}
          isRequired
          error={errorOf('unitPrice')}
        />
        {text('unit', 40, true)}
        <NumberField
          label={t('fields.quantity')}
          value={offer.quantity}
          onChange={(quantity) => onChange({ quantity })}
          min={0}
          max={10_000_000}
          isRequired
          error={errorOf('quantity')}
        />
        {text('quality', 40)}
        <DateField
          label={t('fields.expiryDt')}
          value={offer.expiryDt}
          onChange={(expiryDt) => onChange({ expiryDt })}
          isRequired
          error={errorOf('expiryDt')}
        />
        <TextField
          label={t('fields.contactNo')}
          type="tel"
          code
          value={offer.contactNo}
          onChange={(contactNo) => onChange({ contactNo })}
          maxLength={20}
          isRequired
          error={errorOf('contactNo')}
        />
        {text('breed', 200)}
        {text('kind', 200)}
      </div>
      {text('tags', 800)}
    </>
  );
}
