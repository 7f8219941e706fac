import type { Selectable } from 'kysely';
import { invalid } from '../../platform/errors.ts';
import type { BodyOf, Services } from '../../platform/feature.ts';
import { filled } from './api-places.ts';
import { signatureOf } from './api-secret.ts';
import { apiDetailOf } from './ivr.rows.ts';
import type { ApiCallDetailsTable } from './ivr.tables.ts';

type Given = BodyOf<'tryApiCallDetail'>;

/** Asks the other system once, as a call with this caller would. */
export async function tryApiCall(
  services: Pick<Services, 'database' | 'clock' | 'egress'>,
  row: Selectable<ApiCallDetailsTable>,
  { caller, values = {} }: NonNullable<Given>,
) {
  const { egress } = services;
  const detail = apiDetailOf(row);
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
  const { header, hide } = await signatureOf(services, row);
  const said = row.headers.map(({ name, value }) => ({ name, value: filled(value, known, headerText) }));
  const answer = await egress.ask({
    method: detail.method,
    url,
    body,
    headers: header ? [...said, header] : said,
    limit: row.time_limit_s,
  });
  const { status, ok, milliseconds, type } = answer;
  const text = hide(answer.text);
  return {
    method: detail.method,
    url: url.slice(0, 8_000),
    status,
    ok,
    milliseconds,
    type,
    headers: answer.headers.map(({ name, value }) => ({ name, value: hide(value) })),
    text,
    json: jsonOf(text),
  };
}

/** The host is as it was saved: what a caller brings is only ever part of the path behind it. */
function addressOf(url: string, values: ReadonlyMap<string, string>): string {
  const behindHost = /^([a-z]+:\/\/[^/?#]*)(.*)$/is.exec(url);
  if (!behindHost) return url;
  const [, host = '', rest = ''] = behindHost;
  return host + filled(rest, values, pathPart);
}

/** A value of dots alone would climb out of its place. */
function pathPart(value: string): string {
  return /^\.{1,2}$/.test(value) ? '' : encodeURIComponent(value);
}

/** As it may stand in a header: what is not of its one line is written as in an address. */
function headerText(value: string): string {
  return value.replaceAll(/[^\x20-\x7e]+/g, (part) => encodeURIComponent(part.toWellFormed())).slice(0, 500);
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
