import type { ApiCallDetail } from '../../../../machines/ivr/menu.ts';
import type { Egress } from '../../platform/egress.ts';
import { invalid } from '../../platform/errors.ts';
import type { BodyOf } from '../../platform/feature.ts';
import { filled } from './api-places.ts';

type Given = BodyOf<'tryApiCallDetail'>;

/** Asks the other system once, as a call with this caller would. */
export async function tryApiCall(egress: Egress, detail: ApiCallDetail, { caller, values = {} }: NonNullable<Given>) {
  const known = new Map<string, string>(Object.entries(values));
  for (const [field, value] of Object.entries(caller ?? {})) {
    known.set(`caller.${field}`, Array.isArray(value) ? value.join(',') : String(value));
  }
  const query = filled(detail.queryString ?? '', known, encodeURIComponent);
  const url = `${addressOf(detail.url, known)}${query === '' ? '' : `${detail.url.includes('?') ? '&' : '?'}${query}`}`;
  const refused = egress.refusalOf(url);
  if (refused) throw invalid('', refused);
  const hasBody = detail.body !== null && detail.method !== 'GET' && detail.method !== 'DELETE';
  const body = hasBody ? filled(detail.body ?? '', known, jsonText) : null;
  const { status, ok, milliseconds, type, headers, text } = await egress.ask({ method: detail.method, url, body });
  return {
    method: detail.method,
    url: url.slice(0, 8_000),
    status,
    ok,
    milliseconds,
    type,
    headers: [...headers],
    text,
    json: jsonOf(text),
  };
}

/** The host is as it was saved: what a caller brings is only ever part of the path behind it. */
function addressOf(url: string, values: ReadonlyMap<string, string>): string {
  const behindHost = /^([a-z]+:\/\/[^/?#]*)(.*)$/is.exec(url);
  if (!behindHost) return url;
  const [, host = '', rest = ''] = behindHost;
  return host + filled(rest, values, encodeURIComponent);
}

/** As it may stand between the quotation marks of a JSON text. */
function jsonText(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not every answer is JSON; its text is shown all the same.
    return null;
  }
}
