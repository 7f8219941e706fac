import { conflict, notFound } from '../../platform/errors.ts';
import type { Caller } from '../../platform/feature.ts';
import { recordStep } from '../../platform/history.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { karachiTime } from '../../records/conditions.ts';

/** What a farmer has: each with a version and a history of its own, which the farmer's timeline shows. */
export const BELONGINGS = ['farm', 'livestock', 'machinery'] as const;
type Belonging = (typeof BELONGINGS)[number];

export interface Writer {
  caller: Caller;
  at: Date;
  /** The version the sender saw. */
  ifMatch?: number;
}

/** Whose profile has ended keeps what it has: nothing is added or changed. Held, so that it does not end meanwhile. */
export async function holdFarmer(trx: Transaction, id: string) {
  const farmer = await trx
    .selectFrom('farmers')
    .select(['id', 'state', 'tehsil_id', 'village'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!farmer) throw notFound('such farmer');
  if (farmer.state === 'rejected' || farmer.state === 'closed' || farmer.state === 'merged') {
    const words =
      (await mergedWords(trx, id)) ?? `The farmer's profile is ${farmer.state}: nothing of it is changed any more.`;
    throw conflict('wrongState', words, { entity: 'farmer', state: farmer.state, allowed: [] });
  }
  return farmer;
}

/** Where a merged record leads, and who led it there: whoever still has it open is told. */
async function mergedWords(trx: Transaction, id: string): Promise<string | undefined> {
  const merge = await trx
    .selectFrom('farmer_merges as m')
    .innerJoin('farmers as f', 'f.id', 'm.into_id')
    .select(['f.name', 'm.by_name', 'm.at'])
    .where('m.farmer_id', '=', id)
    .where('m.undone_at', 'is', null)
    .executeTakeFirst();
  if (!merge) return undefined;
  return `This record was merged into ${merge.name} by ${merge.by_name}, ${karachiTime(merge.at, 'd MMM yyyy, HH:mm')}: nothing of it is changed any more.`;
}

/** Refuses what was written over a version that is no more. */
export function checkVersion(now: number, { ifMatch }: Pick<Writer, 'ifMatch'>): void {
  if (ifMatch === undefined || ifMatch === now) return;
  throw conflict('stale', 'This has changed since it was read.', { state: 'kept', version: now, allowed: [] });
}

export type Changes = Record<string, { before: unknown; after: unknown }>;

/** The fields that are not as they were, by the names of the calls. */
export function changesBetween(before: object, after: object): Changes {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const [was, is]: unknown[] = [Reflect.get(before, name) ?? null, Reflect.get(after, name) ?? null];
      return JSON.stringify(was) === JSON.stringify(is) ? [] : [[name, { before: was, after: is }]];
    }),
  );
}

interface KeptStep {
  entity: Belonging;
  id: string;
  event: string;
  version: number;
  farmerId: string;
  facts?: Record<string, unknown>;
}

/** Enters a step of something a farmer has. */
export async function keepStep(trx: Transaction, step: KeptStep, { caller, at }: Writer): Promise<void> {
  const { farmerId, facts, event, version } = step;
  await recordStep(trx, {
    ...step,
    from: version === 1 ? null : 'kept',
    to: event === 'REMOVE' ? 'removed' : 'kept',
    facts: { farmerId, ...facts },
    by: { id: caller.id, name: caller.name },
    at,
  });
}
