import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Database } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { Executor } from '../../platform/transaction.ts';

type Revision = components['schemas']['MenuRevision'];
type Actor = components['schemas']['Actor'];

/** The newest first. Their sources stay where they are: each may be megabytes. */
export async function listRevisions(database: Database, { limit, offset }: { limit: number; offset: number }) {
  const { total } = await database
    .selectFrom('menu_revisions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await revisions(database).orderBy('number', 'desc').limit(limit).offset(offset).execute();
  return { items: rows.map(revisionOf), total };
}

/** Who has changed the draft since what callers hear was published, in the order of their names. */
export async function changersSincePublishing(database: Database): Promise<Actor[]> {
  const { rows } = await sql<Actor>`
    with published as (
      select coalesce((select menu_revisions.sequence from menu_revisions join menu_draft on number = live), -1) as sequence
    )
    select last_by_id as id, last_by_name as name from menu_nodes
    where menu_nodes.sequence > (select sequence from published)
    union
    select changed_by_id, changed_by_name from welcome_boxes
    where welcome_boxes.sequence > (select sequence from published)
    order by name, id limit 100`.execute(database);
  return rows;
}

export async function findRevision(database: Executor, number: number): Promise<Revision> {
  const row = await revisions(database).where('number', '=', number).executeTakeFirst();
  if (!row) throw notFound('such revision');
  return revisionOf(row);
}

function revisions(database: Executor) {
  return database
    .selectFrom('menu_revisions')
    .innerJoin('menu_draft', (join) => join.onTrue())
    .select(['number', 'menu_revisions.sequence', 'nodes', 'name', 'note', 'rolled_back_to', 'by_id', 'by_name', 'at'])
    .select(['by_itself', 'menu_revisions.version', 'named_by_id', 'named_by_name', 'named_at', 'live']);
}

type Row = Awaited<ReturnType<ReturnType<typeof revisions>['execute']>>[number];

function revisionOf(row: Row): Revision {
  const { named_by_id: id, named_by_name: namedBy, named_at: namedAt } = row;
  return {
    number: row.number,
    live: row.live === row.number,
    sequence: row.sequence,
    nodes: row.nodes,
    name: row.name,
    note: row.note,
    rolledBackTo: row.rolled_back_to,
    byItself: row.by_itself,
    by: { id: row.by_id, name: row.by_name },
    at: row.at.toISOString(),
    named: namedBy !== null && namedAt !== null ? { by: { id, name: namedBy }, at: namedAt.toISOString() } : null,
    version: row.version,
  };
}
