import { directionOf } from '../../ui/direction.ts';
import type { CaseRecord } from './cases.data.ts';

/** The language of texts to whoever asks; unknown where nobody has said which it is. */
export function tongueOf({ language, asker }: Pick<CaseRecord, 'language' | 'asker'>): 'en' | 'ur' | undefined {
  return language ? asker?.tongue : undefined;
}

/** Whether a text is rather in another language than the farmer's: its letters are of the other script. */
export function isForeign(text: string, tongue: 'en' | 'ur' | undefined): boolean {
  const direction = directionOf(text);
  return tongue !== undefined && direction !== undefined && (direction === 'rtl') !== (tongue === 'ur');
}
