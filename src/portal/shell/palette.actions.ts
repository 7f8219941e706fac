import { KeyRound, Languages, LogOut, Maximize, MonitorSmartphone, Moon, Rows3, Rows4, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Holder } from '../../../machines/shared/screens.ts';
import { locales } from '../locales.ts';
import { iconNamed } from '../ui/icons.ts';
import { toggleFullscreen } from './fullscreen.ts';
import { screensFor } from './menu.ts';
import type { PaletteEntry } from './palette.entries.ts';
import { preferences } from './preferences.ts';
import type { Own } from './UserMenu.tsx';

/** The pages this person may open. */
export function usePalettePages(viewer: Holder): PaletteEntry[] {
  const { t } = useTranslation('shell');
  return screensFor(viewer)
    .filter((screen) => !screen.path.includes(':'))
    .map((screen) => ({
      id: `page ${screen.key}`,
      label: t(`screens.${screen.key}`),
      also: screen.title,
      icon: iconNamed(screen.icon),
      href: screen.path,
    }));
}

/** What the header offers, by name. */
export function usePaletteActions(on: { own: (what: Own) => void; signOut: () => void }): PaletteEntry[] {
  const { t } = useTranslation('shell');
  return [
    { id: 'light', label: t('useTheme', { theme: t('themes.light') }), icon: Sun, run: () => set('theme', 'light') },
    { id: 'dark', label: t('useTheme', { theme: t('themes.dark') }), icon: Moon, run: () => set('theme', 'dark') },
    {
      id: 'compact',
      label: t('useDensity', { density: t('densities.compact') }),
      icon: Rows4,
      run: () => set('density', 'compact'),
    },
    {
      id: 'cozy',
      label: t('useDensity', { density: t('densities.cozy') }),
      icon: Rows3,
      run: () => set('density', 'cozy'),
    },
    ...locales.map(({ code, name }) => ({ id: code, label: name, icon: Languages, run: () => set('locale', code) })),
    { id: 'fullScreen', label: t('fullScreen'), icon: Maximize, run: () => void toggleFullscreen() },
    { id: 'password', label: t('changePassword'), icon: KeyRound, run: () => on.own('password') },
    { id: 'authenticator', label: t('authenticator'), icon: KeyRound, run: () => on.own('authenticator') },
    { id: 'sessions', label: t('ownSessions'), icon: MonitorSmartphone, run: () => on.own('sessions') },
    { id: 'signOut', label: t('signOut'), icon: LogOut, run: on.signOut },
  ];
}

function set<Key extends keyof typeof preferences>(key: Key, value: (typeof preferences)[Key]) {
  preferences[key] = value;
}
