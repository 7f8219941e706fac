import { sql } from 'kysely';
import { msisdnOf } from '../../../../machines/shared/phone.ts';
import { conflict, HttpError, invalid, notFound } from '../../platform/errors.ts';
import type { BodyOf, Caller, Services, UploadedFile } from '../../platform/feature.ts';
import { type Executor, type Transaction, transaction } from '../../platform/transaction.ts';
import { takeOne } from '../../records/attachments.intake.ts';
import { idsIn } from '../../records/form-json.ts';
import { changesBetween, lockKept, recordKept } from '../../records/kept.ts';
import { forgetAuthenticator } from '../auth/authenticators.ts';
import { kindsOfAccounts } from '../auth/kinds-of-accounts.ts';
import { hashPassword, refusePlain } from '../auth/passwords.ts';
import { accountKind, recordSecurity } from '../auth/security-steps.ts';
import { endSessions } from '../auth/sessions.store.ts';
import { accountMessage } from './accounts.messages.ts';

const SUPER_ADMIN = 'Super Admin';
const LOAN_PARTNER = 'Loan Partner';
const MAX_ROLES = 100;

interface Sent<Body> {
  body: Body;
  files: readonly UploadedFile[];
  caller: Caller;
  ifMatch?: number;
}

/** Answers with the id of the account that was made. */
export async function createAgent(
  services: Services,
  { body, files, caller }: Sent<BodyOf<'createAgent'>>,
): Promise<string> {
  const { database, clock, newId, media } = services;
  const roles = await rolesIn(database, body.roleId, caller);
  const columns = await columnsOf(database, body);
  refuseWithoutPartner(roles, columns.institution_id);
  refusePlain(body.password, '/password');
  const picture = await pictureIn(services, files);
  const password_hash = await hashPassword(body.password);
  const id = newId();
  const at = clock();
  await transaction(database, async (trx) => {
    await refuseTaken(trx, columns.email, id);
    await keepRoles(trx, roles);
    if (picture) await media.enter(trx, picture, caller.id);
    const profile_image_id = picture?.id ?? null;
    await trx
      .insertInto('accounts')
      .values({ id, ...columns, profile_image_id, profile_image_url: null, password_hash, created_at: at })
      .execute();
    await trx
      .insertInto('account_roles')
      .values(roles.map((role) => ({ account_id: id, role })))
      .execute();
    const changes = changesBetween(null, await readable(trx, { ...columns, active: true }, roles));
    await recordKept(trx, accountKind, { id, event: 'CREATE', version: 1, changes, caller, at });
  });
  return id;
}

export async function updateAgent(
  services: Services,
  { body, files, caller, ifMatch }: Sent<BodyOf<'updateAgent'>>,
): Promise<string> {
  const { database, clock, media } = services;
  const id = body.id.toLowerCase();
  const held = await rolesOf(database, id);
  const roles = await rolesIn(database, body.roleId, caller, held);
  const columns = await columnsOf(database, body);
  refuseWithoutPartner(roles, columns.institution_id);
  if (body.password) refusePlain(body.password, '/password');
  const picture = await pictureIn(services, files);
  const password = body.password ? { password_hash: await hashPassword(body.password) } : null;
  const at = clock();
  await transaction(database, async (trx) => {
    const version = (await lockKept(trx, accountKind, id, ifMatch)) + 1;
    await refuseBeyond(trx, id, caller);
    await refuseTaken(trx, columns.email, id);
    await keepRoles(trx, roles);
    const before = await trx.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const heldNow = await rolesOf(trx, id);
    const active = body.active ?? before.active;
    if (!active || !roles.includes(SUPER_ADMIN)) {
      await refuseLastSuperAdmin(services, trx, id, active ? '/roleId' : '/active');
    }
    if (picture) await media.enter(trx, picture, caller.id);
    const changed = { ...columns, active, ...password, ...(picture && { profile_image_id: picture.id }) };
    await trx
      .updateTable('accounts')
      .set({ ...changed, version })
      .where('id', '=', id)
      .execute();
    await setRoles(trx, id, heldNow, roles);
    if (password || !active) await endSessions(trx, id, at);
    const changes = [
      ...changesBetween(await readable(trx, before, heldNow), await readable(trx, { ...columns, active }, roles)),
      ...(password ? [{ field: 'password', from: null, to: null }] : []),
      ...(picture ? [{ field: 'picture', from: null, to: null }] : []),
    ];
    const event = active === before.active ? 'EDIT' : active ? 'ACTIVATE' : 'DEACTIVATE';
    await recordKept(trx, accountKind, { id, event, version, changes, caller, at });
  });
  return id;
}

