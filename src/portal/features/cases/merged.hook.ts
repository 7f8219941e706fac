import { useQueries } from '@tanstack/react-query';
import { $api } from '../../api/client.ts';
import type { CaseRecord } from './cases.data.ts';
import { conversationOf, type Entry } from './conversation.ts';

/** What was said in the cases that were merged into this one, each entry with the case's number. */
export function useMergedEntries({ merged, files }: CaseRecord, now: number): Entry[] {
  const paths = merged.map(({ id }) => ({ path: { entity: 'case' as const, id } }));
  const views = useQueries({
    queries: paths.map((params) => $api.queryOptions('get', '/workflow/{entity}/{id}', { params })),
  });
  const notes = useQueries({
    queries: paths.map((params) => $api.queryOptions('get', '/workflow/{entity}/{id}/notes', { params })),
  });
  return merged.flatMap(({ description, caseNumber }, place) => {
    const view = views[place]?.data;
    if (!view) return [];
    const history = [...view.history].reverse();
    const sources = { record: { description, files }, history, messages: view.messages, now };
    const entries = conversationOf({ ...sources, notes: notes[place]?.data?.items ?? [] });
    return entries.map((entry) => ({ ...entry, of: caseNumber }));
  });
}
