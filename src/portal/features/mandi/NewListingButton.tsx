import { useTranslation } from 'react-i18next';
import { listingPolicy } from '../../../../machines/mandi/listing.policy.ts';
import { dialogPart } from '../../dialog.part.tsx';
import { OpeningButton } from '../../workflow/OpeningButton.tsx';

const NewListing = dialogPart(async () => (await import('./NewListing.tsx')).NewListing);

export function NewListingButton() {
  const { t } = useTranslation('listings');
  return <OpeningButton label={t('newListing')} permission={listingPolicy.CREATE} begins="listing" Form={NewListing} />;
}
