import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../api/client.ts';
import { titleOf } from '../title-of.ts';
import type { Option } from '../ui/Option.tsx';
import { useReferenceWords } from './ReferenceWord.tsx';

/** An entry of a reference list. */
export interface Titled {
  id: string;
  code?: string;
  title: string;
  titleUr?: string | null;
}

/** For answers that seldom change: kept for ten minutes. */
export const SELDOM = { staleTime: 10 * 60_000 };

/** An entry of a reference list in the reader's language; null for none. */
export function useTitle(): (of: Omit<Titled, 'id'> | null | undefined) => string | null {
  const { language } = useTranslation().i18n;
  // Another function in another language: what was made with it is made anew.
  return useCallback((of) => (of && language ? titleOf(of) : null), [language]);
}

/** Entries as choices, in the reader's language and in its order. */
export function useChoices(items: readonly Titled[] | undefined): readonly Option[] {
  const said = useTitle();
  const { language } = useTranslation().i18n;
  return useMemo(
    () =>
      byName(items ?? [], (item) => said(item) ?? item.title, language).map((item) => ({
        value: item.id,
        label: said(item) ?? item.title,
        also: namesOf(item),
      })),
    [items, said, language],
  );
}

/** What is neither of the others is looked for at the end. */
const LAST = 'other';

/** In the order of a language. */
export function byName<Item extends { title: string; code?: string }>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  language: string,
): Item[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const isLast = ({ code }: Item) => Number(code === LAST);
  return items.toSorted((one, other) => isLast(one) - isLast(other) || compare(nameOf(one), nameOf(other)));
}

/** Lists whose own order says something: what follows in time, what is more or less, what there usually is. */
const IN_THEIR_ORDER: ReadonlySet<string> = new Set([
  'active-subscriber-range',
  'crop-season',
  'growth-stage',
  'land-topography',
  'livestock-farming-category',
  'livestock-stage',
  'soil-issue',
]);

/** In all languages: an entry is looked for in any of them. */
const namesOf = ({ title, titleUr }: Omit<Titled, 'id'>) => `${title} ${titleUr ?? ''}`;

/** People as choices. */
export function useNamed(items: readonly { id: string; name: string }[] | undefined): readonly Option[] {
  return useMemo(() => (items ?? []).map(({ id, name }) => ({ value: id, label: name })), [items]);
}

export const useDistricts = () => useChoices($api.useQuery('get', '/location/districts/', {}, SELDOM).data?.items);

/** The entries of a reference list as the server keeps them. */
export function useItemsOf(list: string) {
  return $api.useQuery('get', '/lov/{list}/items', { params: { path: { list }, query: { limit: 1000 } } }, SELDOM);
}

/** Of places: in which list stands what each lies in. */
const PARENTS: Readonly<Record<string, string>> = { tehsil: 'district', district: 'province' };

/** The entries of a list, each with what it belongs to beside it; or those of one parent alone. */
export function useEntries(list: string, parentId?: string | null): readonly Option[] {
  const said = useTitle();
  const { language } = useTranslation().i18n;
  const { data } = useItemsOf(list);
  const parentOf = useReferenceWords(PARENTS[list] ?? list);
  return useMemo(() => {
    const items = (data?.items ?? []).filter((item) => parentId === undefined || item.parentId === parentId);
    const ordered = IN_THEIR_ORDER.has(list) ? items : byName(items, (item) => said(item) ?? item.title, language);
    return ordered.map((item): Option => {
      const detail = parentId === undefined && item.parentTitle !== null ? parentOf({ title: item.parentTitle }) : null;
      return { value: item.id, label: said(item) ?? item.title, also: namesOf(item), ...(detail && { detail }) };
    });
  }, [data, list, parentId, said, language, parentOf]);
}

/** What a reference list offers by the value that a record keeps, in its own order: measures by use, qualities by rank. */
export function useValues(list: 'unit' | 'quality' | 'operator'): readonly Option[] {
  const titleOf = useTitle();
  const { data } = useItemsOf(list);
  return useMemo(
    () =>
      (data?.items ?? []).map((item) => ({
        value: item.attributes['value'] ?? item.title,
        label: titleOf(item) ?? item.title,
      })),
    [data, titleOf],
  );
}
