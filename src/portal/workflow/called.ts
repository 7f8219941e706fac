import type { TFunction } from 'i18next';

/**
 * What a record is called, in the reader's language: the server says "Post 12". Records whose numbers begin with letters of
 * their own, as LN-12, and those with names have no word before it.
 */
export function calledIn(t: TFunction<'workflow'>, entity: string, label: string): string {
  return t(`${entity}.called`, { number: /\d+$/.exec(label)?.[0] ?? '', defaultValue: label });
}
