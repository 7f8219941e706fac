import { randomBytes } from 'node:crypto';
import type { Executor } from './transaction.ts';

/** A secret of the database, made when it is first asked for, so that all processes and restarts know the same. */
export async function keptSecret(database: Executor, name: string, now: Date): Promise<string> {
  await database
    .insertInto('settings')
    .values({
      name,
      value: JSON.stringify(randomBytes(32).toString('base64url')),
      changed_at: now,
      changed_by: null,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await database.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return String(row.value);
}
