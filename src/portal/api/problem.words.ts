import i18next from 'i18next';
import type { Problem } from './problem.ts';

/*
 * What the server refuses, it refuses in English, with a code and values beside the words. A refusal is put into the
 * portal's language as it arrives, so that whatever shows it needs to know nothing of that.
 */

/** The refusal in the reader's language: in the portal's words where it knows the code, else as the server says it. */
export async function inOwnWords(problem: Problem): Promise<Problem> {
  if (!i18next.isInitialized || i18next.language === 'en') return problem;
  await i18next.loadNamespaces(['refusals', 'ivrQuery']);
  const errors = problem.errors?.map((error) => ({ ...error, message: fieldWords(error) }));
  const detail = errors?.length ? errors.map(({ message }) => message).join(' ') : refusalWords(problem);
  return { ...problem, ...(detail !== undefined && { detail }), ...(errors && { errors }) };
}

function refusalWords({ code, values, detail, permission, conflict }: Problem): string | undefined {
  const named = { permission, name: conflict?.by?.name, ...values };
  return known(`refusals:refusals.${code}`, named) ?? detail;
}

function fieldWords({ code, values, message }: NonNullable<Problem['errors']>[number]): string {
  if (code === undefined) return message;
  const words = code === 'query' ? known(`ivrQuery:${values?.['query']}`, values) : undefined;
  return known(`refusals:fields.${code}`, { ...values, words: words ?? message }) ?? message;
}

/** Nothing where the portal has no words for it: a newer server may know codes that this page does not. */
function known(key: string, values: object | undefined): string | undefined {
  return i18next.exists(key, { lng: i18next.language, fallbackLng: [] }) ? i18next.t(key, { ...values }) : undefined;
}
