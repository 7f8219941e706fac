import { useTranslation } from 'react-i18next';
import { $api } from '../api/client.ts';

interface ReferenceWordProps {
  list: 'mandi-category' | 'mandi-item' | 'report-reason';
  of: { id: string; title: string };
}

/** An item of a reference list in the reader's language; English until the list is here. */
export function ReferenceWord({ list, of }: ReferenceWordProps) {
  const { i18n } = useTranslation();
  const { data } = $api.useQuery(
    'get',
    '/lov/{list}/items',
    { params: { path: { list }, query: { limit: 1000 } } },
    { staleTime: 10 * 60_000, enabled: i18n.language === 'ur' },
  );
  return data?.items.find(({ id }) => id === of.id)?.titleUr ?? of.title;
}
