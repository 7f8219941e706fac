import { sql } from 'kysely';
import { decide } from '../../../../machines/shared/decide.ts';
import { initialState } from '../../../../machines/shared/states.ts';
import type { Caller } from '../../platform/feature.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { type BulkRow, performSome } from '../../records/bulk.ts';
import { karachiTime } from '../../records/conditions.ts';
import type { WorkflowEntity } from '../../records/entity.ts';
import { type Found, type ImportAction, keyOf, type Plan, type Wish } from './actions/action.ts';
import type { Judged } from './imports.store.ts';
import type { Import, ImportRow } from './imports.tables.ts';
import type { RowCode } from './imports.words.ts';
import { readRow, type Vocabulary } from './rows.read.ts';

export interface Bench {
  action: ImportAction;
  entity: WorkflowEntity<object>;
  words: Vocabulary;
  caller: Caller;
  at: Date;
}

export interface Planned {
  row: ImportRow;
  wish: Wish;
  found: Found | undefined;
  plan: Plan;
}

/** What the words of files are understood by, at this moment. */
export async function vocabularyAt(trx: Transaction, at: Date): Promise<Vocabulary> {
  const rows = await trx
    .selectFrom('reference_items')
    .select(['id', 'name', 'name_ur'])
    .where('list', '=', 'language')
    .where('active', '=', true)
    .execute();
  const named = rows.flatMap(({ id, name, name_ur }) => [name, name_ur].map((written) => ({ id, written })));
  return {
    languages: new Map(named.flatMap(({ id, written }) => (written ? [[written.toLowerCase(), { id, written }]] : []))),
    today: karachiTime(at.toISOString(), 'yyyy-MM-dd'),
  };
}

/** The dry run of some rows: the machine judges, nothing is written but what it says. */
export async function judgeRows(
  trx: Transaction,
  one: Import,
  rows: readonly ImportRow[],
  bench: Bench,
): Promise<Judged[]> {
  const { action, words } = bench;
  const judged: Judged[] = [];
  const wishes: { row: ImportRow; wish: Wish }[] = [];
  for (const row of rows) {
    const read = readRow(row, { action: action.name, targets: one.targets ?? [], words });
    if ('wish' in read) wishes.push({ row, wish: read.wish });
    else
      judged.push(
        verdict(row, 'wrong', { code: read.fault.code, detail: read.fault.detail, column: read.fault.column }),
      );
  }
  const earlier = await earlierRows(trx, one.id, wishes);
  const fresh = wishes.filter(({ wish }) => {
    const place = earlier.get(keyOf(wish.phone));
    if (place === undefined || place === wish.place) return true;
    judged.push(verdict({ place: wish.place }, 'nothing', { code: 'repeated', detail: String(place), wish }));
    return false;
  });
  const plans = await plansOf(trx, one, fresh, bench);
  const decided = await decideAll(trx, plans, bench, { dryRun: true });
  const unborn = plans.some(({ plan }) => plan.do === 'create') ? birthRefusal(bench) : null;
  for (const planned of plans) judged.push(judgedOf(planned, decided.get(planned.row.place), unborn));
  return judged;
}

/** Where each number stands first in the file, of rows that are not wrong. */
async function earlierRows(
  trx: Transaction,
  id: string,
  wishes: readonly { wish: Wish }[],
): Promise<Map<string, number>> {
  const places = wishes.map(({ wish }) => wish.place);
  // Number by number: all at once are looked for among all rows, as long as the database takes those with a number for few.
  const { rows } = await sql<{ phone: string; place: number }>`
    select asked.phone, first.place
    from unnest(${wishes.map(({ wish }) => keyOf(wish.phone))}::text[]) as asked (phone) cross join lateral (
      select place from import_rows r where r.import_id = ${id} and r.phone = asked.phone
        and r.verdict in ('change', 'nothing') and not r.place = any(${places}::integer[])
      order by place limit 1) first`.execute(trx);
  const first = new Map(rows.map(({ phone, place }) => [phone, place]));
  for (const { wish } of wishes) {
    const key = keyOf(wish.phone);
    first.set(key, Math.min(first.get(key) ?? wish.place, wish.place));
  }
  return first;
}

