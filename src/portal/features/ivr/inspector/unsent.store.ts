import { proxy, useSnapshot } from 'valtio';
import { checkQuery } from '../../../../../machines/ivr/query.ts';

const unsent = proxy<Record<string, string>>({});

/**
 * What was typed into a query and is not part of the draft yet. The server takes no query that cannot be read, so a broken one
 * waits here, also while another node is open.
 */
export function useUnsent(owner: string, field: QueryName): [text: string | null, set: (text: string | null) => void] {
  const key = `${owner} ${field}`;
  const now = useSnapshot(unsent, { sync: true });
  return [
    now[key] ?? null,
    (text) => {
      if (text === null) delete unsent[key];
      else unsent[key] = text;
    },
  ];
}

const kinds = { validationQuery: 'validation', fileNameQuery: 'fileName', patchDataQuery: 'patch' } as const;
export type QueryName = keyof typeof kinds;
const names = ['validationQuery', 'fileNameQuery', 'patchDataQuery'] as const satisfies readonly QueryName[];

/** The queries of a node in which something broken waits. */
export function useBrokenOf(owner: string): QueryName[] {
  const now = useSnapshot(unsent);
  return names.filter((name) => {
    const text = now[`${owner} ${name}`];
    return text !== undefined && text.trim() !== '' && checkQuery(text, kinds[name]) !== null;
  });
}
