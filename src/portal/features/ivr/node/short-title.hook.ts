import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { namesFor, titleIn } from './node.words.ts';

/** Of a title in several languages the name that the reader reads, where there is room for one only. */
export function useShortTitle(): (title: string) => string {
  const { i18n } = useTranslation('ivr');
  const { language } = i18n;
  return useCallback((title) => namesFor(title, language)[0]?.words ?? '', [language]);
}

/** The whole title with that name first, where it is plain text: in an option, in the name of a button. */
export function useCalled(): (title: string) => string {
  const { t, i18n } = useTranslation('ivr');
  const { language } = i18n;
  return useCallback((title) => titleIn(title, language) || t('untitled'), [language, t]);
}
