import { ChevronDown, KeyRound, LogOut, MonitorSmartphone } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../ui/Avatar.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Menu } from '../ui/Menu.tsx';
import { meta, muted, strong } from '../ui/text.css.ts';
import * as styles from './TopBar.css.ts';
import { VERSION } from './version.ts';

export type Own = 'password' | 'authenticator' | 'sessions';

interface UserMenuProps {
  name: string;
  email: string;
  /** Opens what is the person's own. */
  onOwn: (what: Own) => void;
  onSignOut: () => void;
}

export function UserMenu({ name, email, onOwn, onSignOut }: UserMenuProps) {
  const { t } = useTranslation('shell');
  return (
    <Menu
      label={t('account')}
      placement="bottom end"
      trigger={
        <Button className={styles.user} aria-label={t('accountOf', { name })}>
          <Avatar name={name} isMain />
          <Icon of={ChevronDown} small className={styles.quietIcon} />
        </Button>
      }
      header={
        <div className={styles.me}>
          <Avatar name={name} size="large" isMain />
          <div className={styles.meWords}>
            <div className={strong}>{name}</div>
            <bdi className={`${meta} ${muted}`}>{email}</bdi>
          </div>
        </div>
      }
      footer={t('version', { version: VERSION })}
      entries={[
        { id: 'password', icon: KeyRound, label: t('changePassword'), onAction: () => onOwn('password') },
        { id: 'authenticator', icon: KeyRound, label: t('authenticator'), onAction: () => onOwn('authenticator') },
        { id: 'sessions', icon: MonitorSmartphone, label: t('ownSessions'), onAction: () => onOwn('sessions') },
        { id: 'signOut', icon: LogOut, directional: true, label: t('signOut'), onAction: onSignOut },
      ]}
    />
  );
}
