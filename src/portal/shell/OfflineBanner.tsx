import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAway } from '../api/reach.ts';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './Shell.css.ts';
import { UnsentBanner } from './UnsentBanner.tsx';

/** Says while it lasts that the server does not answer, and why as far as the browser knows. */
export function OfflineBanner() {
  const { t } = useTranslation('shell');
  const isAway = useAway();
  return (
    <div role="status">
      {isAway && (
        <div className={styles.offline}>
          <Icon of={CloudOff} />
          {t(navigator.onLine ? 'serverAway' : 'offline')}
        </div>
      )}
      <UnsentBanner />
    </div>
  );
}
