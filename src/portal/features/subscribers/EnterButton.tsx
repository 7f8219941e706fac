import { useTranslation } from 'react-i18next';
import { doNotCallPolicy } from '../../../../machines/subscribers/do-not-call.policy.ts';
import { dialogPart } from '../../dialog.part.tsx';
import { OpeningButton } from '../../workflow/OpeningButton.tsx';

const EnterForm = dialogPart(async () => (await import('./EnterForm.tsx')).EnterForm);

export function EnterButton() {
  const { t } = useTranslation('doNotCall');
  return <OpeningButton label={t('enter')} permission={doNotCallPolicy.ENTER} Form={EnterForm} />;
}
