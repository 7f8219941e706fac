import type { Selectable } from 'kysely';
import type { Header } from '../../platform/egress.headers.ts';
import { headerNameRefusal, headerValueRefusal } from '../../platform/egress.headers.ts';
import type { FieldError } from '../../platform/errors.ts';
import { invalidFields } from '../../platform/errors.ts';
import type { BodyOf, Services } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { keptSecret } from '../../platform/kept-secret.ts';
import { seal, unseal } from '../../platform/sealed.ts';
import type { Executor, Transaction } from '../../platform/transaction.ts';
import { withoutPlaces } from './api-places.ts';
import type { ApiCallDetailsTable } from './ivr.tables.ts';

const KEY_NAME = 'secrets of API calls';

type ApiInput = BodyOf<'createApiCallDetail'>;
type Authentication = NonNullable<ApiInput['authentication']>;
type Kind = Selectable<ApiCallDetailsTable>['auth_kind'];

/** What of headers and authentication cannot be sent, at its field. */
export function sayingFaults({ headers = [], authentication, secret }: Partial<ApiInput>): FieldError[] {
  const names = headers.map(({ name }) => name.toLowerCase());
  const faults = headers.flatMap(({ name, value }, index): FieldError[] => {
    const ofName =
      headerNameRefusal(name, false) ??
      (names.indexOf(name.toLowerCase()) < index ? fieldMessage('headerTwice', { name }) : null);
    const ofValue = headerValueRefusal(value);
    return [
      ...(ofName ? [{ pointer: `/headers/${index}/name`, ...ofName }] : []),
      ...(ofValue ? [{ pointer: `/headers/${index}/value`, ...ofValue }] : []),
    ];
  });
  if (!authentication || authentication.kind === 'none') return faults;
  return [...faults, ...nameFaults(authentication), ...secretFaults(authentication.kind, secret)];
}

function nameFaults({ kind, name = '' }: Authentication): FieldError[] {
  if (kind === 'basic' && (name === '' || name.includes(':') || !isOneLine(name)))
    return [{ pointer: '/authentication/name', ...fieldMessage('userMissing') }];
  const refused = kind === 'header' ? headerNameRefusal(name, true) : null;
  return refused ? [{ pointer: '/authentication/name', ...refused }] : [];
}

function secretFaults(kind: Kind, secret: string | undefined): FieldError[] {
  if (secret === undefined) return [];
  const isSendable = kind === 'basic' ? isOneLine(secret) : headerValueRefusal(secret) === null;
  return isSendable ? [] : [{ pointer: '/secret', ...fieldMessage('secretForm') }];
}

function isOneLine(text: string): boolean {
  return !/\p{Cc}/u.test(text);
}

/**
 * Keeps what was typed, and forgets what is no longer wanted. One that was set for another host is refused: else whoever
 * may change an address could have it sent to themselves.
 */
export async function keepSecret(
  trx: Transaction,
  id: string,
  wanted: { kind: Kind; url: string; sealed: string | undefined; at: Date },
): Promise<void> {
  const { kind, url, sealed, at } = wanted;
  if (kind === 'none') {
    await trx.deleteFrom('api_call_secrets').where('detail_id', '=', id).execute();
    return;
  }
  const { origin } = new URL(withoutPlaces(url));
  if (sealed !== undefined) {
    const columns = { sealed, origin, set_at: at };
    await trx
      .insertInto('api_call_secrets')
      .values({ detail_id: id, ...columns })
      .onConflict((conflict) => conflict.column('detail_id').doUpdateSet(columns))
      .execute();
    return;
  }
  const kept = await trx.selectFrom('api_call_secrets').select('origin').where('detail_id', '=', id).executeTakeFirst();
  if (!kept) throw invalidFields([{ pointer: '/secret', ...fieldMessage('secretMissing') }]);
  if (kept.origin !== origin) {
    const said = fieldMessage('secretElsewhere', { host: new URL(kept.origin).host });
    throw invalidFields([{ pointer: '/secret', ...said }]);
  }
}

/** What was typed as it is kept; before the transaction, since the key is read on a connection of its own. */
export async function sealed(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  secret: string | undefined,
): Promise<string | undefined> {
  return secret === undefined ? undefined : seal(await keptSecret(database, KEY_NAME, clock()), secret);
}

interface Signed {
  header: Header | null;
  /** Takes the secret out of what somebody is shown. */
  hide(text: string): string;
}

/** What signs the request in, read where it is sent and nowhere else. */
export async function signatureOf(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  row: { id: string; auth_kind: Kind; auth_name: string | null },
): Promise<Signed> {
  const secret = row.auth_kind === 'none' ? null : await openedSecret(database, row.id, clock());
  if (secret === null) return { header: null, hide: (text) => text };
  const header = headerOf(row, secret);
  const forms = [...new Set([secret, header.value.replace(/^(Bearer|Basic) /, ''), encodeURIComponent(secret)])]
    .filter((form) => form !== '')
    .sort((a, b) => b.length - a.length);
  return { header, hide: (text) => forms.reduce((shown, form) => shown.replaceAll(form, HIDDEN), text) };
}

const HIDDEN = '•••';

function headerOf({ auth_kind: kind, auth_name: name }: { auth_kind: Kind; auth_name: string | null }, secret: string) {
  if (kind === 'header') return { name: name ?? '', value: secret };
  if (kind === 'bearer') return { name: 'authorization', value: `Bearer ${secret}` };
  return { name: 'authorization', value: `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}` };
}

async function openedSecret(database: Services['database'], id: string, now: Date): Promise<string | null> {
  const kept = await database
    .selectFrom('api_call_secrets')
    .select('sealed')
    .where('detail_id', '=', id)
    .executeTakeFirst();
  return kept ? unseal(await keptSecret(database, KEY_NAME, now), kept.sealed) : null;
}

/** When the secret of each was set; nothing else of it is ever read for an answer. */
export async function secretsSetAt(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('api_call_secrets')
    .select(['detail_id', 'set_at'])
    .where('detail_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ detail_id, set_at }) => [detail_id, set_at]));
}
