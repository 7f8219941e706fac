import type { components } from '../../contract/generated/types.ts';
import { renewingFetch } from '../api/authorized-fetch.ts';
import { problemOf, unreachable } from '../api/problem.ts';
import { askServer } from '../api/reach.ts';
import type { Tokens } from '../api/tokens.ts';

/*
 * The calls of signing in, by hand: the sign-in page stays small without the whole typed client.
 */

type Schemas = components['schemas'];

/** What comes after the password. */
export type SignInStep = Schemas['SignInStep'];
export type Profile = Schemas['Profile'];

export const CLIENT = 'fmis-portal';
export const RETURN_ADDRESS = '/oauth/code';

export function signIn(username: string, password: string): Promise<SignInStep> {
  return call('/login', json({ username, password }));
}

export function sendCode(user: string): Promise<Schemas['OtpSent']> {
  return call(`/send-otp/${encodeURIComponent(user)}`);
}

export function authorize(query: URLSearchParams): Promise<Schemas['AuthorizationTransaction']> {
  return call(`/oauth/authorize?${query}`);
}

export function decide(transactionId: string, otp: string | undefined): Promise<Schemas['Redirect']> {
  return call('/oauth/authorize/decision', json({ transactionId, ...(otp !== undefined && { otp }) }));
}

export function exchange(code: string, verifier: string): Promise<Tokens> {
  return call('/oauth/token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: CLIENT,
      redirect_uri: RETURN_ADDRESS,
      code,
      code_verifier: verifier,
    }),
  });
}

export function getProfile(): Promise<Profile> {
  return call('/auth/profile', {}, renewingFetch);
}

export async function endSession(refreshToken: string): Promise<void> {
  await answered('/auth/sign-out', json({ refresh_token: refreshToken }), renewingFetch);
}

function json(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function call<Answer>(path: string, init?: RequestInit, send?: typeof askServer): Promise<Answer> {
  const response = await answered(path, init, send);
  return response.json();
}

async function answered(path: string, init: RequestInit = {}, send = askServer): Promise<Response> {
  const response = await send(new Request(`/api${path}`, init)).catch(async (error: unknown) => {
    if (error instanceof TypeError) throw await unreachable();
    throw error;
  });
  if (!response.ok) throw await problemOf(response);
  return response;
}
