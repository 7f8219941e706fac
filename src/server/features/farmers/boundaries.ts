import { acresOf, type Shape } from '../../../../machines/farmers/land/polygon.ts';
import type { components } from '../../../contract/generated/types.ts';
import { notFound } from '../../platform/errors.ts';
import { system } from '../../platform/history.ts';
import type { Executor, Transaction } from '../../platform/transaction.ts';
import type { Writer } from './belongings.ts';
import type { FarmBoundariesTable } from './farmers.tables.ts';

type FarmBoundaries = components['schemas']['FarmBoundaries'];
type BoundaryEvent = FarmBoundariesTable['event'];
type Drawn = { coordinates: readonly unknown[] } | null;

/** More than anybody looks through. */
const MOST_BOUNDARIES = 200;

interface Kept {
  number: number;
  event: BoundaryEvent;
  shape: FarmBoundariesTable['shape']['__select__'];
  restored: number | null;
  why: string | null;
  by_name: string;
  at: Date;
}

interface HasShape {
  id: string;
  shape: Kept['shape'];
  created_at: Date;
}

/** The same corners in the same order. */
export function isSameShape(one: Drawn, other: Drawn): boolean {
  return JSON.stringify(one?.coordinates ?? null) === JSON.stringify(other?.coordinates ?? null);
}

/** What a farm was drawn as before its boundaries were kept. */
function firstOf({ shape, created_at }: HasShape): Kept[] {
  const first = { number: 1, event: 'drawn', restored: null, why: null, by_name: system.name, at: created_at } as const;
  return shape ? [{ ...first, shape }] : [];
}

interface Redrawn {
  event: BoundaryEvent;
  shape: Shape | null;
  why?: string | null | undefined;
  restored?: number;
}

/** Keeps what a held farm is drawn as from now on, behind what it was; gives its number. */
export async function keepBoundary(
  trx: Transaction,
  farm: HasShape,
  { event, shape, why, restored }: Redrawn,
  { caller, at }: Writer,
): Promise<number> {
  const last = await lastNumber(trx, farm.id);
  const before = last === 0 ? firstOf(farm) : [];
  const rows = [
    ...before.map((first) => ({ ...first, by_id: system.id })),
    {
      number: last + before.length + 1,
      event,
      shape,
      restored: restored ?? null,
      why: why?.trim() || null,
      by_id: caller.id,
      by_name: caller.name,
      at,
    },
  ];
  const values = rows.map((row) => ({ ...row, farm_id: farm.id, shape: row.shape && JSON.stringify(row.shape) }));
  await trx.insertInto('farm_boundaries').values(values).execute();
  return last + rows.length;
}

async function lastNumber(db: Executor, farmId: string): Promise<number> {
  const { last } = await db
    .selectFrom('farm_boundaries')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('farm_id', '=', farmId)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** One boundary that a farm had. */
export async function boundaryOf(db: Executor, farm: HasShape, number: number): Promise<Kept | undefined> {
  const kept = await keptOf(db, farm);
  return kept.find((boundary) => boundary.number === number);
}

async function keptOf(db: Executor, farm: HasShape): Promise<Kept[]> {
  const rows = await db
    .selectFrom('farm_boundaries')
    .select(['number', 'event', 'shape', 'restored', 'why', 'by_name', 'at'])
    .where('farm_id', '=', farm.id)
    .orderBy('number', 'desc')
    .limit(MOST_BOUNDARIES)
    .execute();
  return rows.length === 0 ? firstOf(farm) : rows;
}

/** Where the land of a farm ended, the latest first: with what it had in common with the farm that it was cut off. */
export async function boundariesOf(db: Executor, id: string): Promise<FarmBoundaries> {
  const items: FarmBoundaries['items'] = [];
  let next: { farmId: string; until: number } | null = { farmId: id.toLowerCase(), until: Number.MAX_SAFE_INTEGER };
  while (next) {
    const { farmId, until }: { farmId: string; until: number } = next;
    const farm = await db
      .selectFrom('farms')
      .select(['id', 'title', 'shape', 'created_at'])
      .where('id', '=', farmId)
      .executeTakeFirst();
    if (!farm) return await boundariesOf(db, await joinedTo(db, farmId));
    const kept = await keptOf(db, farm);
    items.push(...kept.filter(({ number }) => number <= until).map((boundary) => answered(boundary, farm)));
    const from = await db
      .selectFrom('farm_splits')
      .select(['farm_id', 'before'])
      .where('part_id', '=', farmId)
      .executeTakeFirst();
    next = from ? { farmId: from.farm_id, until: from.before } : null;
  }
  return { items, splits: await splitsOf(db, id.toLowerCase()) };
}

/** The farm of which a part is again that is none of its own any more. */
async function joinedTo(db: Executor, partId: string): Promise<string> {
  const split = await db
    .selectFrom('farm_splits')
    .select('farm_id')
    .where('part_id', '=', partId)
    .where('joined_at', 'is not', null)
    .executeTakeFirst();
  if (!split) throw notFound('such farm');
  return split.farm_id;
}

function answered(
  { number, event, shape, restored, why, by_name, at }: Kept,
  farm: { id: string; title: string },
): FarmBoundaries['items'][number] {
  const acres = shape ? Math.round(acresOf(shape) * 100) / 100 : null;
  const whose = { farmId: farm.id, farmTitle: farm.title };
  return { ...whose, number, event, shape, acres, restored, why, by: by_name, at: at.toISOString() };
}

async function splitsOf(db: Executor, id: string): Promise<FarmBoundaries['splits']> {
  const rows = await db
    .selectFrom('farm_splits as s')
    .innerJoin('farms as kept', 'kept.id', 's.farm_id')
    .leftJoin('farms as part', 'part.id', 's.part_id')
    .select(['s.farm_id', 'kept.title', 's.part_id', 's.part_title', 'part.title as now_title'])
    .select(['s.kept_acres', 's.part_acres', 's.why', 's.by_name', 's.at', 's.joined_at'])
    .where((eb) => eb.or([eb('s.farm_id', '=', id), eb('s.part_id', '=', id)]))
    .orderBy('s.at', 'desc')
    .execute();
  return rows.map((row) => ({
    farmId: row.farm_id,
    farmTitle: row.title,
    partId: row.part_id,
    partTitle: row.now_title ?? row.part_title,
    keptAcres: row.kept_acres,
    partAcres: row.part_acres,
    why: row.why,
    by: row.by_name,
    at: row.at.toISOString(),
    joinedAt: row.joined_at?.toISOString() ?? null,
  }));
}
