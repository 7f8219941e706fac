import { useTranslation } from 'react-i18next';
import type { Badge } from './badges.data.ts';

/** The badge's name in the reader's language. */
export function BadgeWord({ of }: { of: Badge['badge'] }) {
  const { i18n } = useTranslation();
  return (i18n.language === 'ur' && of.titleUr) || of.title;
}
