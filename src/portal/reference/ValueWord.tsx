import { useTranslation } from 'react-i18next';
import { useValues } from './choices.ts';
import { useReferenceWords } from './ReferenceWord.tsx';

interface ValueWordProps {
  list: 'unit' | 'quality' | 'operator';
  value: string;
  /** How many stand before it: a unit follows them, where the reader's language has more than one form. */
  count?: number;
}

/** A unit, a quality or an operator as the reference list calls it in the reader's language. What an office named itself keeps its name. */
export function ValueWord({ list, value, count = 1 }: ValueWordProps) {
  const { t, i18n } = useTranslation('units');
  const wordOf = useReferenceWords(list);
  const options = useValues(list);
  if (i18n.language === 'ur') return wordOf({ title: value });
  const title = options.find((option) => option.value === value)?.label ?? value;
  return list === 'unit' ? t(title, { count, defaultValue: title, keySeparator: false, nsSeparator: false }) : title;
}
