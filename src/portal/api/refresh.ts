import { askServer } from './reach.ts';
import { keepTokens, lapseTokens, readTokens, type Tokens } from './tokens.ts';

type Outcome = 'began' | 'renewed' | 'refused' | 'lost';

let tell: (outcome: Outcome) => void = () => {};

/** Tells the session how refreshing goes. */
export function watchRefresh(watcher: (outcome: Outcome) => void): void {
  tell = watcher;
}

/**
 * Renews the tokens after a 401, once for all open calls and all tabs: whoever comes second finds the work done.
 * @param used the access token that was refused
 * @returns the token to repeat the call with, or null when the session has lapsed
 * @throws TypeError when the server is not reached: the session stays
 */
export async function refreshOnce(used: string): Promise<string | null> {
  return await navigator.locks.request('fmis-refresh', async () => {
    const session = readTokens();
    if (!session) return null;
    if (session.access_token !== used) return session.access_token;
    tell('began');
    const body = new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: 'fmis-portal',
      refresh_token: session.refresh_token,
    });
    const response = await askServer(new Request('/api/oauth/token', { method: 'POST', body })).catch(
      (error: unknown) => {
        tell('lost');
        throw error;
      },
    );
    if (response.status === 401 || response.status === 400) {
      lapseTokens(session);
      tell('refused');
      return null;
    }
    if (!response.ok) {
      tell('lost');
      throw new TypeError(`The tokens were not renewed: ${response.status}`);
    }
    const tokens: Tokens = await response.json();
    keepTokens(tokens);
    tell('renewed');
    return tokens.access_token;
  });
}
