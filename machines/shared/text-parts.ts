/** The letters of GSM 03.38 that take one place of seven bits, and those that take two. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED = '^{}\\[~]|€\f';

/** More parts than this nobody sends at once. */
export const MOST_PARTS = 5;

export interface TextParts {
  /** Seven bits a letter, or two bytes where one of them is not of GSM's alphabet, as in Urdu. */
  alphabet: 'gsm' | 'unicode';
  /** Places that the text takes. */
  length: number;
  /** How many texts it is sent as, and places in a text of that many. */
  parts: number;
  room: number;
}

/** Places of a text alone, and of each part of several. */
const GSM = [160, 153] as const;
const UNICODE = [70, 67] as const;

/** How an SMS of this text is counted: 160 letters, 153 a part where it has several; 70 and 67 with other letters. */
export function partsOf(text: string): TextParts {
  const letters = Array.from(text);
  const isGsm = letters.every((letter) => BASIC.includes(letter) || EXTENDED.includes(letter));
  const sizes = letters.map((letter) => (isGsm ? (EXTENDED.includes(letter) ? 2 : 1) : letter.length));
  const length = sizes.reduce((sum, size) => sum + size, 0);
  const [single, each] = isGsm ? GSM : UNICODE;
  const parts = length <= single ? 1 : partsFor(sizes, each);
  return { alphabet: isGsm ? 'gsm' : 'unicode', length, parts, room: parts === 1 ? single : parts * each };
}

/** No letter that takes two places is cut in two. */
function partsFor(sizes: readonly number[], room: number): number {
  let [parts, left] = [1, room];
  for (const size of sizes) {
    if (size > left) [parts, left] = [parts + 1, room];
    left -= size;
  }
  return parts;
}

/** How many places fewer would save a part; none where one is enough. */
export function placesOver({ alphabet, length, parts }: TextParts): number {
  if (parts === 1) return 0;
  const [single, each] = alphabet === 'gsm' ? GSM : UNICODE;
  return Math.max(1, length - (parts === 2 ? single : (parts - 1) * each));
}
