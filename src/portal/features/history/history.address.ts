import type { operations } from '../../../contract/generated/types.ts';

export type Asked = Omit<NonNullable<operations['listHistory']['parameters']['query']>, 'before' | 'limit'>;

const NAMES = ['person', 'module', 'from', 'to', 'search'] as const;
const FITS: Readonly<Record<(typeof NAMES)[number], RegExp>> = {
  person: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  module: /^[a-z_]{1,60}$/,
  from: /^\d{4}-\d{2}-\d{2}$/,
  to: /^\d{4}-\d{2}-\d{2}$/,
  search: /^[\s\S]{1,100}$/,
};

/** What the address asks for; what it may not say is passed over. */
export function askedIn(query: string): Asked {
  const given = new URLSearchParams(query);
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = given.get(name)?.trim() ?? '';
      return FITS[name].test(value) ? [[name, value] as const] : [];
    }),
  );
}

/** Without what is not asked for. */
export function searchOf(asked: Readonly<Record<string, string | null | undefined>>): string {
  const query = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
  );
  return query.size === 0 ? '' : `?${query}`;
}
