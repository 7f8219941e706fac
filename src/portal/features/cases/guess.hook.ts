import { useState } from 'react';
import { $api } from '../../api/client.ts';
import { SELDOM, useItemsOf } from '../../reference/choices.ts';
import type { TypedCase } from './case.form.ts';
import { PARAMETER_LISTS } from './cases.choices.ts';
import { type Guess, guessOf } from './guess.ts';

/** What a title sounds like; null until every list is there. */
function useGuess(): ((title: string) => Guess | null) | null {
  const categories = $api.useQuery('get', '/case/get-categories', {}, SELDOM).data?.items;
  const subCategories = useItemsOf('case-sub-category').data?.items;
  const lists = [
    { type: 'crops', items: useItemsOf(PARAMETER_LISTS.crops).data?.items },
    { type: 'cropInsects', items: useItemsOf(PARAMETER_LISTS.cropInsects).data?.items },
    { type: 'cropDisease', items: useItemsOf(PARAMETER_LISTS.cropDisease).data?.items },
    { type: 'weeds', items: useItemsOf(PARAMETER_LISTS.weeds).data?.items },
    { type: 'livestocks', items: useItemsOf(PARAMETER_LISTS.livestocks).data?.items },
    { type: 'livestockDisease', items: useItemsOf(PARAMETER_LISTS.livestockDisease).data?.items },
  ] as const;
  if (!(categories && subCategories && lists.every(({ items }) => items))) return null;
  return (title) => {
    const entries = lists.flatMap(({ type, items }) => (items ?? []).map((item) => ({ ...item, type })));
    return guessOf(title, { categories, subCategories, entries });
  };
}

/** Fills in what a title sounds like, says so, and takes it back. */
export function useGuessing(typed: TypedCase, change: (changes: Partial<TypedCase>) => void) {
  const guess = useGuess();
  const [guessed, setGuessed] = useState<Guess | null>(null);
  const [isReady, setReady] = useState(guess !== null);

  /** What is guessed follows the title until somebody chooses; what was chosen by hand stays. */
  const typeTitle = (title: string) => {
    if (typed.isChosen || !guess) return change({ title });
    const found = guess(title);
    const ofGuesses = [...(guessed?.entries ?? []), ...(found?.entries ?? [])];
    const own = typed.entries.filter(
      (entry) => !ofGuesses.some(({ type, id }) => type === entry.type && id === entry.id),
    );
    setGuessed(found);
    change({
      title,
      category: found?.category ?? null,
      subCategory: found?.subCategory ?? null,
      entries: [...own, ...(found?.entries ?? [])],
    });
  };
  if (guess && !isReady) {
    setReady(true);
    if (typed.title !== '') typeTitle(typed.title);
  }
  const undoGuess = () => {
    const entries = typed.entries.filter(({ id }) => !guessed?.entries.some((one) => one.id === id));
    change({ category: null, subCategory: null, entries, isChosen: true });
    setGuessed(null);
  };
  const choose = (category: string) => {
    change({ category, subCategory: category === typed.category ? typed.subCategory : null, isChosen: true });
    setGuessed(null);
  };
  return { guessed, typeTitle, undoGuess, choose };
}
