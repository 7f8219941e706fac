import { Maximize, Menu as MenuIcon, Minimize, Search, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import type { Holder } from '../../../machines/shared/screens.ts';
import { path } from '../paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import { LANE } from '../ui/notice.ts';
import { pressedBy } from '../ui/pressed-by.ts';
import { AppearanceMenu } from './AppearanceMenu.tsx';
import { toggleFullscreen, useFullscreen } from './fullscreen.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { screensFor } from './menu.ts';
import { SettingsMenu } from './SettingsMenu.tsx';
import * as styles from './TopBar.css.ts';

interface TopBarProps {
  viewer: Holder;
  onOpenMenu: () => void;
  onFind: () => void;
  /** Bell and user. */
  children: ReactNode;
}

export function TopBar({ viewer, onOpenMenu, onFind, children }: TopBarProps) {
  const { t } = useTranslation('shell');
  const isFull = useFullscreen();
  const hasProfiles = screensFor(viewer).some((screen) => screen.key === 'subscribers');
  return (
    <header className={styles.topbar}>
      <span className={styles.narrowOnly}>
        <IconButton icon={MenuIcon} label={t('openMenu')} onPress={onOpenMenu} />
      </span>
      <nav className={styles.topmenu} aria-label={t('topMenu')}>
        {hasProfiles && (
          <Link href={path('subscribers')} className={styles.topLink}>
            <Icon of={Users} className={styles.quietIcon} />
            {t('profiles')}
          </Link>
        )}
        <SettingsMenu viewer={viewer} />
      </nav>
      <span className={styles.before} />
      <Button className={styles.find} aria-label={t('find')} onPress={onFind} {...pressedBy('Control+K')}>
        <Icon of={Search} />
        <span className={styles.findWords}>{t('find')}</span>
        <span className={styles.findKeys}>
          <Kbd keys="Ctrl K" />
        </span>
      </Button>
      <span className={styles.spacer} {...{ [LANE]: '' }} />
      <span className={styles.wideOnly}>
        <IconButton
          icon={isFull ? Minimize : Maximize}
          label={isFull ? t('leaveFullScreen') : t('fullScreen')}
          onPress={() => void toggleFullscreen()}
        />
      </span>
      <span className={styles.yields}>
        <LanguageMenu />
        <AppearanceMenu />
        {children}
      </span>
    </header>
  );
}
