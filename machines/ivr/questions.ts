import type { SurveyInput } from './menu.ts';

export const MOST_DIGITS = 9;
const NUMBER = new RegExp(`^\\d{1,${MOST_DIGITS}}$`);
export const LARGEST_NUMBER = 999_999_999;

/** Whether it is answered by a number that is typed, and not by one of its keys. */
export function asksNumber({ kind }: Pick<SurveyInput, 'kind'>): boolean {
  return kind === 'number';
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
    (other) => asksNumber(other) === asksNumber(question) && plain(other.unit ?? '') === plain(question.unit ?? ''),
  );
  const [saysSame, isSame] = [
    ({ title }: Asked) => plain(title) === plain(question.title),
    ({ id }: Asked) => id === question.id,
  ];
  return alike.find((other) => saysSame(other) && isSame(other)) ?? alike.find(saysSame) ?? alike.find(isSame);
}
