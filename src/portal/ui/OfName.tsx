import { nameWords } from './OfName.css.ts';
import { cutEnd } from './text.css.ts';

/** Where the name stands in the sentence. */
const PLACE = '\uE000';

/** A sentence about somebody on one line: without room for all of it the name is cut, at its own end. */
export function OfName({ name, say }: { name: string; say: (name: string) => string }) {
  const [before = '', after = ''] = say(PLACE).split(PLACE);
  return (
    <span className={nameWords}>
      {before}
      <bdi className={cutEnd}>{name}</bdi>
      {after}
    </span>
  );
}
