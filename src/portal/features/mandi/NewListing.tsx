import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { path } from '../../paths.ts';
import { useTyped } from '../../records/typed.hook.ts';
import { FarmerField } from '../../reference/FarmerField.tsx';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { danger } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { createListing } from './listings.data.ts';
import * as styles from './mandi.css.ts';
import { OfferFields } from './OfferFields.tsx';
import { emptyOffer, listingForm, missingIn } from './offer.ts';
import { LARGEST_PICTURE, PICTURES } from './pictures.ts';

/** An offer entered for a farmer; it begins pending. */
export function NewListing({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('listings');
  const [, navigate] = useLocation();
  const { form, typed: offer, change, isChanged, isPending, failure, errorOf, send } = useTyped(emptyOffer, missingIn);
  const [farmer, setFarmer] = useState<string | null>(null);
  const [images, setImages] = useState<File[]>([]);
  const create = () =>
    send(async (typed) => {
      const made = await createListing(listingForm(typed, farmer, images));
      toast.success(t('created', { number: made.number }));
      onClose();
      navigate(path('listing', made.id));
    });
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t('newListing')}
      description={t('newListingBody')}
      width="large"
      isStrict={isChanged || images.length > 0}
      footer={
        <>
          <CancelButton />
          <Button label={t('create')} variant="primary" isPending={isPending} onPress={() => void create()} />
        </>
      }
    >
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        {failure && (
          <p role="alert" className={danger}>
            {failure}
          </p>
        )}
        <FarmerField value={farmer} onChange={setFarmer} error={errorOf('creator')} />
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
      </form>
    </Drawer>
  );
}
