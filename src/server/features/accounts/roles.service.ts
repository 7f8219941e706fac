import { sql } from 'kysely';
import { covers, isServices } from '../../../../machines/shared/permissions.ts';
import { screens } from '../../../../machines/shared/screens.ts';
import type { components } from '../../../contract/generated/types.ts';
import { readContract } from '../../platform/contract.ts';
import { conflict, HttpError, invalid, notFound } from '../../platform/errors.ts';
import type { BodyOf, Caller, Services } from '../../platform/feature.ts';
import { type Executor, type Transaction, transaction } from '../../platform/transaction.ts';
import { changesBetween, type KeptKind, keptHistory, lockKept, recordKept } from '../../records/kept.ts';
import { accountMessage } from './accounts.messages.ts';
import { moduleTitles } from './modules.ts';
import { allPermissions } from './roles.sync.ts';

export const roleKind: KeptKind = { table: 'roles', entity: 'role', noun: 'role' };
const SUPER_ADMIN = 'Super Admin';
const LATELY = 100;

type Category = components['schemas']['ResourceCategory'];
type AssignedRole = components['schemas']['AssignedRole'];

/** Every permission by its module, with what it opens. */
export function resourceCategories(): Category[] {
  const callsOf = Map.groupBy(readContract().operations, ({ permission }) => permission);
  const resources = allPermissions()
    .filter((permission) => !isServices(permission))
    .map((permission) => ({
      permission,
      calls: (callsOf.get(permission) ?? []).map(({ summary }) => summary),
      screens: screens
        .filter(({ needs }: { needs: readonly string[] }) => needs.some((pattern) => covers(pattern, permission)))
        .map(({ key }) => key),
    }));
  const modules = Map.groupBy(resources, ({ permission }) => permission.slice(0, permission.indexOf(':')));
  return [...modules]
    .map(([id, of]) => ({ id, title: moduleTitles[id] ?? id, resources: of }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
}

/** Roles with what they give and who holds them, by title; of one alone, with its history. */
export async function assignedRoles(db: Executor, roleId?: string): Promise<AssignedRole[]> {
  const { rows } = await sql<Omit<AssignedRole, 'history'>>`
    select r.id, r.title, r.built_in as "builtIn", r.version,
      (select count(*)::int from account_roles h join accounts a on a.id = h.account_id
        where h.role = r.title and a.active) as agents,
      array(select p.permission from role_permissions p where p.role_id = r.id order by p.permission) as resources
    from roles r where ${roleId ?? null}::uuid is null or r.id = ${roleId ?? null}::uuid
    order by r.title limit 1000`.execute(db);
  return await Promise.all(
    rows.map(async (row) => ({
      ...row,
      history: (await keptHistory(db, roleKind.entity, row.id)).slice(-LATELY),
    })),
  );
}

export async function assignedRole(db: Executor, id: string): Promise<AssignedRole> {
  const [role] = await assignedRoles(db, id);
  if (!role) throw notFound('role');
  return role;
}

/** A new role, or more for one that is there; answers with its id. */
export async function giveResources(
  services: Pick<Services, 'database' | 'clock' | 'newId'>,
  body: BodyOf<'giveResources'>,
  caller: Caller,
): Promise<{ id: string; isNew: boolean }> {
  const { database, newId, clock } = services;
  const wanted = [...new Set(body.resources)];
  const known = new Set(allPermissions());
  for (const permission of wanted) {
    const at = `/resources/${body.resources.indexOf(permission)}`;
    if (!known.has(permission)) throw invalid(at, accountMessage('noSuchPermission', { permission }));
    if (!caller.permissions.has(permission)) throw invalid(at, accountMessage('permissionBeyondOwn', { permission }));
  }
  return await transaction(database, async (trx) => {
    const isNew = !('roleId' in body);
    const id = isNew ? newId() : body.roleId.toLowerCase();
    const version = isNew ? 1 : (await lockKept(trx, roleKind, id, undefined)) + 1;
    if (isNew) {
      await refuseTaken(trx, body.title.trim(), id);
      await trx.insertInto('roles').values({ id, title: body.title.trim(), built_in: false }).execute();
    }
    const given = await give(trx, id, wanted);
    if (!isNew && given.length === 0) return { id, isNew };
    if (!isNew) await trx.updateTable('roles').set({ version }).where('id', '=', id).execute();
    const changes = [
      ...(isNew ? [{ field: 'title', from: null, to: body.title.trim() }] : []),
      ...(given.length > 0 ? [{ field: 'given', from: null, to: said(given) }] : []),
    ];
    await recordKept(trx, roleKind, { id, event: isNew ? 'CREATE' : 'EDIT', version, changes, caller, at: clock() });
    return { id, isNew };
  });
}

/** Answers with those that the role has not had. */
async function give(trx: Transaction, role: string, wanted: readonly string[]): Promise<string[]> {
  if (wanted.length === 0) return [];
  const given = await trx
    .insertInto('role_permissions')
    .values(wanted.map((permission) => ({ role_id: role, permission })))
    .onConflict((held) => held.doNothing())
    .returning('permission')
    .execute();
  return given.map(({ permission }) => permission);
}

async function refuseTaken(trx: Transaction, title: string, ownId: string): Promise<void> {
  const seen = asSeen(title);
  // Two who choose the same name wait for one another.
  await sql`select pg_advisory_xact_lock(hashtext('role ' || ${seen}))`.execute(trx);
  const others = await trx.selectFrom('roles').select('title').where('id', '<>', ownId).execute();
  if (others.some((other) => asSeen(other.title) === seen)) throw invalid('/title', accountMessage('roleNameTaken'));
}

/** Names that differ in kinds of blanks, forms of letters or capitals alone look like one. */
const asSeen = (title: string) => title.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Whoever holds it holds it under its new name. */
export async function renameRole(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { roleId, title: sent }: BodyOf<'renameRole'>,
  { caller, ifMatch }: { caller: Caller; ifMatch?: number },
): Promise<string> {
  const id = roleId.toLowerCase();
  const title = sent.trim();
  await transaction(database, async (trx) => {
    const version = (await lockKept(trx, roleKind, id, ifMatch)) + 1;
    const before = await madeRole(trx, id);
    await refuseTaken(trx, title, id);
    const changes = changesBetween({ title: before }, { title });
    if (changes.length === 0) return;
    await trx.updateTable('roles').set({ title, version }).where('id', '=', id).execute();
    await recordKept(trx, roleKind, { id, event: 'EDIT', version, changes, caller, at: clock() });
  });
  return id;
}

export async function deleteRole(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  id: string,
  caller: Caller,
): Promise<void> {
  await transaction(database, async (trx) => {
    const version = (await lockKept(trx, roleKind, id, undefined)) + 1;
    const title = await madeRole(trx, id);
    const { count } = await trx
      .selectFrom('account_roles')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('role', '=', title)
      .executeTakeFirstOrThrow();
    if (count > 0) {
      const detail = `${count === 1 ? '1 agent holds' : `${count} agents hold`} this role. Take it from them first, also from those who may not sign in.`;
      throw new HttpError({ status: 409, code: 'roleInUse', detail, values: { count } });
    }
    await trx.deleteFrom('roles').where('id', '=', id).execute();
    const changes = [{ field: 'title', from: title, to: null }];
    await recordKept(trx, roleKind, { id, event: 'DELETE', version, changes, caller, at: clock() });
  });
}

/** The title of a role that was made here; the built-in ones, whose names the rules are written in, stay as they are. */
async function madeRole(trx: Transaction, id: string): Promise<string> {
  const role = await trx
    .selectFrom('roles')
    .select(['title', 'built_in'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (role.built_in) throw conflict('builtInRole', 'This role came with the product: it keeps its name and stays.');
  return role.title;
}

export async function removeAccess(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { roleId, resources }: BodyOf<'removeAccess'>,
  { caller, ifMatch }: { caller: Caller; ifMatch?: number },
): Promise<string> {
  const id = roleId.toLowerCase();
  await transaction(database, async (trx) => {
    const version = (await lockKept(trx, roleKind, id, ifMatch)) + 1;
    const { title } = await trx.selectFrom('roles').select('title').where('id', '=', id).executeTakeFirstOrThrow();
    if (title === SUPER_ADMIN) throw invalid('/roleId', accountMessage('superAdminKeepsAll'));
    const taken = await trx
      .deleteFrom('role_permissions')
      .where('role_id', '=', id)
      .where('permission', 'in', resources)
      .returning('permission')
      .execute();
    if (taken.length === 0) return;
    await trx.updateTable('roles').set({ version }).where('id', '=', id).execute();
    const changes = [{ field: 'taken', from: said(taken.map(({ permission }) => permission)), to: null }];
    await recordKept(trx, roleKind, { id, event: 'EDIT', version, changes, caller, at: clock() });
  });
  return id;
}

/** All of them, however many: what a role may is not guessed from a beginning. */
const said = (permissions: readonly string[]) => permissions.toSorted().join(', ');
