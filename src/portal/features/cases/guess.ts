import type { ParameterType } from './cases.data.ts';

/** An entry of a list that a title may name. */
export interface Named {
  id: string;
  title: string;
  titleUr: string | null;
  parentId: string | null;
}

interface Lists {
  /** With their codes. */
  categories: readonly (Named & { code: string })[];
  subCategories: readonly Named[];
  entries: readonly (Named & { type: ParameterType })[];
}

export interface Guess {
  category: string;
  subCategory: string | null;
  entries: readonly { type: ParameterType; id: string; title: string; titleUr: string | null }[];
}

/** What a case is about where it names such an entry. */
const ABOUT: Readonly<Partial<Record<ParameterType, string>>> = {
  cropDisease: 'crop-disease',
  cropInsects: 'insects',
  weeds: 'weeds',
  nutrientDeficiency: 'nutrition',
  abioticStress: 'abiotic-stress',
  livestockDisease: 'livestock-disease',
  livestockNutrition: 'livestock-feeding',
};

/**
 * What the words of a title name: the entries of the lists, the sub-category and the category. Null where they name no
 * category. The longest name wins, and the first of a kind.
 */
export function guessOf(title: string, { categories, subCategories, entries }: Lists): Guess | null {
  const words = wordsIn(title);
  const isNamed = ({ title: latin, titleUr }: Named) =>
    [latin, titleUr].some((name) => name !== null && isWithin(wordsIn(name), words));
  const longest = <N extends Named>(named: readonly N[]) =>
    named.filter(isNamed).toSorted((one, other) => other.title.length - one.title.length)[0];
  const types = [...new Set(entries.map(({ type }) => type))];
  const found = types.flatMap((type) => longest(entries.filter((entry) => entry.type === type)) ?? []);
  const sub = longest(subCategories);
  const telling = found.find(({ type }) => ABOUT[type] !== undefined);
  const category =
    categories.find(({ id }) => id === sub?.parentId) ??
    longest(categories) ??
    categories.find(({ code }) => telling && code === ABOUT[telling.type]);
  if (!category) return null;
  return {
    category: category.id,
    subCategory: sub?.parentId === category.id ? sub.id : null,
    entries: found
      .filter(({ type }) => type === 'crops' || type === 'livestocks' || ABOUT[type] === category.code)
      .map(({ type, id, title: name, titleUr }) => ({ type, id, title: name, titleUr })),
  };
}

/** Without the endings of plurals. */
function wordsIn(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word));
}

function isWithin(name: readonly string[], words: readonly string[]): boolean {
  return name.length > 0 && words.some((_, place) => name.every((word, at) => words[place + at] === word));
}
