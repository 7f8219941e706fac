import { numberFound } from './number-found.ts';
import * as styles from './subscribers.css.ts';

/** A number with the digits that it was found by. */
export function NumberHits({ phone, search }: { phone: string; search: string }) {
  const [before, found, behind] = numberFound(phone, search);
  return (
    <span className={styles.number}>
      {before}
      {found !== '' && <mark className={styles.hit}>{found}</mark>}
      {behind}
    </span>
  );
}

/** A name with the beginnings of its words that it was found by. */
export function NameHits({ name, search }: { name: string; search: string }) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const parts = name.split(/(\s+)/);
  return (
    <bdi>
      {parts.map((part, place) => {
        const found = words.find((word) => part.toLowerCase().startsWith(word));
        // The same word may stand twice: its place tells it.
        const key = `${place} ${part}`;
        return found === undefined ? (
          <span key={key}>{part}</span>
        ) : (
          <span key={key}>
            <mark className={styles.hit}>{part.slice(0, found.length)}</mark>
            {part.slice(found.length)}
          </span>
        );
      })}
    </bdi>
  );
}
