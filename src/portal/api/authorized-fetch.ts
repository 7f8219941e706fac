import { givenUp, nobodyAsked } from '../ui/giving-up.ts';
import { roleLookedAs } from './looks-as.ts';
import { answering, askServer } from './reach.ts';
import { refreshOnce } from './refresh.ts';
import { readTokens } from './tokens.ts';

/** `here`: the session has not lapsed; `back`: it had, and the same person has signed in again; `left`: they have not, and the page is gone. */
export type Presence = 'here' | 'back' | 'left';

/** Milliseconds that a person is left waiting for a server that is away. */
const LONGEST_WAIT = 20_000;

let presence: () => Promise<Presence> = () => Promise.resolve('here');

/** Says what calls wait for while the session has lapsed. */
export function holdCalls(until: () => Promise<Presence>): void {
  presence = until;
}

/**
 * fetch with the session's token, for the pages: with a session that has lapsed the call waits until the person has signed
 * in again, and is then made, or repeated, with the same body and keys. Where somebody else comes instead it is not made.
 */
export async function authorizedFetch(request: Request): Promise<Response> {
  return await heldFetch(request, insistingFetch);
}

/** The same for who tries again by themselves, and say so: they hear at once that a call went without an answer. */
export async function authorizedOnce(request: Request): Promise<Response> {
  return await heldFetch(request, renewingFetch);
}

async function heldFetch(request: Request, send: (request: Request) => Promise<Response>): Promise<Response> {
  if ((await presence()) === 'left') return new Response(null, { status: 401 });
  const again = request.clone();
  const response = await send(request);
  if (response.status !== 401) return response;
  return (await presence()) === 'back' ? await send(again) : response;
}

/**
 * What changes something and has a key, so that it happens once however often it is sent, is sent once more when it went
 * without an answer and the server is back in time: it may have taken effect, and the page has to know. Not what somebody
 * has given up meanwhile, nor while they are asked whether they do.
 */
export async function insistingFetch(
  request: Request,
  send = renewingFetch,
  isBack = () => answering(LONGEST_WAIT),
): Promise<Response> {
  if (!request.headers.has('idempotency-key')) return await send(request);
  const again = request.clone();
  const isGivenUp = givenUp().then(() => false);
  const isBackUnasked = async () => {
    const back = await isBack();
    await nobodyAsked();
    return back;
  };
  const isStillWanted = () => Promise.race([isBackUnasked(), isGivenUp]);
  try {
    const response = await send(request);
    if (response.status !== 503 || !(await isStillWanted())) return response;
  } catch (error) {
    if (!(error instanceof TypeError) || !(await isStillWanted())) throw error;
  }
  return await send(again);
}

/** The same without waiting for anybody: a 401 refreshes once and repeats the call. With no session it goes out without a token. */
export async function renewingFetch(request: Request): Promise<Response> {
  const token = readTokens()?.access_token;
  if (!token) return await askServer(request);
  const again = request.clone();
  const response = await askServer(withToken(request, token));
  if (response.status !== 401) return response;
  const fresh = await refreshOnce(token);
  return fresh ? await askServer(withToken(again, fresh)) : response;
}

function withToken(request: Request, token: string): Request {
  request.headers.set('authorization', `Bearer ${token}`);
  const role = roleLookedAs();
  if (role) request.headers.set('x-look-as', role);
  return request;
}
