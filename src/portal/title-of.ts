import i18next from 'i18next';

interface Titled {
  title: string;
  titleUr?: string | null;
}

/**
 * What a thing is called in the reader's language: by the data, which have its English and its Urdu name, else by the words
 * for what a new installation comes with; what an office named itself keeps its name.
 */
export function titleOf({ title, titleUr }: Titled): string {
  const { language } = i18next;
  if (language === 'ur' && titleUr) return titleUr;
  const word: unknown = language && i18next.getResource(language, 'reference', title, { keySeparator: false });
  return typeof word === 'string' ? word : title;
}
