import { subDays } from 'date-fns/subDays';
import { subHours } from 'date-fns/subHours';
import type { Database } from '../../platform/database.ts';
import { forgetUntil } from '../../platform/forget.ts';

const HOURS_KEPT = 24;
const DAYS_OF_SIGN_INS = 90;

/** What has expired opens nothing any more; a session is forgotten with its last token. */
export async function forgetExpired(database: Database, now: Date): Promise<void> {
  for (const table of [
    'access_tokens',
    'refresh_tokens',
    'authorization_codes',
    'pending_sign_ins',
    'password_resets',
    'reset_requests',
  ] as const) {
    await forgetUntil(database, { table, column: 'expires_at' }, now);
  }
  await database
    .deleteFrom('token_families as family')
    .where('family.created_at', '<=', subHours(now, HOURS_KEPT))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('refresh_tokens').select('token_hash').whereRef('family_id', '=', 'family.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('access_tokens').select('token_hash').whereRef('family_id', '=', 'family.id'))),
    )
    .execute();
  await forgetUntil(database, { table: 'attempts', column: 'at' }, subHours(now, HOURS_KEPT));
  await forgetUntil(database, { table: 'sign_ins', column: 'at' }, subDays(now, DAYS_OF_SIGN_INS));
}
