import type { SurveyInput } from './menu.ts';

export const MOST_DIGITS = 9;
const NUMBER = new RegExp(`^\\d{1,${MOST_DIGITS}}$`);
export const LARGEST_NUMBER = 999_999_999;

/** As long as an answer may be recorded, in seconds. */
export const SPOKEN = { least: 5, most: 120, usual: 30 } as const;
export const LONGEST_TAG = 40;

export type QuestionKind = NonNullable<SurveyInput['kind']>;

export function kindOf({ kind = 'keys' }: Pick<SurveyInput, 'kind'>): QuestionKind {
  return kind;
}

/** Whether it is answered by a number that is typed, and not by one of its keys. */
export function asksNumber({ kind }: Pick<SurveyInput, 'kind'>): boolean {
  return kind === 'number';
}

/** Whether it is answered by what the caller says. */
export function asksRecording({ kind }: Pick<SurveyInput, 'kind'>): boolean {
  return kind === 'recording';
}

/** The number that was typed; null where it is none. */
export function numberTyped(typed: string): number | null {
  return NUMBER.test(typed) ? Number(typed) : null;
}

export function isWithinBounds({ min, max }: Pick<SurveyInput, 'min' | 'max'>, number: number): boolean {
  return number >= (min ?? 0) && number <= (max ?? LARGEST_NUMBER);
}

type Asked = Pick<SurveyInput, 'id' | 'title' | 'kind' | 'unit'>;

/** The words of a question or an answer, however they are written. */
export const plain = (words: string) => words.trim().toLocaleLowerCase();

/** The same question of another survey: a copy keeps its ids, and whoever asks again writes the same words. What is answered otherwise is another one. */
export function counterpartOf<Other extends Asked>(question: Asked, others: readonly Other[]): Other | undefined {
  const alike = others.filter(
    (other) => kindOf(other) === kindOf(question) && plain(other.unit ?? '') === plain(question.unit ?? ''),
  );
  const [saysSame, isSame] = [
    ({ title }: Asked) => plain(title) === plain(question.title),
    ({ id }: Asked) => id === question.id,
  ];
  return alike.find((other) => saysSame(other) && isSame(other)) ?? alike.find(saysSame) ?? alike.find(isSame);
}
