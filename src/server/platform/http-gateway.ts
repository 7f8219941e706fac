import { HttpError } from './errors.ts';
import { type Delivery, type Gateway, MayHaveArrived, Settled } from './gateways.ts';

export interface HttpGatewayOptions {
  /** As its errors call it. */
  who: string;
  /** With `{to}` and `{text}` in it, and perhaps `{id}`, it is asked by GET; without them it takes JSON by POST. */
  url: string;
  /** Sent as a bearer token. */
  token: string | null;
  /** What the answer to a GET has in it where the message was taken: some answer 200 whatever they did. */
  accepted: string | null;
}

const LONGEST_ANSWER = 4_000;
/** Nothing has left this machine. */
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/**
 * A gateway that is asked over HTTP. One that takes JSON gets the id of the message, in the body and as Idempotency-Key, and
 * is asked again with it; of one that is asked by an address without `{id}` a message is tried again only where it
 * certainly did not arrive.
 */
export function httpGateway({ who, url, token, accepted }: HttpGatewayOptions): Gateway<Delivery> {
  const isAddress = url.includes('{to}') && url.includes('{text}');
  const repeats = isAddress && !url.includes('{id}');
  return {
    repeats,
    async send(delivery, signal) {
      const answer = await ask(delivery, signal);
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 408 && answer.status !== 429) {
        throw new Settled(`${who} refused it: ${answer.status} ${answer.text}`.trim());
      }
      if (!answer.ok) throw unclear(`${who} answered ${answer.status}`);
      if (isAddress && accepted !== null && !answer.text.includes(accepted)) {
        throw unclear(`${who} answered what nobody expected: ${answer.text}`);
      }
    },
  };

  function unclear(words: string, cause?: unknown): Error {
    return repeats
      ? new MayHaveArrived(words, cause)
      : new HttpError({ status: 502, code: 'upstreamFailed', detail: `${words}.`, cause });
  }

  async function ask(delivery: Delivery, signal: AbortSignal | undefined) {
    try {
      const response = await fetch(addressFor(delivery), {
        ...requestFor(delivery),
        redirect: 'error',
        signal: signal ?? null,
      });
      const text = (await response.text()).slice(0, LONGEST_ANSWER).replaceAll(/\s+/g, ' ').trim().slice(0, 200);
      return { status: response.status, ok: response.ok, text };
    } catch (cause) {
      const code = codeOf(cause);
      if (code !== undefined && NOT_SENT.has(code))
        throw new HttpError({
          status: 502,
          code: 'upstreamFailed',
          detail: `${who} cannot be reached (${code}).`,
          cause,
        });
      throw unclear(`${who} did not answer`, cause);
    }
  }

  function addressFor({ id, to, text }: Delivery): string {
    if (!isAddress) return url;
    const values: Record<string, string> = { id: id ?? '', to, text };
    return url.replaceAll(/\{(id|to|text)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  }

  function requestFor({ id, to, text, content }: Delivery): RequestInit {
    const authorization: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    if (isAddress) return { method: 'GET', headers: authorization };
    const headers = { ...authorization, 'content-type': 'application/json', ...(id && { 'idempotency-key': id }) };
    return { method: 'POST', headers, body: JSON.stringify({ ...content, id, to, text }) };
  }
}

function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  const code: unknown = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
