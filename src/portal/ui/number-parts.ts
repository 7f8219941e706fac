/** Groups of digits that belong together, in either digits: a telephone number, an identity card, a date. */
const GROUPED = /((?:\+|(?<![\p{Nd}-]))\p{Nd}+(?:[-/. \u00A0]\p{Nd}+)*(?![\p{Nd}-]))/u;
/**
 * An amount and its unit in Latin letters, with what follows in such letters: behind Arabic ones the two would change places,
 * "7.5 kW" would be "kW 7.5".
 */
const MEASURED =
  /((?<=(?:^|\p{Script=Arabic})[^\p{L}\p{Nd}]*)\p{Nd}+(?:[.,٫/×]\p{Nd}+)*[ \u00A0]\p{Script=Latin}+(?![\p{L}\p{Nd}])(?:[ \u00A0](?:\p{Nd}{1,3}[ \u00A0])?\p{Script=Latin}+(?![\p{L}\p{Nd}]))*)/u;
const ARABIC = /\p{Script=Arabic}/u;
/** Fewer digits than this are an amount or a span, which runs as its text does. */
const FEWEST = 7;

/** A text in parts: every other one is a number whose groups change places where the text runs right to left. */
export function numberParts(text: string): string[] {
  const parts = [''];
  const apart = (pieces: string[], stands: (part: string) => boolean, rest: (part: string) => void) =>
    pieces.forEach((part, place) => {
      if (place % 2 === 1 && stands(part)) parts.push(part, '');
      else rest(part);
    });
  const add = (part: string) => void parts.push(`${parts.pop() ?? ''}${part}`);
  const grouped = (part: string) => apart(part.split(GROUPED), standsApart, add);
  if (ARABIC.test(text)) apart(text.split(MEASURED), () => true, grouped);
  else grouped(text);
  return parts;
}

function standsApart(number: string): boolean {
  if (!/[+\-/. \u00A0]/u.test(number) || number.replace(/\P{Nd}/gu, '').length < FEWEST) return false;
  // Amounts that stand beside one another are no groups of one number; a telephone number begins with its code.
  return /^(?:\+|0|۰|٠|92|۹۲)/u.test(number) || !/[. \u00A0]/u.test(number);
}
