import i18next from 'i18next';

interface Named<Name extends string | null> {
  name: Name;
  nameUr?: string | null;
}

/** What a person is called in the reader's script, where that is known. */
export function nameOf<Name extends string | null>({ name, nameUr }: Named<Name>): Name | string {
  return (i18next.language === 'ur' && nameUr) || name;
}
