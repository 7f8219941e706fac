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
  const plans = await plansOf(trx, one, wishes, bench);
  const asSeen = plans.filter(isAsSeen);
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

/** Nobody has touched the record since the dry run, nor made one. */
function isAsSeen({ row, found, plan }: Planned): boolean {
  if (plan.do !== 'event' && plan.do !== 'create') return false;
  return (found?.id ?? null) === row.record_id && (found?.version ?? null) === row.seen;
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

/** Puts back what some rows have changed, each only as the run has left it. */
export async function putBack(
  trx: Transaction,
  one: Import,
  rows: readonly ImportRow[],
  bench: Bench,
): Promise<Carried[]> {
  const plans = rows.map((row) => {
    const event = bench.action.undo(
      row.was,
      one.settings.reason ?? `Bulk action undone: ${one.filename}`.slice(0, 500),
    );
    const plan =
      event === null ? ({ do: 'nothing' } as const) : ({ do: 'event', id: row.record_id ?? '', event } as const);
    return { row: { ...row, seen: row.after }, plan };
  });
  const decided = await decideAll(trx, plans, bench, { dryRun: false });
  return rows.map((row) => {
    const one = decided.get(row.place);
    const about = { place: row.place, record_id: row.record_id, after: one?.version ?? null };
    if (one?.outcome === 'accepted') return { ...about, outcome: 'undone', code: null, words: null };
    const code = one?.code === 'stale' || one?.outcome === 'replayed' ? 'changedSince' : 'cannotBeUndone';
    return { ...about, outcome: 'kept', code, words: one?.words ?? null };
  });
}
