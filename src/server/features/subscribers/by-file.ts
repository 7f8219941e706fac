import { type RawBuilder, sql } from 'kysely';
import { type Filter, matching } from '../../records/filters.ts';

/** What a run of a file of numbers has made of rows, in SQL. */
const changed = sql`i.outcome in ('changed', 'undone', 'kept')`;
const left = sql`(i.outcome in ('failed', 'meanwhile') or i.verdict = 'refused')`;

/** Files name the record that they move: a subscriber, or the farmer behind one. */
const subscribersOf = (file: string, became: RawBuilder<unknown>) => sql<boolean>`r.id in (
  select i.record_id from import_rows i where i.import_id = ${file}::uuid and i.record_id is not null and ${became}
  union all
  select s.id from import_rows i join subscribers s on s.farmer_id = i.record_id
  where i.import_id = ${file}::uuid and ${became})`;

const entriesOf = (file: string, became: RawBuilder<unknown>) => sql<boolean>`r.id in (
  select i.record_id from import_rows i where i.import_id = ${file}::uuid and i.record_id is not null and ${became})`;

/** Just those that a file of numbers has changed, or left as they were. */
export const subscribersByFile = {
  changedByFile: matching((file) => subscribersOf(file, changed)),
  leftByFile: matching((file) => subscribersOf(file, left)),
} satisfies Record<string, Filter<string>>;

export const entriesByFile = {
  changedByFile: matching((file) => entriesOf(file, changed)),
  leftByFile: matching((file) => entriesOf(file, left)),
} satisfies Record<string, Filter<string>>;
