import { nameOf, otherNameOf } from '../person-name.ts';
import * as styles from '../queues/content.css.ts';
import { h3 } from '../ui/text.css.ts';
import { PersonLink } from './PersonLink.tsx';

interface PersonHeadingProps {
  person: { id: string | null; kind?: string; name: string; nameUr?: string | null };
}

/** Who it is about: in the reader's script, and beside it in the other one; it leads to their record. */
export function PersonHeading({ person }: PersonHeadingProps) {
  const other = otherNameOf(person);
  return (
    <h2 className={h3}>
      <PersonLink person={person}>
        <bdi>{nameOf(person)}</bdi>
      </PersonLink>{' '}
      {other && (
        <bdi lang={other.lang} className={styles.otherName}>
          {other.name}
        </bdi>
      )}
    </h2>
  );
}
