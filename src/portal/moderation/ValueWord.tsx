import { useTranslation } from 'react-i18next';
import { useValues } from '../reference/choices.ts';
import { useReferenceWords } from '../reference/ReferenceWord.tsx';

/** A unit or a quality as the reference list calls it in the reader's language. */
export function ValueWord({ list, value }: { list: 'unit' | 'quality'; value: string }) {
  const { i18n } = useTranslation();
  const wordOf = useReferenceWords(list);
  const options = useValues(list);
  if (i18n.language === 'ur') return wordOf({ title: value });
  return options.find((option) => option.value === value)?.label ?? value;
}
