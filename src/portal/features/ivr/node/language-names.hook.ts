import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../../machines/ivr/menu.ts';

/** Names languages in the language of the portal: "Pashto, Hindko". */
export function useLanguageNames(): (languages: readonly Language[]) => string {
  const { t } = useTranslation('ivr');
  return (languages) => languages.map((language) => t(`languages.${language}`)).join(t('listComma'));
}
