import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Entity } from '../../../machines/workflows.ts';
import { eventCalls } from '../../contract/generated/calls.ts';
import { callNamed, fetchFile, invalidate } from '../api/client.ts';
import { type SpokenFile, spokenIn } from '../file.ts';
import { conditionsOf, type ListPath } from './conditions.ts';
import type { EntityDescription } from './entity.ts';
import type { ListPageOf, ListQuery, ListRow, RowsResult } from './rows.ts';
import { headersOf, type Sending, type Way } from './sending.ts';
import { sendWorkflowEvent } from './workflow.data.ts';

type Listed<Row extends ListRow> = EntityDescription<Row, never>;

/** What a list is narrowed to, as its call and the call for many take it. */
export function filterOf<Row extends ListRow>({ calls, asked }: Listed<Row>, query: ListQuery) {
  return conditionsOf(calls.list, asked?.(query) ?? query);
}

export async function loadPage<Row>(path: ListPath, query: object, signal?: AbortSignal): Promise<ListPageOf<Row>> {
  return (await callNamed('get', path, { params: { query }, signal })) as ListPageOf<Row>;
}

export function rowsOptions<Row extends ListRow>(entity: Listed<Row>, query: ListQuery) {
  const { sort, limit, offset } = query;
  const asked = { ...filterOf(entity, query), sort, limit, offset, counts: true };
  return queryOptions({
    queryKey: ['get', entity.calls.list, { params: { query: asked } }],
    queryFn: () => loadPage<Row>(entity.calls.list, asked),
  });
}

export function useRows<Row extends ListRow>(entity: Listed<Row>, query: ListQuery): RowsResult<Row> {
  return useQuery({ ...rowsOptions(entity, query), placeholderData: keepPreviousData });
}

/** The whole list with these filters as a file, all pages. */
export async function exportRows<Row extends ListRow>(
  entity: Listed<Row>,
  path: string,
  asked: SpokenFile & { format: 'csv' | 'xlsx'; query: ListQuery; columns: readonly string[] },
): Promise<Blob> {
  const { format, query, columns } = asked;
  const text = new URLSearchParams({ format, sort: query.sort });
  const narrowed = Object.entries(filterOf(entity, query));
  for (const [name, value] of [...narrowed, ['columns', [...columns]] as const, ...spokenIn(asked)]) {
    for (const one of [value].flat()) text.append(name, String(one));
  }
  return await (await fetchFile(`${path}?${text}`)).blob();
}

export function recordOptions<FullRecord>({ calls }: EntityDescription<never, FullRecord>, id: string) {
  const path = calls.record ?? '';
  const params = { path: { id } };
  return queryOptions({
    queryKey: ['get', path, { params }],
    queryFn: async () => (await callNamed('get', path, { params })) as FullRecord,
  });
}

export function useRecord<FullRecord>(entity: EntityDescription<never, FullRecord>, id: string) {
  return useQuery(recordOptions(entity, id));
}

/** Everything that shows records of this kind is read again. */
export async function refresh({ shownAt }: Pick<EntityDescription<never>, 'shownAt'>): Promise<void> {
  await invalidate(...shownAt);
}

interface EventCall {
  method: string;
  path: string;
  fields: readonly string[];
}

/** Carries an event to the server: by its own call where the contract has one, else through the workflow. */
export async function sendEvent(entity: Entity, sending: Sending, way?: Way): Promise<unknown> {
  const call = callOf(entity, sending.event);
  if (!call || !takes(call, sending)) return await sendWorkflowEvent(entity, sending, way);
  const { id, version, payload } = sending;
  const given = Object.entries({ ...payload, id }).filter(
    ([name, value]) => call.fields.includes(name) && value !== '',
  );
  const header = { 'If-Match': `"${version}"` };
  const body = call.fields.length > 0 ? Object.fromEntries(given) : undefined;
  return await callNamed(call.method, call.path, {
    params: { header, path: { id } },
    body,
    ...(way && headersOf(way)),
  });
}

/** Whether a call names the record by its id and has a place for all that is sent; one for others, by number, has not. */
function takes({ path, fields }: EventCall, { payload }: Sending): boolean {
  const isNamed = path.includes('{id}') || fields.includes('id');
  return isNamed && Object.entries(payload).every(([name, value]) => value === '' || fields.includes(name));
}

export function callOf(entity: Entity, event: string): EventCall | undefined {
  const known: Readonly<Partial<Record<Entity, Readonly<Record<string, EventCall>>>>> = eventCalls;
  return known[entity]?.[event];
}

/** The version a step has made, as its call answers. */
export function versionIn(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null || !('version' in answer)) return undefined;
  return typeof answer.version === 'number' ? answer.version : undefined;
}
