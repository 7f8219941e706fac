import { House, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { publicPaths } from '../public-paths.ts';
import { PlainButton } from '../ui/PlainButton.tsx';
import { useTabTitle } from '../ui/tab-title.ts';
import { h2, muted } from '../ui/text.css.ts';
import * as styles from './Shell.css.ts';

/** The whole page when an address leads nowhere or the portal itself failed. */
export function ErrorPage({ code }: { code: '404' | '500' }) {
  const { t } = useTranslation('shell');
  const [, navigate] = useLocation();
  useTabTitle(t(`errors.${code}.title`));
  return (
    <main className={styles.errorPage}>
      <div className={styles.errorInner}>
        <p className={styles.errorCode} aria-hidden="true">
          {code}
        </p>
        <h1 className={h2}>{t(`errors.${code}.title`)}</h1>
        <p className={muted}>{t(`errors.${code}.body`)}</p>
        <div className={styles.errorActions}>
          {code === '500' && (
            <PlainButton icon={RotateCw} label={t('reload')} onPress={() => window.location.reload()} />
          )}
          <PlainButton variant="primary" icon={House} label={t('home')} onPress={() => navigate(publicPaths.home)} />
        </div>
      </div>
    </main>
  );
}
