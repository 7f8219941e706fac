import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { path } from '../../paths.ts';
import { NewRecord } from '../../records/NewRecord.tsx';
import { useTyped } from '../../records/typed.hook.ts';
import { FarmerField } from '../../reference/FarmerField.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { toast } from '../../ui/toast.queue.ts';
import { useViewer } from '../../workflow/viewer.ts';
import { createListing } from './listings.data.ts';
import { OfferFields } from './OfferFields.tsx';
import { emptyOffer, listingForm, missingInNew, type NewOffer } from './offer.ts';
import { LARGEST_PICTURE, PICTURES } from './pictures.ts';

/** An offer entered for a farmer; it begins pending. */
export function NewListing({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('listings');
  const [, navigate] = useLocation();
  const viewer = useViewer();
  const form = useTyped<NewOffer>({ ...emptyOffer, creator: null, farmer: null }, missingInNew, {
    person: viewer.id,
    name: 'listing',
    without: ['locationId'],
  });
  const { typed: offer, change, field, errorOf, send } = form;
  const [images, setImages] = useState<File[]>([]);
  const create = () =>
    send(async (typed) => {
      const made = await createListing(listingForm(typed, images));
      toast.success(t('created', { number: made.number }));
      onClose();
      navigate(path('listing', made.id));
    });
  return (
    <NewRecord
      title={t('newListing')}
      description={t('newListingBody')}
      verb={t('create')}
      typed={form}
      isStrict={form.isChanged || images.length > 0}
      onCreate={create}
      onClose={onClose}
    >
      <FarmerField
        {...field('creator')}
        known={offer.farmer}
        onChange={(creator, _, farmer) => change({ creator, farmer: farmer ?? null })}
      />
      <OfferFields offer={offer} onChange={change} errorOf={errorOf} />
      <FilePicker
        label={t('pictures')}
        accept={PICTURES}
        maxBytes={LARGEST_PICTURE}
        multiple
        files={images}
        onChange={(files) => setImages(files.slice(0, 10))}
        error={errorOf('images')}
      />
    </NewRecord>
  );
}
