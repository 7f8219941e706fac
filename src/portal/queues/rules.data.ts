import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../api/client.ts';

export interface Rule {
  id: string;
  title: string;
  words: string;
}

/** The rules that hold for these kinds of things, in the reader's language; undefined while they are on their way. */
export function useRules(kinds: readonly string[]): readonly Rule[] | undefined {
  const { i18n } = useTranslation();
  const isUrdu = i18n.language === 'ur';
  const { data } = $api.useQuery(
    'get',
    '/lov/{list}/items',
    { params: { path: { list: 'moderation-rule' }, query: { limit: 100, active: true } } },
    { staleTime: 10 * 60_000 },
  );
  return useMemo(
    () =>
      data?.items
        .filter(({ attributes: { appliesTo = 'any' } }) => appliesTo === 'any' || kinds.includes(appliesTo))
        .map(({ id, title, titleUr, attributes: { description = '', descriptionUr } }) => ({
          id,
          title: (isUrdu && titleUr) || title,
          words: (isUrdu && descriptionUr) || description,
        })),
    [data, kinds, isUrdu],
  );
}
