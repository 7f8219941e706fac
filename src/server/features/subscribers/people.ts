import { type Expression, type SqlBool, sql } from 'kysely';
import { farmerWorkflow } from '../../../../machines/farmers/farmer.workflow.ts';
import type { Caller } from '../../platform/feature.ts';
import { wordsBegin } from '../../records/search.ts';

/** Whether somebody may see who stands behind a number; numbers alone are told to whoever subscribes them. */
export function knowsFarmers({ permissions }: Caller): boolean {
  return permissions.has(farmerWorkflow.readPermission);
}

/** The farmer, by alias, whose card this is: asked for in lists of those alone who may read farmers. */
export function hasCard(farmers: string, cnic: string): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${farmers}.cnic`)} = ${cnic} and ${sql.ref(`${farmers}.state`)} <> 'merged'`;
}

/** The start of this day in Pakistan, or the moment itself. */
export function momentOf(syncDate: string): Date {
  return new Date(syncDate.includes('T') ? syncDate : `${syncDate}T00:00:00+05:00`);
}

/** Farmers one of whose words, in either script, begins with each word of the text. */
export function farmerIsCalled(farmers: string, search: string): Expression<SqlBool> {
  return wordsBegin(`${farmers}.name || ' ' || coalesce(${farmers}.name_ur, '')`, search);
}

/** Farmers one of whose words, in either script, sounds as if it began with each word of the text; nobody where it has none. */
export function farmerSoundsLike(farmers: string, heard: string): Expression<SqlBool> {
  const name = sql.raw(`${farmers}.name || ' ' || coalesce(${farmers}.name_ur, '')`);
  return sql<SqlBool>`sounds_of(${name}) @@ (
    select string_agg(quote_literal(sound) || ':*', ' & ')::tsquery
    from unnest(tsvector_to_array(sounds_of(${heard}))) as sound)`;
}

/**
 * Of farmers `f`: the one whom a number leads to, given with its country code, which has one to three digits. What was merged
 * leads to the record that stands.
 */
export const byWholeNumber = (number: string) => sql<SqlBool>`f.id = (
  select standing_farmer(n.id) from farmers n
  where n.msisdn in (${number.slice(1)}, ${number.slice(2)}, ${number.slice(3)})
    and n.country_code || n.msisdn = ${number})`;
