import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { titleParts } from './node.words.ts';

/** Of a title in two languages the one that the reader reads, where there is room for one only. */
export function useShortTitle(): (title: string) => string {
  const { i18n } = useTranslation('ivr');
  const isUrdu = i18n.language === 'ur';
  return useCallback(
    (title) => {
      const { main, urdu } = titleParts(title);
      return isUrdu ? (urdu ?? main) : main;
    },
    [isUrdu],
  );
}
