import { NumbersApart } from '../ui/NumbersApart.tsx';
import '@fontsource/noto-nastaliq-urdu/arabic-400.css';
import { directionOf } from '../ui/direction.ts';
import * as styles from './content.css.ts';

/** A Pakistani mobile number however it is written, also in Urdu digits. */
const NUMBER = /((?:\+?92|0|۰)[\s-]?[3۳](?:[\s-]?[\d۰-۹]){9})/;

/** What somebody wrote, in its own direction, with telephone numbers marked. */
export function MarkedText({ text, language }: { text: string; language?: string }) {
  const lang = language === 'roman' ? 'ur-Latn' : language;
  return (
    <p className={styles.words} dir={directionOf(text)} {...(lang && { lang })}>
      {text.split(NUMBER).map((part, place) =>
        place % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
          <mark key={place} className={styles.found} dir="ltr">
            {part}
          </mark>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
          <NumbersApart key={place}>{part}</NumbersApart>
        ),
      )}
    </p>
  );
}
