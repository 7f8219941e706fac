import type { Database } from '../../platform/database.ts';

const KEPT_MS = 24 * 3_600_000;

/** What has expired opens nothing any more; a session is forgotten with its last token. */
export async function forgetExpired(database: Database, now: Date): Promise<void> {
  for (const table of [
    'access_tokens',
    'refresh_tokens',
    'authorization_codes',
    'pending_sign_ins',
    'password_resets',
  ] as const) {
    await database.deleteFrom(table).where('expires_at', '<=', now).execute();
  }
  await database
    .deleteFrom('token_families as family')
    .where('family.created_at', '<=', new Date(now.getTime() - KEPT_MS))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('refresh_tokens').select('token_hash').whereRef('family_id', '=', 'family.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('access_tokens').select('token_hash').whereRef('family_id', '=', 'family.id'))),
    )
    .execute();
  await database
    .deleteFrom('attempts')
    .where('at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute();
}
