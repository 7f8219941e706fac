import { forgetTokens, keepTokens, readTokens, type Tokens } from './tokens.ts';

/**
 * Renews the tokens after a 401, once for all open calls and all tabs: whoever comes second finds the work done.
 * @param used the access token that was refused
 * @returns the token to repeat the call with, or null when the session is over
 * @throws TypeError when the server is not reached: the session stays
 */
export async function refreshOnce(used: string): Promise<string | null> {
  return await navigator.locks.request('fmis-refresh', async () => {
    const session = readTokens();
    if (!session) return null;
    if (session.access_token !== used) return session.access_token;
    const response = await fetch('/api/oauth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: 'fmis-portal',
        refresh_token: session.refresh_token,
      }),
    });
    if (response.status === 401 || response.status === 400) {
      forgetTokens();
      return null;
    }
    if (!response.ok) throw new TypeError(`The tokens were not renewed: ${response.status}`);
    const tokens: Tokens = await response.json();
    keepTokens(tokens);
    return tokens.access_token;
  });
}
