import { useTranslation } from 'react-i18next';
import { subscriberPolicy } from '../../../../machines/subscribers/subscriber.policy.ts';
import { dialogPart } from '../../dialog.part.tsx';
import { OpeningButton } from '../../workflow/OpeningButton.tsx';

const SubscribeForm = dialogPart(async () => (await import('./SubscribeForm.tsx')).SubscribeForm);

export function SubscribeButton() {
  const { t } = useTranslation('subscribers');
  return <OpeningButton label={t('subscribe')} permission={subscriberPolicy.SUBSCRIBE} Form={SubscribeForm} />;
}
