import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import sax from 'sax';
import type { BucketSettings } from './bucket.settings.ts';
import { StoreFault } from './media-store.ts';

interface Wish {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Of the object; of the bucket itself it is empty. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Blob;
}

const ANSWER_MS = 10_000;
/** A store that takes less than a megabyte a second is as good as away. */
const MS_A_BYTE = 1 / 1_000;
/** A connection that was closed meanwhile, or a moment's overload: what is asked may all be asked twice. */
const PAUSES_MS = [100, 500];

/** The requests of S3 that media need, signed; each is answered within its time, or fails as a `StoreFault`. */
export class Bucket {
  readonly place: string;
  readonly #client: AwsClient;
  readonly #root: string;
  readonly #answerMs: number;

  constructor(settings: BucketSettings, { answerMs = ANSWER_MS } = {}) {
    const { endpoint, bucket, region, accessKey, secretKey, pathStyle } = settings;
    this.place = `The bucket ${bucket} at ${endpoint}`;
    this.#client = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, service: 's3', region });
    this.#root = pathStyle ? `${endpoint}/${bucket}/` : `${endpoint.replace('://', `://${bucket}.`)}/`;
    this.#answerMs = answerMs;
  }

  /** Null where there is no such object, or one that an `if-none-match` wants none of. */
  async ask(wish: Wish): Promise<Response | null> {
    for (const wait of PAUSES_MS) {
      try {
        return await this.#once(wish);
      } catch (fault) {
        if (!(fault instanceof StoreFault && fault.isPassing)) throw fault;
        await pause(wait);
      }
    }
    return await this.#once(wish);
  }

  /** The texts of an answer by the names of their elements. */
  async texts(response: Response): Promise<Map<string, string[]>> {
    try {
      return textsIn(await response.text());
    } catch (cause) {
      throw this.#away(cause, true);
    }
  }

  async #once({ method, key = '', query = {}, headers = {}, body }: Wish): Promise<Response | null> {
    const url = new URL(`${this.#root}${key}`);
    url.search = new URLSearchParams(query).toString();
    const request = await this.#client.sign(url, { method, headers, ...(body && { body }) });
    const late = new AbortController();
    // What has arrived while this process was at something else is heard before it is called late.
    let isOver = false;
    const giveUp = () => setImmediate(() => isOver || late.abort());
    const timer = setTimeout(giveUp, this.#answerMs + (body?.size ?? 0) * MS_A_BYTE);
    let response: Response;
    try {
      response = await fetch(request, { signal: late.signal, redirect: 'manual' });
    } catch (cause) {
      // Whoever let this one wait would let the next one wait as long.
      throw this.#away(late.signal.aborted ? 'no answer in time' : cause, !late.signal.aborted);
    } finally {
      isOver = true;
      clearTimeout(timer);
    }
    if (response.ok) return response;
    const said = await this.texts(response).catch(() => new Map<string, string[]>());
    const code = said.get('Code')?.[0] ?? '';
    if (response.status === 404 && code !== 'NoSuchBucket') return null;
    // What was to be written only where nothing is.
    if ('if-none-match' in headers && (response.status === 412 || response.status === 409)) return null;
    if ((response.status >= 500 && response.status !== 501) || response.status === 429 || code === 'RequestTimeout') {
      throw this.#away(`${response.status} ${code}`.trim(), true);
    }
    const why = refusals[code] ?? `it answers ${`${response.status} ${code}`.trim()}`;
    throw new StoreFault(`${this.place} can't be used: ${why}.`, { isAway: false });
  }

  #away(reason: unknown, isPassing: boolean): StoreFault {
    const words = reason instanceof Error && reason.cause instanceof Error ? reason.cause.message : String(reason);
    return new StoreFault(`${this.place} does not answer (${words}).`, { cause: reason, isAway: true, isPassing });
  }
}

const otherRegion = 'it is in another region (FMIS_MEDIA_S3_REGION)';

/** What somebody set up wrong, by the codes of S3. */
const refusals: Readonly<Record<string, string>> = {
  // Some stores say it of an access key that they do not know, too.
  SignatureDoesNotMatch:
    'the access key or the secret key is not right (FMIS_MEDIA_S3_ACCESS_KEY, FMIS_MEDIA_S3_SECRET_KEY)',
  InvalidAccessKeyId: 'the access key is not known there (FMIS_MEDIA_S3_ACCESS_KEY)',
  AccessDenied: 'the access key may not do all that is needed there: read, write, delete and list objects',
  NoSuchBucket: 'it is not there (FMIS_MEDIA_S3_BUCKET)',
  AuthorizationHeaderMalformed: otherRegion,
  PermanentRedirect: otherRegion,
  TemporaryRedirect: otherRegion,
  RequestTimeTooSkewed: 'the clock of the store and that of this machine differ',
};

function textsIn(xml: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const parser = sax.parser(true);
  let text = '';
  const handlers: Partial<sax.SAXParser> = {
    onopentag: () => {
      text = '';
    },
    ontext: (part) => {
      text += part;
    },
    onclosetag: (name) => {
      const texts = found.get(name) ?? [];
      texts.push(text);
      found.set(name, texts);
      text = '';
    },
  };
  Object.assign(parser, handlers);
  parser.write(xml).close();
  return found;
}
