import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import type { Question } from './broadcast.form.ts';

type Numbered = Pick<Question, 'unit' | 'min' | 'max'>;

/** Left to right wherever it stands: "2–5", ">25". */
export const apart = (figures: string) => `\u2066${figures}\u2069`;

/** Numbers that are typed, with their unit. */
export function useNumberWords() {
  const { t } = useTranslation('campaigns');
  const { number: written } = useFormat();
  const span = (from: number, to: number) => (from === to ? written(from) : apart(`${written(from)}–${written(to)}`));
  /** What is written, with the unit behind it. */
  const withUnit = (figures: string, unit: string | undefined) =>
    unit ? t('questions.withUnit', { number: figures, unit }) : figures;
  return {
    span,
    withUnit,
    /** "1–500 acres"; nothing where any number will do. */
    boundsWords({ min, max, unit }: Numbered): string | undefined {
      if (min !== undefined && max !== undefined) return withUnit(span(min, max), unit);
      if (min !== undefined) return t('questions.from', { number: withUnit(written(min), unit) });
      return max === undefined ? unit : t('questions.upTo', { number: withUnit(written(max), unit) });
    },
  };
}