export async function plansOf(
  trx: Transaction,
  { settings }: Import,
  wishes: readonly { row: ImportRow; wish: Wish }[],
  { action }: Bench,
): Promise<Planned[]> {
  const found = await action.find(
    trx,
    wishes.map(({ wish }) => wish.phone),
  );
  return wishes.map(({ row, wish }) => {
    const there = found.get(keyOf(wish.phone));
    return { row, wish, found: there, plan: action.plan(wish, there, settings) };
  });
}

/** Records that are there are sent their events, many of one kind together. */
export async function decideAll(
  trx: Transaction,
  plans: readonly Pick<Planned, 'row' | 'plan'>[],
  { entity, caller, at }: Bench,
  { dryRun }: { dryRun: boolean },
): Promise<Map<number, BulkRow>> {
  const sent = plans.flatMap(({ row, plan }) => (plan.do === 'event' ? [{ row, ...plan }] : []));
  const decided = new Map<number, BulkRow>();
  for (const alike of Map.groupBy(sent, ({ event }) => JSON.stringify(event)).values()) {
    const [{ event } = { event: { type: '' } }] = alike;
    const order = {
      event: (await entity.prepare?.(trx, event, { caller })) ?? event,
      // In one order for everybody, so that two runs never wait for each other's rows.
      ids: alike.map(({ id }) => id).toSorted(),
      versions: dryRun ? {} : Object.fromEntries(alike.map(({ id, row }) => [id, row.seen ?? 0])),
      dryRun,
      caller,
    };
    const places = new Map(alike.map(({ id, row }) => [id, row.place]));
    for (const outcome of await performSome(trx, entity, order, at)) {
      decided.set(places.get(outcome.id) ?? 0, outcome);
    }
  }
  return decided;
}

/** @param unborn why the machine refuses to make records, where it does */
function judgedOf({ row, wish, found, plan }: Planned, decided: BulkRow | undefined, unborn: RowCode | null): Judged {
  const about = { wish, found };
  switch (plan.do) {
    case 'nothing':
      return verdict(row, 'nothing', { code: 'already', ...about });
    case 'refuse':
      return verdict(row, 'refused', { code: plan.code, detail: plan.detail, ...about });
    case 'create':
      return unborn ? verdict(row, 'refused', { code: unborn, ...about }) : verdict(row, 'change', about);
    case 'event':
      if (decided?.outcome === 'accepted') return verdict(row, 'change', about);
      if (decided?.outcome === 'replayed') return verdict(row, 'nothing', { code: 'already', ...about });
      return verdict(row, 'refused', { ...refusalOf(decided), ...about });
  }
}

function birthRefusal({ action, entity, caller }: Bench): RowCode | null {
  if (!action.creates) return 'refusedByRules';
  const { workflow } = entity;
  const unborn = { id: '', state: initialState(workflow.machine), version: 0, facts: {} };
  const { outcome } = decide(workflow, unborn, action.creates.event, { actor: caller });
  if (outcome === 'accepted') return null;
  return outcome === 'forbidden' ? 'notPermitted' : 'refusedByRules';
}

/** Why a machine refused, in the words of a row. */
export function refusalOf(decided: BulkRow | undefined): { code: RowCode; detail?: string; words?: string } {
  const words = decided?.words === undefined ? {} : { words: decided.words };
  const [fault] = decided?.errors ?? [];
  if (decided?.outcome === 'forbidden') return { code: 'notPermitted', ...words };
  if (fault?.pointer === '/reasonId') return { code: 'wrongReason', ...words };
  if (fault?.pointer === '/reason') return { code: 'needsReason', ...words };
  if (fault?.pointer === '/status' || decided?.code === 'wrongState') {
    return { code: 'cannotBecome', detail: decided?.state ?? '', ...words };
  }
  return { code: 'refusedByRules', ...words };
}

interface About {
  code?: RowCode;
  detail?: string | undefined;
  words?: string;
  column?: number;
  wish?: Wish;
  found?: Found | undefined;
}

function verdict(row: { place: number }, said: Judged['verdict'], about: About): Judged {
  return {
    place: row.place,
    verdict: said,
    code: about.code ?? null,
    detail: about.detail ?? null,
    words: about.words ?? null,
    wrong_column: about.column ?? null,
    phone: about.wish ? keyOf(about.wish.phone) : null,
    record_id: about.found?.id ?? null,
    seen: about.found?.version ?? null,
    was: about.found?.state ?? null,
  };
}
