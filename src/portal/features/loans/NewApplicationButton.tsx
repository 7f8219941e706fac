import { useTranslation } from 'react-i18next';
import { loanPolicy } from '../../../../machines/loans/loan.policy.ts';
import { dialogPart } from '../../dialog.part.tsx';
import { OpeningButton } from '../../workflow/OpeningButton.tsx';

const NewApplication = dialogPart(async () => (await import('./NewApplication.tsx')).NewApplication);

export function NewApplicationButton() {
  const { t } = useTranslation('loans');
  return (
    <OpeningButton
      label={t('newApplication')}
      permission={loanPolicy.APPLY}
      begins="application"
      Form={NewApplication}
    />
  );
}
