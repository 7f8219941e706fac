/** What is compared of a record. */
export interface Likeness {
  name: string;
  nameUr: string | null;
  fatherName: string | null;
  cnic: string | null;
  phone: string;
  dob: string | null;
  gender: string | null;
  tehsilId: string | null;
  village: string | null;
}

const WEIGHTS = {
  cardNear: 60,
  nameVillage: 50,
  nameScripts: 45,
  nameBirthday: 45,
  numberNear: 40,
  father: 30,
  nameTehsil: 15,
} as const;

export type PairReason = keyof typeof WEIGHTS;

const AGAINST = { otherCard: 30, otherGender: 40, otherBirthday: 15, otherTehsil: 10 } as const;

/** With less two records are not worth anybody's look. */
const ENOUGH = 40;

/** What speaks for two records being of one person, the strongest first; null where it is too little. */
export function pairReasons(one: Likeness, other: Likeness): { reasons: PairReason[]; weight: number } | null {
  const isNamesake = same(one.name, other.name) || same(one.nameUr, other.nameUr);
  const isInScripts = same(one.name, other.nameUr) || same(one.nameUr, other.name);
  const isAlike = isNamesake || isInScripts || same(firstWord(one.name), firstWord(other.name));
  const isNear = one.tehsilId !== null && one.tehsilId === other.tehsilId;
  const found: Record<PairReason, boolean> = {
    cardNear: isAlike && isSlip(one.cnic, other.cnic),
    nameVillage: isNamesake && isNear && same(one.village, other.village),
    nameScripts: isInScripts && isNear,
    nameBirthday: isNamesake && one.dob !== null && one.dob === other.dob,
    numberNear: isAlike && isSlip(one.phone, other.phone),
    father: (isNamesake || isInScripts) && isNear && same(one.fatherName, other.fatherName),
    nameTehsil: isNamesake && isNear && !same(one.village, other.village),
  };
  const reasons = (Object.keys(WEIGHTS) as PairReason[]).filter((reason) => found[reason]);
  const weight = reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0) - against(one, other, found.cardNear);
  return weight >= ENOUGH ? { reasons, weight } : null;
}

function against(one: Likeness, other: Likeness, isCardNear: boolean): number {
  const differ = (a: string | null, b: string | null) => a !== null && b !== null && a !== b;
  return (
    (differ(one.cnic, other.cnic) && !isCardNear ? AGAINST.otherCard : 0) +
    (differ(one.gender, other.gender) ? AGAINST.otherGender : 0) +
    (differ(one.dob, other.dob) ? AGAINST.otherBirthday : 0) +
    (differ(one.tehsilId, other.tehsilId) ? AGAINST.otherTehsil : 0)
  );
}

/** One digit is another, or two neighbours changed places. */
export function isSlip(one: string | null, other: string | null): boolean {
  if (one === null || other === null || one.length !== other.length || one === other) return false;
  const places = one.split('').flatMap((digit, place) => (digit === other[place] ? [] : [place]));
  const [first = 0, second = 0] = places;
  if (places.length === 1) return true;
  return places.length === 2 && second === first + 1 && one[first] === other[second] && one[second] === other[first];
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
const same = (one: string | null, other: string | null) =>
  one !== null && other !== null && folded(one) !== '' && folded(one) === folded(other);
const firstWord = (name: string) => folded(name).split(' ')[0] ?? '';
