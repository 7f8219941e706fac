import type { components } from '../../../contract/generated/types.ts';

export type Post = components['schemas']['Post'];
export type PostRecord = components['schemas']['PostRecord'];
/** The language of a post as a page says it; Urdu in Latin letters runs from left to right. */
export function langOf({ language }: Pick<Post, 'language'>): string {
  return language === 'roman' ? 'ur-Latn' : language;
}
