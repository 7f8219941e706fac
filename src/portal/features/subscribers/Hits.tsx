import { beginningOf, typedDigits } from '../../../../machines/shared/phone.ts';
import * as styles from './subscribers.css.ts';

/** A number with the digits that it was found by. */
export function NumberHits({ phone, search }: { phone: string; search: string }) {
  const [from, to] = digitsFound(phone, search);
  return (
    <span className={styles.number}>
      {phone.slice(0, from)}
      {from < to && <mark className={styles.hit}>{phone.slice(from, to)}</mark>}
      {phone.slice(to)}
    </span>
  );
}

function digitsFound(phone: string, search: string): readonly [number, number] {
  const beginning = beginningOf(search);
  const digits = typedDigits(search);
  if (beginning === null || digits === null) return [0, 0];
  if (phone.startsWith(`92${beginning}`)) return [0, beginning.length + 2];
  return phone.endsWith(digits) ? [phone.length - digits.length, phone.length] : [0, 0];
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
