import { KeyRound, Languages, LogOut, Maximize, MonitorSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Holder } from '../../../machines/shared/screens.ts';
import { locales } from '../locales.ts';
import { iconNamed } from '../ui/icons.ts';
import { densities, themes } from './AppearanceMenu.tsx';
import { toggleFullscreen } from './fullscreen.ts';
import { screensFor } from './menu.ts';
import type { PaletteEntry } from './palette.entries.ts';
import { preferences } from './preferences.ts';
import type { Own } from './UserMenu.tsx';

/** The pages this person may open. */
export function usePalettePages(viewer: Holder): PaletteEntry[] {
  const { t } = useTranslation('shell');
  const said = useSaid();
  return screensFor(viewer)
    .filter((screen) => !screen.path.includes(':'))
    .map((screen) => ({
      id: `page ${screen.key}`,
      label: t(`screens.${screen.key}`),
      also: [screen.title, ...said(`keywords.screens.${screen.key}`, screen.settings ? 'settings' : '')].join(' '),
      icon: iconNamed(screen.icon),
      href: screen.path,
    }));
}

const languageIn = (locale: string, code: string) => new Intl.DisplayNames([locale], { type: 'language' }).of(code);

/** What the header offers, by name. */
export function usePaletteActions(on: { own: (what: Own) => void; signOut: () => void }): PaletteEntry[] {
  const { t, i18n } = useTranslation(['shell', 'common']);
  const said = useSaid();
  const actions: (PaletteEntry & { words?: string[] })[] = [
    ...themes.map(({ id, icon }) => ({
      id,
      label: t('useTheme', { theme: t(`themes.${id}`) }),
      words: ['theme', `themes.${id}`],
      icon,
      run: () => set('theme', id),
    })),
    ...densities.map(({ id, icon }) => ({
      id,
      label: t('useDensity', { density: t(`densities.${id}`) }),
      words: ['density', `densities.${id}`],
      icon,
      run: () => set('density', id),
    })),
    { id: 'fullScreen', label: t('fullScreen'), icon: Maximize, run: () => void toggleFullscreen() },
    {
      id: 'password',
      label: t('changePassword'),
      words: ['changePassword'],
      icon: KeyRound,
      run: () => on.own('password'),
    },
    { id: 'authenticator', label: t('authenticator'), icon: KeyRound, run: () => on.own('authenticator') },
    {
      id: 'sessions',
      label: t('ownSessions'),
      words: ['ownSessions'],
      icon: MonitorSmartphone,
      run: () => on.own('sessions'),
    },
    { id: 'signOut', label: t('signOut'), icon: LogOut, run: on.signOut },
  ];
  const languages = locales.map(({ code, name }) => ({
    id: code,
    label: name,
    detail: `${t('common:language')} · ${languageIn(i18n.language, code)}`,
    also: [languageIn('en', code), ...said('common:language', 'keywords.actions.locale')].join(' '),
    icon: Languages,
    run: () => set('locale', code),
  }));
  const named = actions.map(({ words = [], ...entry }) => ({
    ...entry,
    also: said(entry.id, `keywords.actions.${entry.id}`, ...words).join(' '),
  }));
  return [...named, ...languages];
}

/** Words in the reader's language and in English; none for a key without words. */
function useSaid() {
  const { i18n } = useTranslation(['shell', 'common']);
  return (...keys: string[]) =>
    ['en', i18n.language].flatMap((lng) =>
      keys.filter((key) => i18n.exists(key, { ns: 'shell', lng })).map((key) => i18n.t(key, { ns: 'shell', lng })),
    );
}

function set<Key extends keyof typeof preferences>(key: Key, value: (typeof preferences)[Key]) {
  preferences[key] = value;
}
