import type { Expression, SqlBool } from 'kysely';
import type { Database } from '../../platform/database.ts';
import type { ReferenceItem } from '../lovs/lovs.queries.ts';

/** The lists of the voice menu's own things, in the shape of every other reference list. */
export const choiceTables = {
  'api-action': 'api_call_details',
  'trunk-action': 'trunk_call_details',
  'content-file': 'content_files',
} as const;
type Choice = keyof typeof choiceTables;

/** Those that are active, in their order. */
export async function listChoices(
  database: Database,
  list: Choice,
  { limit, offset, search }: { limit: number; offset: number; search?: string },
): Promise<{ items: ReferenceItem[]; total: number; limit: number; offset: number }> {
  const matching = activeOf(database, list).where((eb) => {
    const all: Expression<SqlBool>[] = [];
    if (search) {
      const anywhere = `%${search.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
      all.push(eb.or([eb('title', 'ilike', anywhere), eb('title_ur', 'ilike', anywhere)]));
    }
    return eb.and(all);
  });
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  if (limit === 0) return { items: [], total, limit, offset };
  const rows = await matching
    .select(['id', 'code', 'title', 'title_ur', 'seq_order', 'version', 'updated_at'])
    .orderBy('seq_order')
    .orderBy('title')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const items = rows.map((row) => ({
    id: row.id,
    list,
    code: row.code,
    title: row.title,
    titleUr: row.title_ur,
    parentId: null,
    parentTitle: null,
    attributes: { value: row.code },
    order: row.seq_order,
    active: true,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  }));
  return { items, total, limit, offset };
}

function activeOf(database: Database, list: Choice) {
  return database
    .selectFrom(choiceTables[list])
    .where((eb) => (list === 'content-file' ? eb('active', '=', true) : eb('active', '=', 1)));
}
