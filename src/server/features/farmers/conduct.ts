import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Database } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';

type Conduct = components['schemas']['Conduct'];

const STEPS_SHOWN = 20;

/** What was done about a farmer's conduct, and whether they may write and sell. */
export async function conductOf(database: Database, id: string): Promise<Conduct> {
  const farmer = await database
    .selectFrom('farmers as f')
    .leftJoin('reference_items as l', 'l.id', 'f.language_id')
    .select(['f.id', 'f.name', 'f.name_ur', 'f.state', 'f.version', 'f.suspended_until', 'l.attributes'])
    .where('f.id', '=', id)
    .executeTakeFirst();
  if (!farmer) throw notFound('such farmer');
  const history = () =>
    database.selectFrom('history').where('entity', '=', 'farmer').where('record_id', '=', farmer.id);
  const steps = await history().selectAll().orderBy('id', 'desc').limit(STEPS_SHOWN).execute();
  const { warnings } = await history()
    .select(sql<number>`count(*)::int`.as('warnings'))
    .where('event', '=', 'WARN')
    .executeTakeFirstOrThrow();
  return {
    id: farmer.id,
    name: farmer.name,
    nameUr: farmer.name_ur,
    language: farmer.attributes?.tag === 'en' ? 'en' : 'ur',
    state: farmer.state,
    version: farmer.version,
    suspendedUntil: farmer.suspended_until?.toISOString() ?? null,
    warnings,
    steps: steps.map((row) => ({
      event: row.event,
      by: { id: row.by_id, name: row.by_name },
      at: row.at.toISOString(),
      from: row.from_state,
      to: row.to_state,
      reason: row.reason,
      until: typeof row.facts?.['until'] === 'string' ? row.facts['until'] : null,
    })),
  };
}
