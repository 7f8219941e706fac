import { refreshOnce } from './refresh.ts';
import { readTokens } from './tokens.ts';

let signedInAgain: () => Promise<string | null> = () => Promise.resolve(null);

/**
 * Says what calls wait for while the session has lapsed.
 * @param outcome the token of the same person, signed in again over the page, or null where nobody is to be waited for
 */
export function holdCalls(outcome: () => Promise<string | null>): void {
  signedInAgain = outcome;
}

/**
 * fetch with the session's token, for the pages: with a session that has lapsed the call waits until the person has signed
 * in again, and is then made, or repeated, with the same body and keys.
 */
export async function authorizedFetch(request: Request): Promise<Response> {
  if (!readTokens()) await signedInAgain();
  const again = request.clone();
  const response = await renewingFetch(request);
  if (response.status !== 401) return response;
  const token = await signedInAgain();
  return token ? fetch(withToken(again, token)) : response;
}

/** The same without waiting for anybody: a 401 refreshes once and repeats the call. With no session it goes out without a token. */
export async function renewingFetch(request: Request): Promise<Response> {
  const token = readTokens()?.access_token;
  if (!token) return fetch(request);
  const again = request.clone();
  const response = await fetch(withToken(request, token));
  if (response.status !== 401) return response;
  const fresh = await refreshOnce(token);
  return fresh ? fetch(withToken(again, fresh)) : response;
}

function withToken(request: Request, token: string): Request {
  request.headers.set('authorization', `Bearer ${token}`);
  return request;
}
