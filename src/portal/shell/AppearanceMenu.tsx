import { Monitor, Moon, Rows3, Rows4, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu } from '../ui/Menu.tsx';
import { type Preferences, preferences, usePreferences } from './preferences.ts';

export const themes = [
  { id: 'light', icon: Sun },
  { id: 'dark', icon: Moon },
  { id: 'system', icon: Monitor },
] as const satisfies { id: Preferences['theme']; icon: typeof Sun }[];

export const densities = [
  { id: 'compact', icon: Rows4 },
  { id: 'cozy', icon: Rows3 },
] as const satisfies { id: Preferences['density']; icon: typeof Sun }[];

export function AppearanceMenu() {
  const { t } = useTranslation('shell');
  const { theme, density } = usePreferences();
  return (
    <Menu
      label={t('appearance')}
      placement="bottom end"
      staysOpen
      trigger={<IconButton icon={theme === 'dark' ? Moon : Sun} label={t('appearance')} />}
      entries={[
        {
          id: 'theme',
          label: t('theme'),
          entries: themes.map(({ id, icon }) => ({
            id,
            icon,
            label: t(`themes.${id}`),
            isChosen: theme === id,
            onAction: () => {
              preferences.theme = id;
            },
          })),
        },
        {
          id: 'density',
          label: t('density'),
          entries: densities.map(({ id, icon }) => ({
            id,
            icon,
            label: t(`densities.${id}`),
            isChosen: density === id,
            onAction: () => {
              preferences.density = id;
            },
          })),
        },
      ]}
    />
  );
}
