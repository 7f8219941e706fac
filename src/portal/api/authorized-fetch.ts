import { refreshOnce } from './refresh.ts';
import { readTokens } from './tokens.ts';

/**
 * fetch with the session's token; a 401 refreshes once and repeats the call with the same body and keys. With no session
 * the call goes out without one.
 */
export async function authorizedFetch(request: Request): Promise<Response> {
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
