const DIGIT = /\p{Nd}/u;

export interface Parted {
  before: string;
  /** What is wrong of it. */
  wrong: string;
  after: string;
}

/** A cell with the place in it that is wrong: the digits too many, where some are missing, the code of a landline. */
export function partedAt(value: string, code: string | null, detail: string | null): Parted {
  const count = Number(detail ?? 1);
  switch (code) {
    case 'tooShort':
      return { before: value, wrong: '_'.repeat(count), after: '' };
    case 'tooLong':
      return cutAt(value, lastDigits(value, count));
    case 'shortened':
      return cutAt(value, value.search(/e/iu));
    case 'landline': {
      const [areaCode = value] = /^\s*(?:\+|00)?(?:92)?[\s-]*\(?0?\d{2,3}\)?/.exec(value) ?? [];
      return { before: '', wrong: areaCode, after: value.slice(areaCode.length) };
    }
    default:
      return cutAt(value, 0);
  }
}

function cutAt(value: string, from: number): Parted {
  const place = Math.max(0, from);
  return { before: value.slice(0, place), wrong: value.slice(place), after: '' };
}

/** Where so many digits at the end begin. */
function lastDigits(value: string, count: number): number {
  let left = count;
  for (let at = value.length - 1; at >= 0; at -= 1) {
    if (DIGIT.test(value[at] ?? '')) left -= 1;
    if (left === 0) return at;
  }
  return 0;
}
