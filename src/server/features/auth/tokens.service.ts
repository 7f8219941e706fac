import OAuth2Server from '@node-oauth/oauth2-server';
import { HttpError } from '../../platform/errors.ts';
import { CLIENT_ID } from './sign-in.service.ts';
import { ACCESS_SECONDS, type TokenServices, tokensModel } from './tokens.model.ts';

interface TokenRequest {
  grant_type: 'authorization_code' | 'refresh_token';
  client_id?: string;
  redirect_uri?: string;
  code?: string;
  code_verifier?: string;
  refresh_token?: string;
}

export interface Tokens {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  refresh_token: string;
}

/** Exchanges a code or a refresh token, as the OAuth library judges it. Refusals are 401 `invalidGrant`. */
export function tokenExchange(services: TokenServices): (wish: TokenRequest) => Promise<Tokens> {
  const oauth = new OAuth2Server({
    model: tokensModel(services),
    accessTokenLifetime: ACCESS_SECONDS,
    requireClientAuthentication: { authorization_code: false, refresh_token: false },
    alwaysIssueNewRefreshToken: true,
  });
  return async (wish) => {
    const body = {
      ...wish,
      client_id: wish.client_id ?? CLIENT_ID,
      ...(wish.redirect_uri === undefined ? {} : { redirect_uri: absolute(wish.redirect_uri, services) }),
    };
    const request = new OAuth2Server.Request({
      method: 'POST',
      query: {},
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '1' },
      body,
    });
    try {
      const token = await oauth.token(request, new OAuth2Server.Response());
      return {
        access_token: token.accessToken,
        token_type: 'Bearer',
        expires_in: ACCESS_SECONDS,
        refresh_token: String(token.refreshToken),
      };
    } catch (error) {
      if (error instanceof OAuth2Server.OAuthError && error.code < 500) {
        throw new HttpError({
          status: 401,
          code: 'invalidGrant',
          detail: 'This session has ended. Please sign in again.',
        });
      }
      throw wrappedIn(error);
    }
  };
}

/** The library wraps whatever its model throws as its own "server_error"; the one error handler judges what it really was. */
function wrappedIn(error: unknown): unknown {
  return error instanceof OAuth2Server.OAuthError && 'inner' in error && error.inner instanceof Error
    ? error.inner
    : error;
}

/** Relative return addresses are those of the portal itself; a malformed one fits no code. */
function absolute(uri: string, { settings }: TokenServices): string {
  return URL.canParse(uri, settings.publicUrl) ? new URL(uri, settings.publicUrl).href : 'about:blank';
}