/** @param pairId of the agent and the role. */
export async function removeAgentRole(services: Services, pairId: string, caller: Caller): Promise<void> {
  const { database, clock } = services;
  await transaction(database, async (trx) => {
    const pair = await trx
      .selectFrom('account_roles')
      .select(['account_id', 'role'])
      .where('id', '=', pairId)
      .executeTakeFirst();
    if (!pair) throw notFound('role of an agent');
    const version = (await lockKept(trx, accountKind, pair.account_id, undefined)) + 1;
    await refuseBeyond(trx, pair.account_id, caller);
    if (pair.role === SUPER_ADMIN) {
      await refuseLastSuperAdmin(services, trx, pair.account_id, null);
    }
    const before = await rolesOf(trx, pair.account_id);
    const after = before.filter((role) => role !== pair.role);
    await setRoles(trx, pair.account_id, before, after);
    await trx.updateTable('accounts').set({ version }).where('id', '=', pair.account_id).execute();
    const changes = changesBetween({ roles: said(before) }, { roles: said(after) });
    await recordKept(trx, accountKind, { id: pair.account_id, event: 'EDIT', version, changes, caller, at: clock() });
  });
}

export async function endAgentSessions(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { id, session }: { id: string; session: string | undefined },
  caller: Caller,
): Promise<void> {
  await transaction(database, async (trx) => {
    await lockKept(trx, accountKind, id, undefined);
    await refuseBeyond(trx, id, caller);
    const at = clock();
    const ended = await endSessions(trx, id, at, { only: session });
    if (ended === 0) return;
    await recordSecurity(trx, { accountId: id, field: 'sessionsEnded', to: String(ended), caller, at });
  });
}

/** For somebody whose telephone is lost. */
export async function forgetAgentApp(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  id: string,
  caller: Caller,
): Promise<void> {
  await transaction(database, async (trx) => {
    await lockKept(trx, accountKind, id, undefined);
    await refuseBeyond(trx, id, caller);
    await forgetAuthenticator(trx, id, { caller, at: clock() });
  });
}

/** What an agent may that the caller may not: while there is any, the caller leaves the account alone. */
export async function permissionsBeyond(db: Executor, accountId: string, caller: Caller): Promise<string[]> {
  const { rows } = await sql<{ permission: string }>`
    select distinct p.permission from account_roles h join roles r on r.title = h.role
      join role_permissions p on p.role_id = r.id
    where h.account_id = ${accountId} order by 1`.execute(db);
  return rows.map(({ permission }) => permission).filter((permission) => !caller.permissions.has(permission));
}

async function refuseBeyond(trx: Transaction, accountId: string, caller: Caller): Promise<void> {
  const beyond = await permissionsBeyond(trx, accountId, caller);
  if (beyond.length === 0) return;
  throw new HttpError({
    status: 403,
    code: 'mayMore',
    detail: `This agent may what you may not: ${beyond.slice(0, 3).join(', ')}${beyond.length > 3 ? ' …' : ''}.`,
  });
}

/** Their titles; refuses those that are not there, and new ones that may more than the caller. */
async function rolesIn(db: Executor, sent: string, caller: Caller, held: readonly string[] = []): Promise<string[]> {
  const ids = idsIn('/roleId', sent, MAX_ROLES);
  if (ids.length === 0) throw invalid('/roleId', accountMessage('noRole'));
  const { rows } = await sql<{ title: string; permissions: string[] }>`
    select r.title, array(select p.permission from role_permissions p where p.role_id = r.id) as permissions
    from roles r where r.id = any(${ids}::uuid[]) order by r.title`.execute(db);
  if (rows.length < ids.length) throw invalid('/roleId', accountMessage('noSuchRole'));
  for (const { title, permissions } of rows) {
    if (!held.includes(title) && permissions.some((permission) => !caller.permissions.has(permission))) {
      throw invalid('/roleId', accountMessage('roleBeyondOwn', { role: title }));
    }
  }
  return rows.map(({ title }) => title);
}

