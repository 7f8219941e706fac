import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { farmerPolicy } from '../../../../machines/farmers/farmer.policy.ts';
import { farmerWorkflow } from '../../../../machines/farmers/farmer.workflow.ts';
import { none } from '../../lists/columns.usual.tsx';
import { path } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { iconNamed } from '../../ui/icons.ts';
import { useViewer } from '../../workflow/viewer.ts';
import * as styles from './subscribers.css.ts';

/** The status of the farmer's profile; of a number without one, that there is one to add. */
export function ProfileBadge({ state, phone }: { state: string | null; phone: string }) {
  const { t } = useTranslation('subscribers');
  const { permissions } = useViewer();
  if (state === null) {
    if (!permissions.has(farmerPolicy.CREATE)) return none;
    return (
      <Link
        href={`${path('profile', 'new')}?msisdn=${phone}`}
        tabIndex={-1}
        className={styles.add}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        <Badge label={t('addProfile')} tone="neutral" icon={Plus} />
      </Link>
    );
  }
  const description = farmerWorkflow.states[state];
  return (
    <Badge
      label={t(`profileStates.${state}`)}
      tone={description?.tone ?? 'neutral'}
      icon={iconNamed(description?.icon ?? '')}
    />
  );
}
