import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { locales } from '../locales.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu } from '../ui/Menu.tsx';
import { preferences, usePreferences } from './preferences.ts';

export function LanguageMenu() {
  const { t } = useTranslation('common');
  const { locale } = usePreferences();
  return (
    <Menu
      label={t('language')}
      placement="bottom end"
      trigger={<IconButton icon={Languages} label={t('language')} />}
      entries={locales.map(({ code, name }) => ({
        id: code,
        label: name,
        isChosen: code === locale,
        onAction: () => {
          preferences.locale = code;
        },
      }))}
    />
  );
}
