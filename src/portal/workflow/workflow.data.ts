import { useQueryClient } from '@tanstack/react-query';
import type { Entity } from '../../../machines/workflows.ts';
import type { components } from '../../contract/generated/types.ts';
import { answerOf } from '../api/answer.ts';
import { $api, api } from '../api/client.ts';
import { headersOf, type Payload, type Sending, type Way } from './sending.ts';

export type WorkflowView = components['schemas']['WorkflowView'];
type BulkEvent = components['schemas']['BulkEvent'];
export type BulkOrder = Omit<BulkEvent, 'dryRun' | 'fields' | 'filter' | 'all'> & {
  dryRun?: boolean;
  all?: true;
  fields?: Payload;
  filter?: Record<string, string | number | boolean | string[]>;
};

const WHILE_MESSAGES_WAIT_MS = 15_000;

/** State, possible events and history of one record. */
export function useWorkflow(entity: Entity, id: string) {
  return $api.useQuery(
    'get',
    '/workflow/{entity}/{id}',
    { params: { path: { entity, id } } },
    {
      // That a message has left is no step of the record, so nobody announces it.
      refetchInterval: ({ state }) =>
        state.data?.messages.some((message) => message.state === 'waiting') && WHILE_MESSAGES_WAIT_MS,
    },
  );
}

/** The steps of a record as they are by now, the newest first. */
export async function readHistory(entity: Entity, id: string) {
  return (await answerOf(api.GET('/workflow/{entity}/{id}', { params: { path: { entity, id } } }))).history;
}

/** Sends an event that has no call of its own. */
export async function sendWorkflowEvent(entity: Entity, { id, version, event, payload }: Sending, way?: Way) {
  const { reason, ...fields } = payload;
  const params = { path: { entity, id, event }, header: { 'If-Match': `"${version}"` } };
  const body = {
    ...(typeof reason === 'string' && { reason }),
    ...(Object.keys(fields).length > 0 && { fields: fieldsOf(fields) }),
  };
  return await answerOf(api.POST('/workflow/{entity}/{id}/{event}', { params, body, ...(way && headersOf(way)) }));
}

/** One event over many records: what became of each, or the run that has begun over more than a page of them. */
export async function startBulk(entity: Entity, order: BulkOrder, signal?: AbortSignal) {
  const { fields, dryRun = false, ...rest } = order;
  const body = { ...rest, dryRun, ...(fields && { fields: fieldsOf(fields) }) };
  return await answerOf(
    api.POST('/workflow/{entity}/bulk', { params: { path: { entity } }, body, ...(signal && { signal }) }),
  );
}

/** The same over no more than a page, or with `dryRun`: what became, or would become, of each. */
export async function sendBulk(entity: Entity, order: BulkOrder, signal?: AbortSignal) {
  const { outcomes } = await judgeBulk(entity, order, signal);
  return outcomes;
}

/** The same with those that a preview has not come to. */
export async function judgeBulk(entity: Entity, order: BulkOrder, signal?: AbortSignal) {
  const answer = await startBulk(entity, order, signal);
  if (!('outcomes' in answer)) throw new Error('A page of records was sent, and a run came back.');
  return answer;
}

export function useClaim(entity: Entity, id: string) {
  const cache = useQueryClient();
  const params = { path: { entity, id } };
  const refresh = () => cache.invalidateQueries({ queryKey: ['get', '/workflow/{entity}/{id}'] });
  return {
    async take() {
      await answerOf(api.PUT('/workflow/{entity}/{id}/claim', { params }));
      await refresh();
    },
    async release() {
      await answerOf(api.DELETE('/workflow/{entity}/{id}/claim', { params }));
      await refresh();
    },
  };
}

type Fields = components['schemas']['WorkflowFields'];

/** Only what a workflow event can carry: single values and lists of words. */
export function fieldsOf(payload: Payload): Fields {
  const fields: Fields = {};
  for (const [name, value] of Object.entries(payload)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') fields[name] = value;
  }
  return fields;
}
