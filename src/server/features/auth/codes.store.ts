import type { Services } from '../../platform/feature.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { hashOf, newSecret } from './secrets.ts';

const CODE_SECONDS = 60;

/** A new authorization code, and with it the family that all tokens of this session will belong to. */
export async function issueCode(
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
  trx: Transaction,
  grant: { accountId: string; redirectUri: string; codeChallenge: string; address: string; device: string | undefined },
): Promise<string> {
  const now = clock();
  const familyId = newId();
  const code = newSecret();
  await trx
    .insertInto('token_families')
    .values({
      id: familyId,
      account_id: grant.accountId,
      created_at: now,
      ended_at: null,
      seen_at: now,
      address: grant.address,
      ...(grant.device !== undefined && { device: grant.device }),
    })
    .execute();
  await trx
    .insertInto('authorization_codes')
    .values({
      code_hash: hashOf(code),
      family_id: familyId,
      redirect_uri: grant.redirectUri,
      code_challenge: grant.codeChallenge,
      expires_at: new Date(now.getTime() + CODE_SECONDS * 1000),
      redeemed_at: null,
    })
    .execute();
  return code;
}
