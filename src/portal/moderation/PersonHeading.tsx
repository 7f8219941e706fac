import { nameOf, otherNameOf } from '../person-name.ts';
import * as styles from '../queues/content.css.ts';
import { h3 } from '../ui/text.css.ts';

/** Who it is about: in the reader's script, and beside it in the other one. */
export function PersonHeading({ person }: { person: { name: string; nameUr?: string | null } }) {
  const other = otherNameOf(person);
  return (
    <h2 className={h3}>
      <bdi>{nameOf(person)}</bdi>{' '}
      {other && (
        <bdi lang={other.lang} className={styles.otherName}>
          {other.name}
        </bdi>
      )}
    </h2>
  );
}
