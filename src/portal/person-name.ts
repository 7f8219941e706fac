import i18next from 'i18next';

interface Named<Name extends string | null> {
  name: Name;
  nameUr?: string | null;
}

/** The same person in the other script, beside it. */
export function otherNameOf({ name, nameUr }: Named<string>): { name: string; lang: 'en' | 'ur' } | null {
  if (!nameUr) return null;
  return i18next.language === 'ur' ? { name, lang: 'en' } : { name: nameUr, lang: 'ur' };
}

/** What a person is called in the reader's script, where that is known. */
export function nameOf<Name extends string | null>({ name, nameUr }: Named<Name>): Name | string {
  return (i18next.language === 'ur' && nameUr) || name;
}

/** In which letters the reader reads names. */
export const lettersOfNames = (): 'latin' | 'urdu' => (i18next.language === 'ur' ? 'urdu' : 'latin');
