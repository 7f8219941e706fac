import createClient, { type Middleware } from 'openapi-fetch';
import createQueryClient from 'openapi-react-query';
import type { paths } from '../../contract/generated/types.ts';
import { keyedFetch } from './keyed-fetch.ts';
import { problemOf, unanswered, unreachable } from './problem.ts';
import { hearServerTime } from './server-clock.ts';

const problems: Middleware = {
  async onResponse({ response }) {
    hearServerTime(response.headers.get('date'));
    if (!response.ok) throw await problemOf(response);
    return undefined;
  },
  async onError({ request, error }) {
    if (error instanceof TypeError) return await unheard(request);
    return undefined;
  },
};

export { invalidate } from './cache.ts';

/** Every call of the contract; a refusal is thrown as `ProblemError`. */
export const api = createClient<paths>({ baseUrl: '/api', fetch: (request) => keyedFetch(request) });
api.use(problems);

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
export const weatherApi = createClient<paths>({ baseUrl: '/weather', fetch: (request) => keyedFetch(request) });
weatherApi.use(problems);
export const $weather = createQueryClient(weatherApi);

/** The same calls as queries of the page: `$api.useQuery('get', '/loan/types')`. */
export const $api = createQueryClient(api);

/** Fetches or sends something that is not JSON (a file, a picture) with the session's token. */
export async function fetchFile(path: string, init?: RequestInit): Promise<Response> {
  const request = new Request(new URL(`/api${path}`, window.location.origin), init);
  const response = await keyedFetch(request).catch(async (error: unknown) => {
    throw error instanceof TypeError ? await unheard(request) : error;
  });
  if (!response.ok) throw await problemOf(response);
  return response;
}

/** Who only asks tries again; of what was to be changed nobody knows what has become. */
function unheard({ method }: Request) {
  return method === 'GET' ? unreachable() : unanswered();
}
