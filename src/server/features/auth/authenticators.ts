import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { countAttempt } from '../../platform/attempts.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import type { Caller, Handlers, Services } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { keptSecret } from '../../platform/kept-secret.ts';
import { seal, unseal } from '../../platform/sealed.ts';
import { type Executor, type Transaction, transaction } from '../../platform/transaction.ts';
import { knowsPassword } from './own-password.ts';
import { recordSecurity } from './security-steps.ts';

/*
 * Time-based one-time passwords (RFC 6238) as authenticator apps know them: SHA-1, six digits, half a minute.
 */

const KEY_NAME = 'secrets of authenticators';
const STEP_SECONDS = 30;
/** Telephones' clocks differ: the code of the half minute before and after counts too. */
const WINDOW = 1;
const QUARTER_HOUR = 900;
/** Bytes, as RFC 4226 advises. */
const SECRET_BYTES = 20;

interface Deps {
  database: Executor;
  clock: Services['clock'];
}

function appOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'FMIS', label, secret: Secret.fromBase32(secret), period: STEP_SECONDS });
}

export async function hasAuthenticator(db: Executor, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('authenticators')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the app shows this code now, or did or will half a minute from now. Each code counts once, whoever sends it first. */
export async function isShown(
  { database, clock }: Deps,
  accountId: string,
  code: string,
  as: 'confirmed' | 'new' = 'confirmed',
): Promise<boolean> {
  const now = clock();
  const kept = await database
    .selectFrom('authenticators')
    .select('secret')
    .where('account_id', '=', accountId)
    .where('confirmed_at', as === 'new' ? 'is' : 'is not', null)
    .executeTakeFirst();
  if (!kept) return false;
  const secret = unseal(await keptSecret(database, KEY_NAME, now), kept.secret);
  const away = appOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  if (away === null) return false;
  const step = Math.floor(now.getTime() / 1000 / STEP_SECONDS) + away;
  const taken = await database
    .updateTable('authenticators')
    .set({ last_step: step, ...(as === 'new' && { confirmed_at: now }) })
    .where('account_id', '=', accountId)
    .where('secret', '=', kept.secret)
    .where(sql<boolean>`last_step < ${step}`)
    .returning('account_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Asks the app of an account no longer; one that was never confirmed goes without a word. */
export async function forgetAuthenticator(
  trx: Transaction,
  accountId: string,
  { caller, at }: { caller: Caller; at: Date },
): Promise<void> {
  const forgotten = await trx
    .deleteFrom('authenticators')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst();
  if (!forgotten?.confirmed_at) return;
  await recordSecurity(trx, { accountId, field: 'authenticator', from: 'true', to: 'false', caller, at });
}

/** What a person does with their own app. */
export function authenticatorCalls(
  services: Services,
): Pick<Handlers, 'getAuthenticator' | 'beginAuthenticator' | 'confirmAuthenticator' | 'removeAuthenticator'> {
  const { database, clock } = services;

  async function mustKnowPassword(caller: Caller, password: string): Promise<void> {
    if (!(await knowsPassword(services, caller.id, password)))
      throw invalid('/password', fieldMessage('passwordNotRight'));
  }

  const confirmedAt = async (caller: Caller) => {
    const kept = await database
      .selectFrom('authenticators')
      .select('confirmed_at')
      .where('account_id', '=', caller.id)
      .executeTakeFirst();
    return { body: { confirmedAt: kept?.confirmed_at?.toISOString() ?? null } };
  };

  return {
    getAuthenticator: ({ caller }) => confirmedAt(caller),

    async beginAuthenticator({ body, caller }) {
      await mustKnowPassword(caller, body.password);
      if (await hasAuthenticator(database, caller.id)) {
        throw conflict('wrongState', 'An authenticator app is in use. Remove it first.');
      }
      const now = clock();
      const secret = new Secret({ size: SECRET_BYTES }).base32;
      const row = { secret: seal(await keptSecret(database, KEY_NAME, now), secret), created_at: now };
      await database
        .insertInto('authenticators')
        .values({ account_id: caller.id, ...row })
        .onConflict((known) =>
          known.column('account_id').doUpdateSet(row).where('authenticators.confirmed_at', 'is', null),
        )
        .execute();
      const address = appOf(secret, caller.email).toString();
      return { body: { secret, address }, headers: { 'cache-control': 'no-store' } };
    },

    async confirmAuthenticator({ body, caller }) {
      await countAttempt(database, clock(), [{ subject: `app:account:${caller.id}`, max: 10, seconds: QUARTER_HOUR }]);
      await transaction(database, async (trx) => {
        const isRight = await isShown({ database: trx, clock }, caller.id, body.code, 'new');
        if (!isRight) throw invalid('/code', fieldMessage('codeNotRight'));
        const changed = { field: 'authenticator', from: 'false', to: 'true' } as const;
        await recordSecurity(trx, { accountId: caller.id, ...changed, caller, at: clock() });
      });
      return await confirmedAt(caller);
    },

    async removeAuthenticator({ body, caller }) {
      await mustKnowPassword(caller, body.password);
      await transaction(database, async (trx) => await forgetAuthenticator(trx, caller.id, { caller, at: clock() }));
      return { status: 204 };
    },
  };
}
