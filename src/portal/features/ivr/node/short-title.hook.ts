import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { namesFor } from './node.words.ts';

/** Of a title in several languages the name that the reader reads, where there is room for one only. */
export function useShortTitle(): (title: string) => string {
  const { i18n } = useTranslation('ivr');
  const { language } = i18n;
  return useCallback((title) => namesFor(title, language)[0]?.words ?? '', [language]);
}
