import type { ReactNode } from 'react';
import { useFormat } from '../format.ts';
import { useEntries } from './choices.ts';
import type { WordList } from './ReferenceWord.tsx';

interface ReferenceNamesProps {
  list: WordList;
  ids: readonly string[];
  /** Where the list cannot be read, or has one of them no more. */
  otherwise: ReactNode;
}

/** Items of a reference list by their names, in the reader's language. */
export function ReferenceNames({ list, ids, otherwise }: ReferenceNamesProps) {
  const format = useFormat();
  const entries = useEntries(list);
  const names = ids.flatMap((id) => entries.find(({ value }) => value === id)?.label ?? []);
  return names.length === ids.length ? format.list(names) : otherwise;
}
