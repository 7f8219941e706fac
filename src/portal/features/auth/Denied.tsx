import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { screenAt, screensOf } from '../../../../machines/shared/screens.ts';
import { roleLookedAs } from '../../api/looks-as.ts';
import { useRoleWords } from '../../role.words.ts';
import { lookAs } from '../../shell/look-as.ts';
import { type SessionUser, useSession } from '../../shell/session.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.queue.ts';
import * as styles from './auth.css.ts';
import { SignInFrame } from './SignInFrame.tsx';

/** Nobody is signed out for asking: it says which roles open the page, and leads back. */
export function Denied({ address, user }: { address: string; user: SessionUser }) {
  const { t } = useTranslation(['auth', 'common', 'shell']);
  const { signOut } = useSession();
  const [, navigate] = useLocation();
  const screen = screenAt(address);
  const roleOf = useRoleWords();
  const list = (roles: readonly string[]) => roles.map(roleOf).join(t('common:comma'));
  const own = list(user.roles);
  const home = screensOf(user).find(({ path }) => !path.includes(':'));
  const lookedAs = roleLookedAs();
  const leave = async () => {
    await signOut();
    toast.info(t('loggedOut'));
    navigate('/login', { replace: true });
  };
  return (
    <SignInFrame title={t('denied.title')} subtitle={t('subtitle')}>
      <div className={styles.notice} role="alert">
        {lookedAs && <p>{t('shell:looksAs.said', { role: roleOf(decodeURIComponent(lookedAs)) })}</p>}
        <p>
          {screen
            ? t('denied.body', {
                email: user.email,
                screen: t(`shell:screens.${screen.key}`),
                roles: list(screen.roles),
                own,
              })
            : t('denied.bodyNoScreen', { email: user.email, own })}
        </p>
        <div className={styles.noticeActions}>
          {lookedAs && <Button variant="primary" label={t('shell:looksAs.end')} onPress={() => lookAs(null)} />}
          {home && (
            <Button
              variant={lookedAs ? 'secondary' : 'primary'}
              label={t('denied.back')}
              onPress={() => navigate(home.path)}
            />
          )}
          <Button label={t('denied.leave')} onPress={() => void leave()} />
        </div>
      </div>
    </SignInFrame>
  );
}
