import { plain, type SurveyResults } from './results.data.ts';

export type Question = SurveyResults['inputs'][number];
export type Key = Question['keys'][number];

/** Provinces with a column of their own. */
const MOST_COLUMNS = 4;

/** From so many answers on a rate says something. */
export const FEWEST = 50;

/** Per cent, with one digit after the point below a hundred answers' worth of difference. */
export function percentOf(count: number, of: number): number {
  return of === 0 ? 0 : Math.round((count / of) * 1_000) / 10;
}

const alike = (one: string, other: string) => plain(one) === plain(other);

/** The same question of another survey: a copy keeps its ids, and whoever asks again writes the same words. */
export function counterpartOf(question: Question, others: readonly Question[]): Question | undefined {
  return others.find(({ title }) => alike(title, question.title)) ?? others.find(({ id }) => id === question.id);
}

/** The same answer: by its words, since the keys may have been dealt anew. */
export function sameKey({ key, label }: Key, others: readonly Key[]): Key | undefined {
  if (label === null) return undefined;
  return (
    others.find((other) => other.label !== null && alike(other.label, label)) ??
    others.find((other) => other.key === key && other.label === null)
  );
}

/** Places with the most calls first and the unknown ones last; those beyond the first few are one. */
export function fewPlaces(places: SurveyResults['places']): {
  named: SurveyResults['places'];
  others: (string | null)[];
} {
  const known = places.filter(({ id }) => id !== null);
  const named = known.slice(0, MOST_COLUMNS);
  return { named, others: places.filter((place) => !named.includes(place)).map(({ id }) => id) };
}

/** The question after which most left: its place from 1, and how many did; null where nobody did. */
export function mostLeaveAt({ answered, inputs }: SurveyResults): { place: number; left: number } | null {
  const before = [answered, ...inputs.map((input) => input.answered)];
  const left = inputs.map((input, place) => ({ place: place + 1, left: (before[place] ?? 0) - input.answered }));
  const [most] = left.toSorted((one, other) => other.left - one.left);
  return most && most.left > 0 ? most : null;
}