/** None of them gets another name or is deleted until they are given; refuses those to which that has happened. */
async function keepRoles(trx: Transaction, titles: readonly string[]): Promise<void> {
  const { rows } = await sql`select from roles where title = any(${titles}) for key share`.execute(trx);
  if (rows.length < titles.length) throw invalid('/roleId', accountMessage('noSuchRole'));
}

async function rolesOf(db: Executor, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account_roles')
    .select('role')
    .where('account_id', '=', accountId)
    .orderBy('role')
    .execute();
  return rows.map(({ role }) => role);
}

/** Those that stay keep the id of their pair. */
async function setRoles(trx: Transaction, account_id: string, before: readonly string[], after: readonly string[]) {
  const gone = before.filter((role) => !after.includes(role));
  const given = after.filter((role) => !before.includes(role));
  if (gone.length > 0) {
    await trx.deleteFrom('account_roles').where('account_id', '=', account_id).where('role', 'in', gone).execute();
  }
  if (given.length > 0) {
    await trx
      .insertInto('account_roles')
      .values(given.map((role) => ({ account_id, role })))
      .execute();
  }
}

async function refuseLastSuperAdmin(
  { settings }: Pick<Services, 'settings'>,
  trx: Transaction,
  accountId: string,
  pointer: string | null,
): Promise<void> {
  // Two who take it from one another wait here.
  await sql`select pg_advisory_xact_lock(hashtext('last super admin'))`.execute(trx);
  const holders = await trx
    .selectFrom('account_roles')
    .innerJoin('accounts', 'accounts.id', 'account_roles.account_id')
    .select('accounts.id')
    .where('account_roles.role', '=', SUPER_ADMIN)
    .where('accounts.active', '=', true)
    .where('accounts.demo', 'in', kindsOfAccounts(settings))
    .execute();
  if (holders.length !== 1 || holders[0]?.id !== accountId) return;
  const said = accountMessage('lastSuperAdmin');
  throw pointer === null ? conflict('lastSuperAdmin', said.message) : invalid(pointer, said);
}

async function refuseTaken(trx: Transaction, email: string, ownId: string): Promise<void> {
  const taken = await trx
    .selectFrom('accounts')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .where('id', '<>', ownId)
    .executeTakeFirst();
  if (taken) throw invalid('/email', accountMessage('emailTaken'));
}

async function columnsOf(db: Executor, body: BodyOf<'updateAgent'> | BodyOf<'createAgent'>) {
  const msisdn = msisdnOf(body.msisdn);
  if (msisdn === null) throw invalid('/msisdn', accountMessage('notANumber'));
  return {
    name: body.name.trim(),
    email: body.email.trim().toLowerCase(),
    msisdn,
    institution_id: await partnerIn(db, body.institutionId),
    two_factor: body.twoFactor ?? false,
  };
}

/** Who sees only what is of a partner sees nothing without one. */
function refuseWithoutPartner(roles: readonly string[], institutionId: string | null): void {
  if (institutionId === null && roles.includes(LOAN_PARTNER)) {
    throw invalid('/institutionId', accountMessage('partnerMissing'));
  }
}

async function partnerIn(db: Executor, id: string | undefined): Promise<string | null> {
  if (id === undefined || id === '') return null;
  const { rows } = await sql<{ id: string }>`
    select id::text as id from loan_partners where id::text = ${id.toLowerCase()}`.execute(db);
  if (!rows[0]) throw invalid('/institutionId', accountMessage('noSuchPartner'));
  return rows[0].id;
}

async function pictureIn(services: Services, files: readonly UploadedFile[]) {
  const file = files.find(({ field }) => field === 'profileImageUrl');
  return file ? await takeOne(services, file, 'image') : null;
}

interface Readable {
  name: string;
  email: string;
  msisdn: string | null;
  institution_id: string | null;
  two_factor: boolean;
  active: boolean;
}

async function readable(db: Executor, account: Readable, roles: readonly string[]) {
  const { name, email, msisdn, institution_id, two_factor, active } = account;
  const partner =
    institution_id === null
      ? undefined
      : await db.selectFrom('loan_partners').select('title').where('id', '=', institution_id).executeTakeFirst();
  return {
    name,
    email,
    msisdn,
    institution: partner?.title ?? null,
    twoFactor: String(two_factor),
    active: String(active),
    roles: said(roles),
  };
}

const said = (roles: readonly string[]) => (roles.length === 0 ? null : roles.toSorted().join(', '));
