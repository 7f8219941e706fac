import { plain } from '../../../../../machines/ivr/questions.ts';
import type { SurveyResults } from './results.data.ts';

export type Question = SurveyResults['inputs'][number];
export type Key = Question['keys'][number];
export type Numbers = NonNullable<Question['number']>;
export type Spoken = NonNullable<Question['recordings']>;
export type Column = Numbers['columns'][number];

/** Provinces with a column of their own. */
const MOST_COLUMNS = 4;

/** From so many answers on a rate says something. */
export const FEWEST = 50;

/** Per cent, with one digit after the point below a hundred answers' worth of difference. */
export function percentOf(count: number, of: number): number {
  return of === 0 ? 0 : Math.round((count / of) * 1_000) / 10;
}

const alike = (one: string, other: string) => plain(one) === plain(other);

/** The same answer: by its words, since the keys may have been dealt anew. */
export function sameKey({ key, label }: Key, others: readonly Key[]): Key | undefined {
  if (label === null) return undefined;
  return (
    others.find((other) => other.label !== null && alike(other.label, label)) ??
    others.find((other) => other.key === key && other.label === null)
  );
}

/** How many recordings have this tag, whatever its letters' case. */
export function countOfTag({ tags }: Pick<Spoken, 'tags'>, wanted: string): number {
  return tags.find(({ tag }) => alike(tag, wanted))?.count ?? 0;
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
  // A number that was a mistake was an answer too.
  const stayed = inputs.map((input) => input.answered + (input.number?.leftOut ?? 0));
  const left = stayed.map((those, place) => ({ place: place + 1, left: (stayed[place - 1] ?? answered) - those }));
  const [most] = left.toSorted((one, other) => other.left - one.left);
  return most && most.left > 0 ? most : null;
}

/** Up to where or from where on it counts, where it holds what lies further out than all others; else null. */
export function furtherOut(columns: readonly Column[], place: number): { under: number } | { over: number } | null {
  const within = columns.slice(1, -1).map(widthOf);
  const column = columns[place];
  if (!column || within.length === 0 || widthOf(column) <= Math.max(...within)) return null;
  return place === 0 ? { under: column.to + 1 } : { over: column.from - 1 };
}

const widthOf = ({ from, to }: Column) => to - from + 1;

/** Where a number stands among columns of equal width on paper, as a share of all of them; a column of one number holds it in its middle. */
export function shareAt(columns: readonly Column[], number: number): number | null {
  const place = columns.findIndex(({ to }) => number <= to + 0.5);
  const column = columns[place];
  if (!column) return null;
  const within = (number - column.from + 0.5) / widthOf(column);
  return (place + Math.min(Math.max(within, 0), 1)) / columns.length;
}
