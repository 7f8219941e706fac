import { keepPreviousData } from '@tanstack/react-query';
import type { components } from '../../../contract/generated/types.ts';
import { answerOf } from '../../api/answer.ts';
import { queryClient } from '../../api/cache.ts';
import { $api, api, fetchFile, invalidate } from '../../api/client.ts';
import { useLive } from '../../api/live.ts';

type Schemas = components['schemas'];
export type Import = Schemas['Import'];
export type ImportDetails = Schemas['ImportDetails'];
export type ImportRow = Schemas['ImportRow'];
export type Action = Schemas['ImportAction'];
export type Target = Schemas['ImportTarget'];
export type Settings = Schemas['ImportSettings'];
export type Whose = 'mine' | 'all';
type Step = Schemas['ImportStep']['step'];
type Which = 'wrong' | 'failed' | 'changed' | 'all';

/** Rows of a file that are looked at, by what was said of them or became of them. */
export interface WhichRows {
  verdict?: NonNullable<ImportRow['verdict']>;
  outcome?: NonNullable<ImportRow['outcome']>;
  code?: string;
}

/** What the server takes too. */
export const LARGEST = 200_000_000;
export const KINDS = ['.csv', '.xlsx'] as const;

/** Where nothing is heard meanwhile. */
const AGAIN_AFTER = 5_000;
const AT_WORK: ReadonlySet<Import['state']> = new Set(['reading', 'judging', 'running', 'undoing']);

/** The service is at it, and nobody is asked. */
export function isAtWork({ state }: Pick<Import, 'state'>): boolean {
  return AT_WORK.has(state);
}

export function useImports(whose: Whose) {
  return $api.useQuery(
    'get',
    '/imports',
    { params: { query: { whose, limit: 50 } } },
    { refetchInterval: ({ state }) => (state.data?.items.some(isAtWork) ? AGAIN_AFTER : false) },
  );
}

export function useImport(id: string) {
  return $api.useQuery(
    'get',
    '/imports/{id}',
    { params: { path: { id } } },
    { refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? AGAIN_AFTER : false) },
  );
}

export function useRows(id: string, query: WhichRows & { column?: number; after?: number }) {
  return $api.useQuery(
    'get',
    '/imports/{id}/rows',
    { params: { path: { id }, query } },
    { placeholderData: keepPreviousData },
  );
}

/** Whatever the stream tells of a file is read again. */
export function useLiveImports(): void {
  const again = () => void invalidate('/imports');
  useLive('import', again, again);
}

export async function uploadFile(action: Action, file: File): Promise<Import> {
  const body = new FormData();
  body.append('action', action);
  body.append('dataFile', file);
  const answer = await fetchFile('/imports', { method: 'POST', body });
  const made: Import = await answer.json();
  await invalidate('/imports');
  return made;
}

export async function plan(id: string, body: Schemas['ImportPlan']): Promise<void> {
  await answerOf(api.PUT('/imports/{id}', { params: { path: { id } }, body }));
  await invalidate('/imports');
}

export async function take(id: string, step: Step): Promise<void> {
  await answerOf(api.PUT('/imports/{id}/step', { params: { path: { id } }, body: { step } }));
  await invalidate('/imports');
}

export async function correctCell(id: string, body: Schemas['ImportCorrection']): Promise<void> {
  await answerOf(api.PUT('/imports/{id}/rows', { params: { path: { id } }, body }));
  await invalidate('/imports');
}

export async function discard(id: string): Promise<void> {
  await answerOf(api.DELETE('/imports/{id}', { params: { path: { id } } }));
  // The list alone: the file itself is not there any more.
  await queryClient.invalidateQueries({ predicate: ({ queryKey: [, path] }) => path === '/imports' });
}

export async function rowsFile(id: string, which: Which): Promise<Blob> {
  return await (await fetchFile(`/imports/${id}/file?which=${which}`)).blob();
}
