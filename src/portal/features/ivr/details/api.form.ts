import type { ApiCallDetail } from './details.data.ts';
import { filled } from './filled.ts';

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly ApiCallDetail['method'][];

export interface ApiForm {
  title: string;
  method: ApiCallDetail['method'];
  url: string;
  queryString: string;
  body: string;
  headers: ApiCallDetail['headers'];
  /** Null while nothing, NaN while no number stands there. */
  timeLimitSeconds: number | null;
  authentication: AuthenticationKind;
  /** The user, or the header. */
  authenticationName: string;
  /** As it is typed; null leaves the one that is kept. */
  secret: string | null;
  /** Since when one is kept. */
  secretSetAt: string | null;
  updateCore: boolean;
  active: boolean;
}

export type AuthenticationKind = ApiCallDetail['authentication']['kind'];

export const authenticationKinds = [
  'none',
  'bearer',
  'basic',
  'header',
] as const satisfies readonly AuthenticationKind[];

export const LONGEST_LIMIT = 15;

export const emptyApiForm: ApiForm = {
  title: '',
  method: 'GET',
  url: '',
  queryString: '',
  body: '',
  headers: [],
  timeLimitSeconds: 5,
  authentication: 'none',
  authenticationName: '',
  secret: null,
  secretSetAt: null,
  updateCore: false,
  active: true,
};

export function apiFormOf(row: ApiCallDetail): ApiForm {
  const { title, method, url, queryString, body, updateCore, active } = row;
  return {
    title,
    method,
    url,
    queryString: queryString ?? '',
    body: body ?? '',
    headers: row.headers,
    timeLimitSeconds: row.timeLimitSeconds,
    authentication: row.authentication.kind,
    authenticationName: row.authentication.name ?? '',
    secret: null,
    secretSetAt: row.secretSetAt,
    updateCore,
    active: active === 1,
  };
}

export function apiInputOf(form: ApiForm) {
  const { title, method, url, queryString, body, updateCore, active, authentication: kind, secret } = form;
  const isNamed = kind === 'basic' || kind === 'header';
  return {
    title: title.trim(),
    method,
    url: url.trim(),
    ...filled('queryString', queryString),
    ...filled('body', body),
    ...(form.headers.length > 0 && { headers: form.headers }),
    timeLimitSeconds: form.timeLimitSeconds ?? Number.NaN,
    authentication: { kind, ...(isNamed && { name: form.authenticationName.trim() }) },
    // As it was typed: a space may be part of it.
    ...(kind !== 'none' && secret !== null && { secret }),
    updateCore,
    active: active ? (1 as const) : (0 as const),
  };
}

/** The names in double braces that are filled in when it is asked, each once. */
export function placeholdersOf({
  url,
  queryString,
  body,
  headers = [],
}: Pick<ApiCallDetail, 'url' | 'queryString' | 'body'> & Partial<Pick<ApiCallDetail, 'headers'>>): string[] {
  const found = [url, queryString ?? '', body ?? '', ...headers.map(({ value }) => value)].flatMap((text) => [
    ...text.matchAll(/\{\{\s*([A-Za-z]+(?:\.\w+)*)\s*\}\}/g),
  ]);
  return [...new Set(found.map(([, name = '']) => name))];
}
