import { digitsOfNumber } from '../../../../machines/cases/case.number.ts';
import type { CaseForm, ParameterType } from './cases.data.ts';

export interface Entry {
  type: ParameterType;
  id: string;
  title: string;
  titleUr?: string | null;
}

export interface TypedCase {
  msisdn: string;
  title: string;
  category: string | null;
  subCategory: string | null;
  entries: readonly Entry[];
  /** Words with commas between them. */
  tags: string;
  description: string;
  agent: string | null;
  status: 'new' | 'open';
  /** The category was chosen, or its guess refused: it is not guessed any more. */
  isChosen: boolean;
}

export const emptyCase: TypedCase = {
  msisdn: '',
  title: '',
  category: null,
  subCategory: null,
  entries: [],
  tags: '',
  description: '',
  agent: null,
  status: 'new',
  isChosen: false,
};

const FEWEST_LETTERS = 3;

/** A title that is none yet, as `useTyped` asks for what is missing. */
export function titleMissing(title: string): readonly [string, number][] {
  const letters = title.trim().length;
  return letters < FEWEST_LETTERS ? [['title', letters === 0 ? 0 : FEWEST_LETTERS]] : [];
}

/** The required fields that are still empty, or too short. */
export function missingIn({ msisdn, title, category }: TypedCase): ReadonlyMap<string, number> {
  return new Map([
    ...(msisdn.trim() === '' ? [['msisdn', 0] as const] : []),
    ...titleMissing(title),
    ...(category === null ? [['category', 0] as const] : []),
  ]);
}

/** The body of the call: empty optional fields are left out. */
export function caseOf(typed: TypedCase): CaseForm {
  const tags = tagsIn(typed.tags);
  const lists: Partial<Record<ParameterType, string[]>> = {};
  for (const { type, id } of typed.entries) lists[type] = [...(lists[type] ?? []), id];
  return {
    msisdn: digitsOfNumber(typed.msisdn) ?? typed.msisdn,
    title: typed.title.trim(),
    category: typed.category ?? '',
    status: typed.status,
    ...lists,
    ...(typed.subCategory && { subCategory: typed.subCategory }),
    ...(tags.length > 0 && { tags }),
    ...(typed.description.trim() !== '' && { description: typed.description.trim() }),
    ...(typed.agent && { agent: typed.agent }),
  };
}

/** Commas of both scripts part them. */
export function tagsIn(text: string): string[] {
  const tags = text.split(/[,،]/).map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}
