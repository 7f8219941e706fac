import type { Entity } from '../../../machines/workflows.ts';
import type { components } from '../../contract/generated/types.ts';
import { answerOf } from '../api/answer.ts';
import { queryClient } from '../api/cache.ts';
import { $api, api, fetchFile, invalidate } from '../api/client.ts';
import type { Payload } from './sending.ts';
import { fieldsOf } from './workflow.data.ts';

export type Run = components['schemas']['BulkRun'];

/** Of live events, for the person whose run it is. */
export const RUN = 'bulkRun';

/** Where nothing is heard meanwhile. */
const AGAIN_AFTER = 5_000;

/** One's own, newest first. */
export function useRuns() {
  return $api.useQuery(
    'get',
    '/bulk-runs',
    {},
    { refetchInterval: ({ state }) => (state.data?.items.some(isRunning) ? AGAIN_AFTER : false) },
  );
}

export function isRunning({ state }: Run): boolean {
  return state === 'running';
}

const { queryKey } = $api.queryOptions('get', '/bulk-runs', {});
type Runs = components['schemas']['BulkRuns'];

/** One that has just begun is known at once. */
export function addRun(run: Run): void {
  queryClient.setQueryData<Runs>(queryKey, (known) => ({
    items: [run, ...(known?.items ?? []).filter(({ id }) => id !== run.id)],
  }));
}

/** The stream tells how far it has come; read from the server, a quick run would be over before the answer is there. */
export function advanceRun(id: string, done: number): void {
  queryClient.setQueryData<Runs>(
    queryKey,
    (known) =>
      known && { items: known.items.map((run) => (run.id === id && run.done < done ? { ...run, done } : run)) },
  );
}

export async function stopRun(id: string): Promise<void> {
  await answerOf(api.PUT('/bulk-runs/{id}/cancel', { params: { path: { id } } }));
  await invalidate('/bulk-runs');
}

/** The run that takes this one back. */
export async function undoRun(id: string, { reason, ...fields }: Payload): Promise<Run> {
  const body = {
    ...(typeof reason === 'string' && { reason }),
    ...(Object.keys(fields).length > 0 && { fields: fieldsOf(fields) }),
  };
  const back = await answerOf(api.POST('/bulk-runs/{id}/undo', { params: { path: { id } }, body }));
  addRun(back);
  return back;
}

export async function outcomeOf(id: string): Promise<Blob> {
  return await (await fetchFile(`/bulk-runs/${id}/outcome`)).blob();
}

/** Runs are over records of every kind that has a workflow. */
export function entityOf(run: Run): Entity {
  return run.entity as Entity;
}
