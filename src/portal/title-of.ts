import i18next from 'i18next';

interface Titled {
  title: string;
  titleUr?: string | null;
}

/** What a thing is called in the reader's language; the data have its English and its Urdu name. */
export function titleOf({ title, titleUr }: Titled): string {
  return (i18next.language === 'ur' && titleUr) || title;
}
