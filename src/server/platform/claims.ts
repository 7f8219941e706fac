import type { Database } from './database.ts';
import { conflict } from './errors.ts';
import type { Caller } from './feature.ts';

export interface Claim {
  by: { id: string; name: string };
  until: string;
}

interface Claimed {
  entity: string;
  id: string;
}

const LEASE_MS = 15 * 60_000;

/** Takes or renews the lease on a record; 409 `claimed` while it is somebody else's. */
export async function claim(database: Database, { entity, id }: Claimed, caller: Caller, now: Date): Promise<Claim> {
  const until = new Date(now.getTime() + LEASE_MS);
  const lease = { person_id: caller.id, person_name: caller.name, until };
  const taken = await database
    .insertInto('claims')
    .values({ entity, record_id: id, ...lease })
    .onConflict((found) =>
      found
        .columns(['entity', 'record_id'])
        .doUpdateSet(lease)
        .where((either) => either.or([either('claims.person_id', '=', caller.id), either('claims.until', '<=', now)])),
    )
    .returning('until')
    .executeTakeFirst();
  if (taken) return { by: { id: caller.id, name: caller.name }, until: until.toISOString() };

  const holder = await claimOf(database, { entity, id }, now);
  // The other lease ended between the two statements.
  if (!holder) return await claim(database, { entity, id }, caller, now);
  throw conflict('claimed', `${holder.by.name} works on this until ${holder.until}.`);
}

/** Somebody else's lease stays as it is. */
export async function release(database: Database, { entity, id }: Claimed, caller: Caller): Promise<void> {
  await database
    .deleteFrom('claims')
    .where('entity', '=', entity)
    .where('record_id', '=', id)
    .where('person_id', '=', caller.id)
    .execute();
}

export async function claimOf(database: Database, { entity, id }: Claimed, now: Date): Promise<Claim | null> {
  const row = await database
    .selectFrom('claims')
    .selectAll()
    .where('entity', '=', entity)
    .where('record_id', '=', id)
    .where('until', '>', now)
    .executeTakeFirst();
  return row ? { by: { id: row.person_id, name: row.person_name }, until: row.until.toISOString() } : null;
}
