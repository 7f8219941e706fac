import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { locales } from '../locales.ts';
import { Icon } from '../ui/Icon.tsx';
import { hidden } from '../ui/text.css.ts';
import * as styles from './LanguageSelect.css.ts';
import { preferences, usePreferences } from './preferences.ts';

/** The browser's own list: the pages before a session do without the menu and its weight. */
export function LanguageSelect() {
  const { t } = useTranslation('common');
  const { locale } = usePreferences();
  return (
    <label className={styles.label}>
      <Icon of={Languages} small />
      <span className={hidden}>{t('language')}</span>
      <select
        className={styles.select}
        value={locale}
        onChange={({ target }) => {
          const chosen = locales.find(({ code }) => code === target.value);
          if (chosen) preferences.locale = chosen.code;
        }}
      >
        {locales.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
