import createClient, { type Middleware } from 'openapi-fetch';
import createQueryClient from 'openapi-react-query';
import type { paths } from '../../contract/generated/types.ts';
import { authorizedFetch } from './authorized-fetch.ts';
import { newKey } from './new-key.ts';
import { problemOf, unreachable } from './problem.ts';
import { hearServerTime } from './server-clock.ts';

/** A repeated write has one effect: each call of the portal that changes something carries a key of its own. */
const repeatable: Middleware = {
  onRequest({ request, schemaPath }) {
    const writes = request.method !== 'GET' && !schemaPath.startsWith('/oauth') && schemaPath !== '/login';
    if (writes && !request.headers.has('idempotency-key')) request.headers.set('idempotency-key', newKey());
    return request;
  },
};

const problems: Middleware = {
  async onResponse({ response }) {
    hearServerTime(response.headers.get('date'));
    if (!response.ok) throw await problemOf(response);
    return undefined;
  },
  async onError({ error }) {
    if (error instanceof TypeError) return await unreachable();
    return undefined;
  },
};

export { invalidate } from './cache.ts';

/** Every call of the contract; a refusal is thrown as `ProblemError`. */
export const api = createClient<paths>({ baseUrl: '/api', fetch: authorizedFetch });
api.use(repeatable, problems);

interface Asked {
  params: object;
  body?: object | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  signal?: AbortSignal | undefined;
}
type AnyCall = (method: string, path: string, asked: Asked) => Promise<{ data?: unknown }>;

/** A call that a description names: its types are those of the description. */
export async function callNamed(method: string, path: string, asked: Asked): Promise<unknown> {
  const { data } = await (api.request as unknown as AnyCall)(method, path, asked);
  return data;
}

/** The weather has a base of its own. */
export const weatherApi = createClient<paths>({ baseUrl: '/weather', fetch: authorizedFetch });
weatherApi.use(repeatable, problems);
export const $weather = createQueryClient(weatherApi);

/** The same calls as queries of the page: `$api.useQuery('get', '/loan/types')`. */
export const $api = createQueryClient(api);

/** Fetches something that is not JSON (a file, a picture) with the session's token. */
export async function fetchFile(path: string, init?: RequestInit): Promise<Response> {
  const response = await authorizedFetch(new Request(new URL(`/api${path}`, window.location.origin), init));
  if (!response.ok) throw await problemOf(response);
  return response;
}
