import { sql } from 'kysely';
import { type TargetKind, type Targets, targetKinds } from '../../../../machines/ivr/exchange/exchange.targets.ts';
import type { Executor as Reader } from '../../platform/transaction.ts';

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
export async function unknownTargets(reader: Reader, named: Targets): Promise<Targets> {
  const unknown: Partial<Record<TargetKind, string[]>> = {};
  for (const kind of targetKinds) {
    const ids = await unknownAmong(reader, kind, named[kind] ?? []);
    if (ids.length > 0) unknown[kind] = ids;
  }
  return unknown;
}

export async function unknownAmong(reader: Reader, kind: TargetKind, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const known = new Set(
    isInTable(kind) ? await inTable(reader, tables[kind], ids) : await inLists(reader, lists[kind], ids),
  );
  return ids.filter((id) => !known.has(id.toLowerCase()));
}

function isInTable(kind: TargetKind): kind is keyof typeof tables {
  return kind in tables;
}

async function inTable(reader: Reader, of: { table: string; key: string }, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(of.key)} as id from ${sql.table(of.table)}
    where ${sql.ref(of.key)} = any(${ids}::uuid[])`.execute(reader);
  return rows.map(({ id }) => id);
}

async function inLists(reader: Reader, names: readonly string[], ids: readonly string[]): Promise<string[]> {
  const rows = await reader
    .selectFrom('reference_items')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('list', 'in', names)
    .execute();
  return rows.map(({ id }) => id);
}
