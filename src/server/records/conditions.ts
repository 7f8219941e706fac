import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { formatISO } from 'date-fns/formatISO';
import { startOfDay as startOfDayIn } from 'date-fns/startOfDay';
import { type Expression, type SqlBool, sql } from 'kysely';

export type Condition = Expression<SqlBool>;

/** The business day of every date filter. */
export const ZONE = 'Asia/Karachi';

/** The day it is there, `2026-11-17`. */
export function karachiDay(at: Date): string {
  return formatISO(new TZDate(at, ZONE), { representation: 'date' });
}

/** When that day began there. */
export const startOfDay = (at: Date): Date => new Date(startOfDayIn(new TZDate(at, ZONE)).getTime());

/** The clock on the wall there, in the form that date-fns names. */
export function karachiTime(at: Date | string, form: string): string {
  return format(new TZDate(new Date(at), ZONE), form);
}

/** The same clock as milliseconds that know of no zone. */
export const onTheWall = (at: Date): number => at.getTime() - new TZDate(at, ZONE).getTimezoneOffset() * 60_000;

export function fromDay(column: string, day: string): Condition {
  return sql<boolean>`${sql.ref(column)} >= (${day}::date)::timestamp at time zone ${ZONE}`;
}

export function toDay(column: string, day: string): Condition {
  return sql<boolean>`${sql.ref(column)} < (${day}::date + 1)::timestamp at time zone ${ZONE}`;
}

const MAX_WORDS = 6;

/** Every word stands somewhere in one of the columns, in any order; a number also finds the record of that number. */
export function contains(columns: readonly string[], text: string, numberColumn?: string): Condition {
  const words = text.split(/\s+/).slice(0, MAX_WORDS);
  const each = words.map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
    return sql`(${sql.join(
      columns.map((column) => sql`${sql.ref(column)} ilike ${pattern}`),
      sql` or `,
    )})`;
  });
  const found = sql<boolean>`(${sql.join(each, sql` and `)})`;
  if (!numberColumn || !/^\d{1,9}$/.test(text)) return found;
  return sql<boolean>`(${found} or ${sql.ref(numberColumn)} = ${Number(text)})`;
}

/** The filters of a bulk action come as they are typed in an address: text, lists of text, numbers, booleans. */
export function filterReader(given: Record<string, unknown>) {
  return {
    texts(name: string): string[] | undefined {
      const value = given[name];
      if (typeof value === 'string') return [value];
      return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : undefined;
    },
    text: (name: string) => (typeof given[name] === 'string' ? given[name] : undefined),
    flag: (name: string) => (typeof given[name] === 'boolean' ? given[name] : undefined),
  };
}
