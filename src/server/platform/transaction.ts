import type { Database, Executor, Transaction } from './database.ts';
import { doneBefore, stepDone } from './idempotency.steps.ts';
import { asStep } from './idempotency.ts';

export type { Executor, Transaction };

const MAX_TRIES = 3;

/**
 * Bodies are read, passwords hashed and gateways called before this. Inside, use only `trx`: on the embedded database
 * the pool has one connection, and asking for a second one waits for itself. The work runs again when PostgreSQL
 * chose it as the victim of a deadlock, so it changes nothing but the database. In a request with a key its answer is
 * stored beside its effect: plain data, which a repetition of the request is given in its place.
 */
export async function transaction<T>(database: Database, work: (trx: Transaction) => Promise<T>): Promise<T> {
  const before = doneBefore();
  // Written by this very call in an earlier run.
  if (before) return before.result as T;
  for (let tries = 1; ; tries++) {
    try {
      const result = await database.transaction().execute((trx) => asStep(trx, () => work(trx)));
      stepDone();
      return result;
    } catch (error) {
      if (tries >= MAX_TRIES || !isVictim(error)) throw error;
    }
  }
}

const DEADLOCK_DETECTED = '40P01';
const SERIALIZATION_FAILURE = '40001';

function isVictim(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === DEADLOCK_DETECTED || error.code === SERIALIZATION_FAILURE)
  );
}
