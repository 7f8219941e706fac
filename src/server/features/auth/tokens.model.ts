import type {
  AuthorizationCode,
  AuthorizationCodeModel,
  Client,
  RefreshToken,
  RefreshTokenModel,
  Token,
  User,
} from '@node-oauth/oauth2-server';
import type { Services } from '../../platform/feature.ts';
import { keptSecret } from '../../platform/kept-secret.ts';
import { kindsOfAccounts } from './kinds-of-accounts.ts';
import { hashOf, newSecret, successorOf } from './secrets.ts';
import { noteSeen } from './sessions.store.ts';
import { CLIENT_ID } from './sign-in.service.ts';

export const ACCESS_SECONDS = 3600;
const REFRESH_SECONDS = 30 * 24 * 3600;
/** Two tabs, or an answer that got lost: within this time a rotated token still gets its successor, always the same one. */
const GRACE_SECONDS = 10;
const SUCCESSOR_KEY = 'session.successorKey';

const client: Client = { id: CLIENT_ID, grants: ['authorization_code', 'refresh_token'] };

/** Our clock judges what has expired; the library is told that the rest is good. */
const GOOD = new Date(8.64e15);

type Model = RefreshTokenModel & Pick<AuthorizationCodeModel, 'getAuthorizationCode' | 'revokeAuthorizationCode'>;

export type TokenServices = Pick<Services, 'database' | 'clock'> & {
  settings: Pick<Services['settings'], 'publicUrl' | 'demo'>;
};

/** What the OAuth library needs to know of our tables. A user of the library's is a family of tokens here. */
export function tokensModel({ database, clock, settings }: TokenServices): Model {
  const later = (seconds: number) => new Date(clock().getTime() + seconds * 1000);
  const endFamily = async (familyId: string) => {
    await database
      .updateTable('token_families')
      .set({ ended_at: clock() })
      .where('id', '=', familyId)
      .where('ended_at', 'is', null)
      .execute();
  };
  const isOpen = async (familyId: string) => {
    const open = await database
      .selectFrom('token_families')
      .innerJoin('accounts', 'accounts.id', 'token_families.account_id')
      .select('token_families.id')
      .where('token_families.id', '=', familyId)
      .where('token_families.ended_at', 'is', null)
      .where('accounts.active', '=', true)
      .where('accounts.demo', 'in', kindsOfAccounts(settings))
      .executeTakeFirst();
    return open !== undefined;
  };

  /** After a code a new one; after a refresh token its one successor. */
  const tokenAfter = async ({ presented }: User, kind: 'access' | 'refresh') =>
    typeof presented === 'string'
      ? successorOf(presented, kind, await keptSecret(database, SUCCESSOR_KEY, clock()))
      : newSecret();

  return {
    getClient: async (id: string) => (id === CLIENT_ID ? client : false),
    generateAccessToken: (_client: Client, user: User) => tokenAfter(user, 'access'),
    generateRefreshToken: (_client: Client, user: User) => tokenAfter(user, 'refresh'),

    async getAuthorizationCode(code: string): Promise<AuthorizationCode | false> {
      const row = await database
        .selectFrom('authorization_codes')
        .selectAll()
        .where('code_hash', '=', hashOf(code))
        .executeTakeFirst();
      if (!row) return false;
      if (row.redeemed_at) {
        await endFamily(row.family_id);
        return false;
      }
      if (row.expires_at <= clock() || !(await isOpen(row.family_id))) return false;
      return {
        authorizationCode: code,
        expiresAt: GOOD,
        redirectUri: new URL(row.redirect_uri, settings.publicUrl).href,
        codeChallenge: row.code_challenge,
        codeChallengeMethod: 'S256',
        client,
        user: { familyId: row.family_id },
      };
    },

    /** The one that redeems it wins; whoever comes at the same time gets nothing. */
    async revokeAuthorizationCode(code: AuthorizationCode): Promise<boolean> {
      const redeemed = await database
        .updateTable('authorization_codes')
        .set({ redeemed_at: clock() })
        .where('code_hash', '=', hashOf(code.authorizationCode))
        .where('redeemed_at', 'is', null)
        .returning('code_hash')
        .executeTakeFirst();
      return redeemed !== undefined;
    },

    async saveToken(token: Token, _client: Client, user: User): Promise<Token> {
      const family_id = String(user.familyId);
      await database
        .insertInto('access_tokens')
        .values({ token_hash: hashOf(token.accessToken), family_id, expires_at: later(ACCESS_SECONDS) })
        .onConflict((known) => known.column('token_hash').doNothing())
        .execute();
      if (token.refreshToken) {
        await database
          .insertInto('refresh_tokens')
          .values({
            token_hash: hashOf(token.refreshToken),
            family_id,
            expires_at: later(REFRESH_SECONDS),
            rotated_at: null,
          })
          .onConflict((known) => known.column('token_hash').doNothing())
          .execute();
      }
      await noteSeen(database, family_id, clock());
      return { ...token, accessTokenExpiresAt: GOOD, refreshTokenExpiresAt: GOOD, client, user };
    },

    async getRefreshToken(refreshToken: string): Promise<RefreshToken | false> {
      const row = await database
        .selectFrom('refresh_tokens')
        .selectAll()
        .where('token_hash', '=', hashOf(refreshToken))
        .executeTakeFirst();
      if (!row || row.expires_at <= clock() || !(await isOpen(row.family_id))) return false;
      if (row.rotated_at && clock().getTime() - row.rotated_at.getTime() > GRACE_SECONDS * 1000) {
        await endFamily(row.family_id);
        return false;
      }
      return {
        refreshToken,
        refreshTokenExpiresAt: GOOD,
        client,
        user: { familyId: row.family_id, presented: refreshToken },
      };
    },

    async revokeToken(token: RefreshToken | Token): Promise<boolean> {
      await database
        .updateTable('refresh_tokens')
        .set({ rotated_at: clock() })
        .where('token_hash', '=', hashOf(String(token.refreshToken)))
        .where('rotated_at', 'is', null)
        .execute();
      return true;
    },

    async getAccessToken(): Promise<false> {
      return false;
    },
  };
}
