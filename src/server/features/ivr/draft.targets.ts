import { sql } from 'kysely';
import { type TargetKind, type Targets, targetKinds } from '../../../../machines/ivr/exchange/exchange.targets.ts';
import type { Executor } from '../../platform/transaction.ts';

const tables = {
  sounds: { table: 'menu_sounds', key: 'media_id' },
  campaigns: { table: 'campaigns', key: 'id' },
  surveys: { table: 'surveys', key: 'id' },
  contentFiles: { table: 'content_files', key: 'id' },
  recordingEndFiles: { table: 'content_files', key: 'id' },
  apiActions: { table: 'api_call_details', key: 'id' },
  trunkActions: { table: 'trunk_call_details', key: 'id' },
} as const;

/** The reference lists behind the other kinds. */
const lists = {
  crops: ['crop'],
  machineries: ['machinery'],
  livestocks: ['livestock'],
  languages: ['language'],
  locations: ['province', 'district', 'tehsil'],
} as const satisfies Record<Exclude<TargetKind, keyof typeof tables>, readonly string[]>;

/** Of what a menu names, what is not there, as it was written. */
export async function unknownTargets(db: Executor, named: Targets): Promise<Targets> {
  const unknown: Partial<Record<TargetKind, string[]>> = {};
  for (const kind of targetKinds) {
    const ids = await unknownAmong(db, kind, named[kind] ?? []);
    if (ids.length > 0) unknown[kind] = ids;
  }
  return unknown;
}

export async function unknownAmong(db: Executor, kind: TargetKind, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const known = new Set(isInTable(kind) ? await inTable(db, tables[kind], ids) : await inLists(db, lists[kind], ids));
  return ids.filter((id) => !known.has(id.toLowerCase()));
}

function isInTable(kind: TargetKind): kind is keyof typeof tables {
  return kind in tables;
}

async function inTable(db: Executor, of: { table: string; key: string }, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(of.key)} as id from ${sql.table(of.table)}
    where ${sql.ref(of.key)} = any(${ids}::uuid[])`.execute(db);
  return rows.map(({ id }) => id);
}

async function inLists(db: Executor, names: readonly string[], ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('reference_items')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('list', 'in', names)
    .execute();
  return rows.map(({ id }) => id);
}
