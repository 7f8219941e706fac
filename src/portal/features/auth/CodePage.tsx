import { LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { publicPaths } from '../../public-paths.ts';
import { useSession } from '../../shell/session.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { spin } from '../../ui/motion.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import * as styles from './auth.css.ts';
import { takeReturnAddress } from './return-address.ts';

/** `/oauth/code?code=…`: exchanges the code for the session, once, and enters the portal. */
export function CodePage() {
  const { t } = useTranslation('auth');
  const { exchange, problem } = useSession();
  const [, navigate] = useLocation();
  const [isRefused, setRefused] = useState(false);

  useEffect(() => {
    let isHere = true;
    void exchange(new URLSearchParams(window.location.search)).then((outcome) => {
      if (!isHere) return;
      if (outcome === 'refused') return setRefused(true);
      toast.success(t('loggedIn'));
      navigate(takeReturnAddress() ?? publicPaths.home, { replace: true });
    });
    return () => {
      isHere = false;
    };
  }, [exchange, navigate, t]);

  return (
    <main className={styles.waiting}>
      {isRefused ? (
        <div>
          <ErrorState title={t('code.failed')} detail={problem?.message ?? t('faults.loginFailed')} />
          <Button large variant="primary" wide label={t('code.again')} onPress={() => navigate(publicPaths.signIn)} />
        </div>
      ) : (
        <p role="status">
          <Icon of={LoaderCircle} className={spin} /> {t('code.wait')}
        </p>
      )}
    </main>
  );
}
