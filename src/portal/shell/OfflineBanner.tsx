import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAway } from '../api/reach.ts';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './Shell.css.ts';
import { UnsentBanner } from './UnsentBanner.tsx';

/** Says while it lasts that the server does not answer, and why as far as the browser knows. */
export function OfflineBanner() {
  return (
    <div role="status">
      <Away />
      <UnsentBanner />
    </div>
  );
}

/** The same at the head of whatever lies over the page. */
export const awayInDialogs = <Away role="alert" />;

function Away({ role }: { role?: 'alert' }) {
  const { t } = useTranslation('shell');
  const isAway = useAway();
  return (
    isAway && (
      <div className={styles.offline} {...(role && { role })}>
        <Icon of={CloudOff} />
        {t(navigator.onLine ? 'serverAway' : 'offline')}
      </div>
    )
  );
}
