import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../api/client.ts';
import { titleOf } from '../title-of.ts';

/** Reference lists whose items have a name in Urdu, and where to read the few that are lists of their own. */
const OWN_CALLS = {
  'loan-type': '/loan/types',
  'loan-partner': '/loan/partners',
  'payment-mode': '/loan-payment-mode',
} as const;

/** The key of a reference list; the suites hold that the server has each that is named here. */
export type WordList = string;

/** Stands where a word comes in a moment: another language that changes before one's eyes is worse than none. */
const COMING = '…';

interface Item {
  id: string;
  title: string;
  titleUr: string | null;
  attributes?: Readonly<Record<string, unknown>>;
}

interface ReferenceWordProps {
  list: WordList;
  /** An item, or the English title that a record keeps of one; years may follow it, as in "Rabi 2026–27". */
  of: { id?: string; title: string };
}

/** An item of a reference list in the reader's language; as the record has it for what is no item of it, and where the list cannot be read. */
export function ReferenceWord({ list, of }: ReferenceWordProps) {
  return useReferenceWords(list)(of);
}

/** The same as a function, for what is joined or handed on as text. */
export function useReferenceWords(list: WordList): (of: ReferenceWordProps['of']) => string {
  const { language } = useTranslation().i18n;
  const isUrdu = language === 'ur';
  const ownCall = isOwn(list) ? OWN_CALLS[list] : undefined;
  const options = (isHere: boolean) => ({ staleTime: 10 * 60_000, enabled: isUrdu && isHere });
  const own = $api.useQuery('get', ownCall ?? '/loan/types', {}, options(ownCall !== undefined));
  const items = $api.useQuery(
    'get',
    '/lov/{list}/items',
    { params: { path: { list }, query: { limit: 1000 } } },
    options(ownCall === undefined),
  );
  const { data, isPending } = ownCall === undefined ? items : own;
  const known: readonly Item[] | undefined = data?.items;
  return useCallback(
    ({ id, title }) => {
      const [name = '', years = ''] = title.split(/(?= \d{4})/);
      if (language !== 'ur') return `${titleOf({ title: name })}${years}`;
      if (isPending) return COMING;
      const found = known?.find((item) =>
        id === undefined ? item.title === title || item.attributes?.['value'] === title : item.id === id,
      );
      const word = found?.titleUr ?? known?.find((item) => item.title === name)?.titleUr;
      // Years run from the first to the last, whichever way the words run.
      const span = found || years === '' ? '' : ` \u2066${years.trim()}\u2069`;
      return word ? `${word}${span}` : title;
    },
    [language, isPending, known],
  );
}

function isOwn(list: string): list is keyof typeof OWN_CALLS {
  return Object.hasOwn(OWN_CALLS, list);
}
