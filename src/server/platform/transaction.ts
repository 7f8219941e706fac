import type { Transaction as KyselyTransaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Database } from './database.ts';
import { claimKey } from './idempotency.ts';

export type Transaction = KyselyTransaction<Schema>;

/** Bodies are read, passwords hashed and gateways called before this; inside, use only `trx`: on the embedded database the pool has one connection and asking for a second one waits for itself. */
export async function transaction<T>(database: Database, work: (trx: Transaction) => Promise<T>): Promise<T> {
  return await database.transaction().execute(async (trx) => {
    await claimKey(trx);
    return await work(trx);
  });
}
