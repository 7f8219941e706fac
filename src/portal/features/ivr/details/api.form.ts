import type { ApiCallDetail } from './details.data.ts';
import { filled } from './filled.ts';

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly ApiCallDetail['method'][];

export interface ApiForm {
  title: string;
  method: ApiCallDetail['method'];
  url: string;
  queryString: string;
  body: string;
  updateCore: boolean;
  active: boolean;
}

export const emptyApiForm: ApiForm = {
  title: '',
  method: 'GET',
  url: '',
  queryString: '',
  body: '',
  updateCore: false,
  active: true,
};

export function apiFormOf(row: ApiCallDetail): ApiForm {
  const { title, method, url, queryString, body, updateCore, active } = row;
  return { title, method, url, queryString: queryString ?? '', body: body ?? '', updateCore, active: active === 1 };
}

export function apiInputOf({ title, method, url, queryString, body, updateCore, active }: ApiForm) {
  return {
    title: title.trim(),
    method,
    url: url.trim(),
    ...filled('queryString', queryString),
    ...filled('body', body),
    updateCore,
    active: active ? (1 as const) : (0 as const),
  };
}

/** The names in double braces that are filled in when it is asked, each once. */
export function placeholdersOf({
  url,
  queryString,
  body,
}: Pick<ApiCallDetail, 'url' | 'queryString' | 'body'>): string[] {
  const found = [url, queryString ?? '', body ?? ''].flatMap((text) => [
    ...text.matchAll(/\{\{\s*([A-Za-z]+(?:\.\w+)*)\s*\}\}/g),
  ]);
  return [...new Set(found.map(([, name = '']) => name))];
}
