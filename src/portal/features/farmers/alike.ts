/** As somebody is called, and where they live. */
export interface Called {
  name: string;
  village: string;
}

const folded = (text: string | null) => (text ?? '').normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Whether somebody who is known has the name that is typed, in either script, and lives in the same village. */
export function isSamePerson(
  typed: Called,
  known: { name: string; nameUr: string | null; village: string | null },
): boolean {
  const [name, village] = [folded(typed.name), folded(typed.village)];
  const isNamesake = name !== '' && [known.name, known.nameUr].some((one) => folded(one) === name);
  return isNamesake && village !== '' && folded(known.village) === village;
}
