import { authorizedFetch } from './authorized-fetch.ts';
import { newKey } from './new-key.ts';
import { unansweredKeys } from './unanswered-keys.ts';

type Keys = ReturnType<typeof unansweredKeys>;

const SIGN_IN = /^\/api\/(login|oauth\/.*)$/;
/** They ask and make nothing: what is asked next is another question. */
const QUESTIONS =
  /\/(preview|effected-by-criteria(\/each)?|draft\/targets|api-call-details\/.*\/try|getWeatherByTehsil\/)$/;

let kept: Keys | undefined;

/**
 * fetch under which a repeated write has one effect: what changes something goes out with a key. What makes something new
 * keeps its key until it is answered, so that pressing again, or a page loaded anew, does not make it twice.
 */
export async function keyedFetch(request: Request, send = authorizedFetch, keysOf = keysHere): Promise<Response> {
  const { method, headers } = request;
  const { pathname, search } = new URL(request.url);
  if (method === 'GET' || headers.has('idempotency-key') || SIGN_IN.test(pathname)) return await send(request);
  // What is changed at the version that was seen is not changed twice.
  const isMade = method === 'POST' && !headers.has('if-match') && !QUESTIONS.test(pathname);
  if (!isMade) {
    headers.set('idempotency-key', newKey());
    const response = await send(request);
    if (method === 'DELETE' && response.ok) keysOf().takenAway(pathname);
    return response;
  }
  const keys = keysOf();
  const taken = keys.take(pathname + search);
  const print = await printOf(request);
  const key = taken.of === undefined || taken.of === print ? taken.key : keys.another(taken.key);
  headers.set('idempotency-key', key);
  try {
    const response = await send(request);
    if (isAnswer(response)) keys.answered(key, response.ok ? print : null);
    else keys.lost(key);
    return response;
  } catch (error) {
    if (error instanceof TypeError) keys.lost(key);
    else keys.answered(key);
    throw error;
  }
}

/** A defect, a server that is not there and one that is still at it say nothing of what has become of it. */
function isAnswer({ status, headers }: Response): boolean {
  return status < 500 && !headers.has('retry-after');
}

/** Somebody waits until what they sent has been done and shown; what comes back ends that. */
export const workBegins = (): (() => void) => keysHere().begin();

/**
 * Tells one text from another that was written since: FNV-1a of its letters. Of files none is made: read once more for that, a
 * large one would hold up the page.
 */
async function printOf(request: Request): Promise<string | null> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return null;
  const text = await request.clone().text();
  let print = 0x811c9dc5;
  for (const letter of text) print = Math.imul(print ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return `${text.length}:${print >>> 0}`;
}

function keysHere(): Keys {
  if (kept) return kept;
  const keys = unansweredKeys(window.localStorage);
  window.addEventListener('pagehide', () => keys.leave());
  kept = keys;
  return keys;
}
