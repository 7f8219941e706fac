import { numberParts } from './number-parts.ts';

/** Somebody's words, in which numbers keep the order of their groups whichever way the words run. */
export function NumbersApart({ children }: { children: string }) {
  return numberParts(children).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <bdi key={place} dir="ltr">
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
