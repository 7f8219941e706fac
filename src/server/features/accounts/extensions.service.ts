import { type Selectable, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import { HttpError, invalid, notFound } from '../../platform/errors.ts';
import type { BodyOf, Caller, Services } from '../../platform/feature.ts';
import { keptSecret } from '../../platform/kept-secret.ts';
import { seal } from '../../platform/sealed.ts';
import { type Executor, type Transaction, transaction } from '../../platform/transaction.ts';
import { contains } from '../../records/conditions.ts';
import { changesBetween, type KeptKind, lockKept, recordKept } from '../../records/kept.ts';
import { accountMessage } from './accounts.messages.ts';
import type { CallCentreExtensionsTable } from './accounts.tables.ts';

export const extensionKind: KeptKind = { table: 'call_centre_extensions', entity: 'extension', noun: 'extension' };
const EXTENSIONS_KEY = 'extensions.passwordKey';

type Extension = components['schemas']['Extension'];
type Needed = Pick<Services, 'database' | 'clock' | 'newId'>;

export async function listExtensions(
  db: Executor,
  { search = '', limit, offset }: { search?: string | undefined; limit: number; offset: number },
) {
  const text = search.trim();
  const matching = db
    .selectFrom('call_centre_extensions as e')
    .$if(text !== '', (query) => query.where(contains(['e.exten', 'e.name', 'e.email', 'e.list'], text)));
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows =
    limit === 0
      ? []
      : await matching
          .selectAll('e')
          .orderBy(sql`length(e.exten)`)
          .orderBy('e.exten')
          .limit(limit)
          .offset(offset)
          .execute();
  return { items: rows.map(extensionOf), total, limit, offset };
}

export async function findExtension(db: Executor, id: string): Promise<Extension> {
  const row = await db.selectFrom('call_centre_extensions').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('extension');
  return extensionOf(row);
}

/** Answers with its id. */
export async function createExtension(
  services: Needed,
  body: BodyOf<'createExtension'>,
  caller: Caller,
): Promise<string> {
  const { database, clock, newId } = services;
  const id = newId();
  const at = clock();
  const password_sealed = await sealed(services, body.password);
  const columns = columnsOf(body);
  await transaction(database, async (trx) => {
    await refuseTaken(trx, columns.exten, id);
    await trx
      .insertInto('call_centre_extensions')
      .values({ id, ...columns, password_sealed, created_at: at, updated_at: at })
      .execute();
    const changes = changesBetween(null, columns);
    await recordKept(trx, extensionKind, { id, event: 'CREATE', version: 1, changes, caller, at });
  });
  return id;
}

export async function updateExtension(
  services: Needed,
  body: BodyOf<'updateExtension'>,
  { caller, ifMatch }: { caller: Caller; ifMatch?: number },
): Promise<string> {
  const { database, clock } = services;
  const id = body.id.toLowerCase();
  const at = clock();
  const secret = body.password ? { password_sealed: await sealed(services, body.password) } : null;
  const columns = columnsOf(body);
  await transaction(database, async (trx) => {
    const version = (await lockKept(trx, extensionKind, id, ifMatch)) + 1;
    await refuseTaken(trx, columns.exten, id);
    const before = await trx
      .selectFrom('call_centre_extensions')
      .select(['exten', 'name', 'email', 'outbound_cid', 'caller_id', 'list'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('call_centre_extensions')
      .set({ ...columns, ...secret, version, updated_at: at })
      .where('id', '=', id)
      .execute();
    const changes = [
      ...changesBetween(before, columns),
      ...(secret ? [{ field: 'password', from: null, to: null }] : []),
    ];
    await recordKept(trx, extensionKind, { id, event: 'EDIT', version, changes, caller, at });
  });
  return id;
}

export async function deleteExtension({ database, clock }: Needed, id: string, caller: Caller): Promise<void> {
  await transaction(database, async (trx) => {
    const version = (await lockKept(trx, extensionKind, id, undefined)) + 1;
    const { exten } = await trx
      .deleteFrom('call_centre_extensions')
      .where('id', '=', id)
      .returning('exten')
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ title: string }>`
      select title from outreach_jobs where extension = ${exten} and state not in ('completed', 'cancelled') limit 1`.execute(
      trx,
    );
    if (rows[0]) {
      const job = rows[0].title;
      const detail = `The job ${job} calls from this extension.`;
      throw new HttpError({ status: 409, code: 'extensionInUse', detail, values: { job } });
    }
    const changes = [{ field: 'exten', from: exten, to: null }];
    await recordKept(trx, extensionKind, { id, event: 'DELETE', version, changes, caller, at: clock() });
  });
}

async function sealed({ database, clock }: Pick<Services, 'database' | 'clock'>, password: string): Promise<string> {
  return seal(await keptSecret(database, EXTENSIONS_KEY, clock()), password);
}

async function refuseTaken(trx: Transaction, exten: string, ownId: string): Promise<void> {
  // Two who choose the same number wait for one another.
  await sql`select pg_advisory_xact_lock(hashtext('extension ' || ${exten}))`.execute(trx);
  const taken = await trx
    .selectFrom('call_centre_extensions')
    .select('id')
    .where('exten', '=', exten)
    .where('id', '<>', ownId)
    .executeTakeFirst();
  if (taken) throw invalid('/exten', accountMessage('extensionTaken'));
}

function columnsOf(body: BodyOf<'createExtension'> | BodyOf<'updateExtension'>) {
  return {
    exten: body.exten,
    name: body.name.trim(),
    email: body.email?.trim().toLowerCase() || null,
    outbound_cid: body.outboundCid?.trim() || null,
    caller_id: body.callerId?.trim() || null,
    list: body.list?.trim() || null,
  };
}

function extensionOf(row: Selectable<CallCentreExtensionsTable>): Extension {
  return {
    id: row.id,
    title: row.exten,
    exten: row.exten,
    tech: row.tech,
    outboundCid: row.outbound_cid,
    name: row.name,
    email: row.email,
    callerId: row.caller_id,
    list: row.list,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  };
}
