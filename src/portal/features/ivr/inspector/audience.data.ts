import { keepPreviousData } from '@tanstack/react-query';
import type { MenuNode } from '../../../../../machines/ivr/menu.ts';
import { checkQuery } from '../../../../../machines/ivr/query/query.ts';
import { $api } from '../../../api/client.ts';

const kinds = ['crops', 'livestocks', 'machineries', 'locations', 'languages'] as const;

/** How many farmers a node is for; undefined until it is known. A condition that does not compile is left out. */
export function useAudience({ links, validationQuery }: Pick<MenuNode, 'links' | 'validationQuery'>) {
  const asked = Object.fromEntries(
    kinds.filter((kind) => links[kind].length > 0).map((kind) => [kind, links[kind].map(({ target }) => ({ target }))]),
  );
  const runs = validationQuery !== null && checkQuery(validationQuery, 'validation') === null;
  const { data } = $api.useQuery(
    'post',
    '/portal-adoptive-menu/audience',
    { body: { links: asked, ...(runs && { validationQuery }) } },
    { placeholderData: keepPreviousData, staleTime: 60_000, retry: false },
  );
  return data;
}
