import { useTranslation } from 'react-i18next';
import { badgePolicy } from '../../../../machines/badges/badge.policy.ts';
import { dialogPart } from '../../dialog.part.tsx';
import { OpeningButton } from '../../workflow/OpeningButton.tsx';

const AssignDialog = dialogPart(async () => (await import('./AssignDialog.tsx')).AssignDialog);

export function AssignButton() {
  const { t } = useTranslation('badges');
  return <OpeningButton label={t('assign')} permission={badgePolicy.ASSIGN} Form={AssignDialog} variant="secondary" />;
}
