import { randomUUID } from 'node:crypto';
import { defaultPermissions } from '../../../../machines/shared/permissions.ts';
import { roles } from '../../../../machines/shared/roles.ts';
import { workflows } from '../../../../machines/workflows.ts';
import { readContract } from '../../platform/contract.ts';
import type { Database } from '../../platform/database.ts';
import { type Transaction, transaction } from '../../platform/transaction.ts';

/** Everything that a role can hold: what the calls of the contract and the events of the machines ask for. */
export function allPermissions(): string[] {
  const ofCalls = readContract().operations.map((operation) => operation.permission);
  const ofEvents = Object.values(workflows).flatMap((workflow) => [
    ...Object.values(workflow.policy),
    workflow.readPermission,
  ]);
  return [...new Set([...ofCalls, ...ofEvents])].filter((permission) => permission.includes(':')).sort();
}

/**
 * Brings the built-in roles into the database and gives them the permissions that are new since the last start.
 * What an administrator took from a role is not given back.
 */
export async function syncRoles(database: Database): Promise<void> {
  await transaction(database, async (trx) => {
    const fresh = await newPermissions(trx);
    for (const title of roles) {
      const role = await roleNamed(trx, title);
      const granted = role.isNew ? defaultPermissions(title, allPermissions()) : defaultPermissions(title, fresh);
      if (granted.length === 0) continue;
      await trx
        .insertInto('role_permissions')
        .values(granted.map((permission) => ({ role_id: role.id, permission })))
        .onConflict((on) => on.doNothing())
        .execute();
      if (!role.isNew) {
        await trx
          .updateTable('roles')
          .set((eb) => ({ version: eb('version', '+', 1) }))
          .where('id', '=', role.id)
          .execute();
      }
    }
    if (fresh.length > 0) {
      await trx
        .insertInto('known_permissions')
        .values(fresh.map((permission) => ({ permission })))
        .execute();
    }
  });
}

async function newPermissions(trx: Transaction): Promise<string[]> {
  const known = new Set(
    (await trx.selectFrom('known_permissions').select('permission').execute()).map((row) => row.permission),
  );
  return allPermissions().filter((permission) => !known.has(permission));
}

async function roleNamed(trx: Transaction, title: string): Promise<{ id: string; isNew: boolean }> {
  const found = await trx.selectFrom('roles').select('id').where('title', '=', title).executeTakeFirst();
  if (found) return { id: found.id, isNew: false };
  const id = randomUUID();
  await trx.insertInto('roles').values({ id, title, built_in: true }).execute();
  return { id, isNew: true };
}
