import { sql } from 'kysely';
import { referenceLists } from '../features/lovs/lists.ts';
import type { Database } from '../platform/database.ts';
import { contentOf } from './content.ts';

/**
 * Brings the shipped content of the reference lists into the database, with or without demo data.
 * Items that are there already stay as people have edited them, so it may run at every start.
 */
export async function seedReference(database: Database): Promise<void> {
  const items = referenceLists.flatMap(({ key }) => contentOf(key));
  await sql`
    insert into reference_items (id, list, code, name, name_ur, parent_id, attributes, sort)
    select id, list, code, name, "nameUr", "parentId", attributes, sort
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as t (id uuid, list text, code text, name text, "nameUr" text, "parentId" uuid, attributes jsonb, sort integer)
    on conflict (list, code) do nothing`.execute(database);
}
