import { directionOf } from '../../ui/direction.ts';

/** Whether a text is rather in another language than the farmer's: its letters are of the other script. */
export function isForeign(text: string, tongue: 'en' | 'ur' | undefined): boolean {
  const direction = directionOf(text);
  return tongue !== undefined && direction !== undefined && (direction === 'rtl') !== (tongue === 'ur');
}
