import i18next from 'i18next';
import type { components } from '../../contract/generated/types.ts';
import { getLocale } from '../locales.ts';

export type ProblemDetails = components['schemas']['Problem'];

/*
 * What the server refuses, it refuses in English, with a code and values beside the words. A refusal is put into the
 * portal's language as it arrives, so that whatever shows it needs to know nothing of that.
 */

/** What the server says to programs is said to people otherwise, in English too. */
const SAID_OTHERWISE = 'keyReused';

/** The refusal in the reader's language: in the portal's words where it knows the code, else as the server says it. */
export async function inOwnWords(problem: ProblemDetails): Promise<ProblemDetails> {
  const namesDay = problem.errors?.some(({ values = {} }) => Object.values(values).some(isDay));
  const isSaid = problem.permission === undefined && problem.code !== SAID_OTHERWISE && !namesDay;
  if (!i18next.isInitialized || (i18next.language === 'en' && isSaid)) return problem;
  await i18next.loadNamespaces(['refusals', 'ivrQuery', 'workflow', 'rights']);
  const errors = problem.errors?.map((error) => ({ ...error, message: fieldWords(error) }));
  const detail = errors?.length ? errors.map(({ message }) => message).join(' ') : problemWords(problem);
  return { ...problem, ...(detail !== undefined && { detail }), ...(errors && { errors }) };
}

function problemWords({ code, values, detail, permission, conflict }: ProblemDetails): string | undefined {
  const missing =
    code === 'guard' && conflict ? known(`workflow:${conflict.entity}.guards.${conflict.guard}`, {}) : null;
  if (missing) return missing;
  const did = conflict && known(`workflow:${conflict.entity}.happened.${conflict.event}`, {});
  const { name } = conflict?.by ?? {};
  if (code === 'stale' && did && name !== undefined) return known('refusals:changedSince', { event: did, name });
  const named = { permission, name: conflict?.by?.name, ...values };
  const words = known(`refusals:refusals.${code}`, named);
  const now = words && conflict && nowWords(conflict);
  return now ? `${words} ${now}` : (words ?? detail);
}

/** What the record really is, and who put it there. */
function nowWords({ entity, state, by }: NonNullable<ProblemDetails['conflict']>): string | undefined {
  const parts = state.split('+').map((part) => known(`workflow:${entity}.states.${part}`, {}));
  if (by === undefined || parts.includes(undefined)) return undefined;
  return known('refusals:now', { state: parts.join(known('common:comma', {}) ?? ', '), name: by.name });
}

/** What is wrong with a field; its words must have been loaded. */
export function fieldWords({ code, values, message }: NonNullable<ProblemDetails['errors']>[number]): string {
  if (code === undefined) return message;
  const words = code === 'query' ? known(`ivrQuery:${values?.['query']}`, values) : undefined;
  return known(`refusals:fields.${code}`, { ...withDays(values), words: words ?? message }) ?? message;
}

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Days as the portal writes them: "12 Nov 2026". */
function withDays(values: object = {}): object {
  const { tag } = getLocale(i18next.language);
  const days = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const said = (value: unknown) => (isDay(value) ? days.format(new Date(value)) : value);
  return Object.fromEntries(Object.entries(values).map(([name, value]: [string, unknown]) => [name, said(value)]));
}

/** Nothing where the portal has no words for it: a newer server may know codes that this page does not. */
function known(key: string, replace: object | undefined): string | undefined {
  const lng = i18next.language;
  // A value called `lng`, of a place, is not the language to say it in.
  return i18next.exists(key, { ...replace, lng, fallbackLng: [] })
    ? i18next.t(key, { ...replace, lng, replace })
    : undefined;
}
