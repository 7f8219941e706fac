import { sql } from 'kysely';
import type { Transaction } from '../../platform/transaction.ts';
import type { BulkRow } from '../../records/bulk.ts';
import type { Created } from './actions/action.ts';
import type { Carried } from './imports.store.ts';
import type { Import, ImportRow } from './imports.tables.ts';
import type { RowCode } from './imports.words.ts';
import { type Bench, decideAll, type Planned, plansOf, refusalOf } from './judge.ts';
import { readRow } from './rows.read.ts';

/** Some rows of a run: what the dry run promised is done, where nothing has changed since. */
export async function carryOut(
  trx: Transaction,
  one: Import,
  rows: readonly ImportRow[],
  bench: Bench,
): Promise<Carried[]> {
  const { action, words } = bench;
  const wishes = rows.flatMap((row) => {
    const read = readRow(row, { action: action.name, targets: one.targets ?? [], words });
    return 'wish' in read ? [{ row, wish: read.wish }] : [];
  });
  // Whoever is at one of them now comes first or afterwards: what is read here stays so until it is decided.
  await bench.entity.lock?.(trx, rows.flatMap(({ record_id }) => record_id ?? []).toSorted());
  const plans = await plansOf(trx, one, wishes, bench);
  const moved = await movedSince(trx, bench, plans);
  const asSeen = plans.flatMap((planned) => {
    const { row, found } = planned;
    if (!isAsSeen(planned) || moved.has(row.place)) return [];
    return [{ ...planned, row: { ...row, seen: found?.version ?? null } }];
  });
  const decided = await decideAll(trx, asSeen, bench, { dryRun: false });
  const carried = new Map(rows.map((row) => [row.place, left(row, 'changedMeanwhile')]));
  const births = asSeen.filter(({ plan }) => plan.do === 'create');
  const made = await action.creates?.enter(
    trx,
    births.map(({ wish }) => wish),
    { caller: bench.caller, at: bench.at, settings: one.settings },
  );
  for (const { row, plan } of asSeen) {
    if (plan.do === 'event') carried.set(row.place, carriedOf(row, decided.get(row.place)));
    else carried.set(row.place, createdOf(row, made?.get(row.place)));
  }
  return [...carried.values()];
}

/** There is something to do, on the record that the dry run saw or, as then, on none. */
function isAsSeen({ row, found, plan }: Planned): boolean {
  return (plan.do === 'event' || plan.do === 'create') && (found?.id ?? null) === row.record_id;
}

/**
 * Rows whose record has been somewhere else since the dry run, be it that it came back. What else is done to it, a counted
 * call for example, leaves the judgement as it was: runs decide on the first of a record's regions.
 */
async function movedSince(
  trx: Transaction,
  { entity }: Bench,
  plans: readonly Planned[],
): Promise<ReadonlySet<number>> {
  const changed = plans.filter(({ row, found }) => row.record_id !== null && found?.version !== row.seen);
  const { rows } = await sql<{ place: number }>`
    select distinct dry.place
    from unnest(${changed.map(({ row }) => row.place)}::integer[], ${changed.map(({ row }) => row.record_id)}::text[],
      ${changed.map(({ row }) => row.seen)}::integer[]) as dry (place, id, seen)
    join history h on h.entity = ${entity.workflow.name} and h.record_id = dry.id and h.version > dry.seen
    where split_part(h.from_state, '+', 1) <> split_part(h.to_state, '+', 1)`.execute(trx);
  return new Set(rows.map(({ place }) => place));
}

function createdOf(row: ImportRow, made: Created | undefined): Carried {
  if (!made) return left(row, 'changedMeanwhile');
  return { place: row.place, outcome: 'changed', code: null, words: null, record_id: made.id, after: made.version };
}

function carriedOf(row: ImportRow, decided: BulkRow | undefined): Carried {
  const about = { place: row.place, record_id: row.record_id, after: null };
  if (decided?.outcome === 'accepted') {
    return { ...about, outcome: 'changed', code: null, words: null, after: decided.version ?? null };
  }
  if (decided?.outcome === 'replayed' || decided?.code === 'stale') return left(row, 'changedMeanwhile');
  const { code, words } = refusalOf(decided);
  return { ...about, outcome: 'failed', code, words: words ?? null };
}

function left({ place, record_id }: ImportRow, code: RowCode): Carried {
  return { place, outcome: 'meanwhile', code, words: null, record_id, after: null };
}

/**
 * Numbers for which another run of the same has been asked since this one began: it found them so already, or left them
 * because of this one. They are not put back; whoever asked for them was told that they are so.
 */
async function askedForSince(
  trx: Transaction,
  { id, action, started_at }: Import,
  rows: readonly ImportRow[],
): Promise<ReadonlySet<string>> {
  const found = await sql<{ phone: string }>`
    select distinct r.phone from imports o
    join import_rows r on r.import_id = o.id and r.phone = any(${rows.flatMap(({ phone }) => phone ?? [])}::text[])
    where o.action = ${action} and o.id <> ${id} and o.state not in ('refused', 'cancelled', 'undoing', 'undone')
      and coalesce(o.ended_at, o.started_at, o.judged_at, o.created_at) >= ${started_at}
      and (r.code = 'already' or r.outcome = 'meanwhile')`.execute(trx);
  return new Set(found.rows.map(({ phone }) => phone));
}

/** Puts back what some rows have changed, each only as the run has left it, and as nobody else wants it. */
export async function putBack(
  trx: Transaction,
  one: Import,
  rows: readonly ImportRow[],
  bench: Bench,
): Promise<Carried[]> {
  const asked = await askedForSince(trx, one, rows);
  const isAskedFor = ({ phone }: ImportRow) => phone !== null && asked.has(phone);
  const plans = rows.map((row) => {
    const event = bench.action.undo(
      row.was,
      one.settings.reason ?? `Bulk action undone: ${one.filename}`.slice(0, 500),
    );
    const plan =
      event === null || isAskedFor(row)
        ? ({ do: 'nothing' } as const)
        : ({ do: 'event', id: row.record_id ?? '', event } as const);
    return { row: { ...row, seen: row.after }, plan };
  });
  const decided = await decideAll(trx, plans, bench, { dryRun: false });
  return rows.map((row) => {
    const one = decided.get(row.place);
    const about = { place: row.place, record_id: row.record_id, after: one?.version ?? null };
    if (one?.outcome === 'accepted') return { ...about, outcome: 'undone', code: null, words: null };
    if (isAskedFor(row)) return { ...about, outcome: 'kept', code: 'wantedSince', words: null };
    const code = one?.code === 'stale' || one?.outcome === 'replayed' ? 'changedSince' : 'cannotBeUndone';
    return { ...about, outcome: 'kept', code, words: one?.words ?? null };
  });
}
