import { syncRoles } from '../features/accounts/roles.sync.ts';
import type { Database } from '../platform/database.ts';
import { seedReference } from './reference.ts';

/** What every installation needs before anybody can work: the built-in roles and the reference lists. Runs at every start. */
export async function seedBase(database: Database): Promise<void> {
  await syncRoles(database);
  await seedReference(database);
}
