/** Groups of digits that belong together, in either digits: a telephone number, an identity card, a date. */
const GROUPED = /((?:\+|(?<![\p{Nd}-]))\p{Nd}+(?:[-/. \u00A0]\p{Nd}+)*(?![\p{Nd}-]))/u;
/** Fewer digits than this are an amount or a span, which runs as its text does. */
const FEWEST = 7;

/** A text in parts: every other one is a number whose groups change places where the text runs right to left. */
export function numberParts(text: string): string[] {
  const parts = [''];
  text.split(GROUPED).forEach((part, place) => {
    if (place % 2 === 1 && standsApart(part)) parts.push(part, '');
    else parts.push(`${parts.pop() ?? ''}${part}`);
  });
  return parts;
}

function standsApart(number: string): boolean {
  if (!/[+\-/. \u00A0]/u.test(number) || number.replace(/\P{Nd}/gu, '').length < FEWEST) return false;
  // Amounts that stand beside one another are no groups of one number; a telephone number begins with its code.
  return /^(?:\+|0|۰|٠|92|۹۲)/u.test(number) || !/[. \u00A0]/u.test(number);
}
