import { useValues } from './listings.choices.ts';

/** A unit or a quality as the reference list calls it in the reader's language. */
export function ValueWord({ list, value }: { list: 'unit' | 'quality'; value: string }) {
  const options = useValues(list);
  return options.find((option) => option.value === value)?.label ?? value;
}
