import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { farmerWorkflow } from '../../../../machines/farmers/farmer.workflow.ts';
import { Badge } from '../../ui/Badge.tsx';
import { iconNamed } from '../../ui/icons.ts';

/** The status of the farmer's profile; of a number without one, that there is one to add. */
export function ProfileBadge({ state }: { state: string | null }) {
  const { t } = useTranslation('subscribers');
  if (state === null) return <Badge label={t('addProfile')} tone="neutral" icon={Plus} />;
  const description = farmerWorkflow.states[state];
  return (
    <Badge
      label={t(`profileStates.${state}`)}
      tone={description?.tone ?? 'neutral'}
      icon={iconNamed(description?.icon ?? '')}
    />
  );
}
