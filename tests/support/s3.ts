import { createHash, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { BucketSettings } from '../../src/server/platform/bucket.settings.ts';

/**
 * As much of an S3-compatible store as media ask for, in memory, and strict: every request must be signed (version 4) over what it
 * really sends, a body must have the length and the hash that were announced, and an object appears when its last byte has come.
 */
export interface S3 {
  /** Of a bucket that is there. */
  settings: BucketSettings;
  /** The same for a process. */
  env: Record<string, string>;
  /** What is in each bucket, by its key. */
  objects: (bucket?: string) => Map<string, StoredObject>;
  /** Makes another bucket. */
  make: () => BucketSettings;
  /** What becomes of the next requests, until it is none. */
  trouble: Trouble | null;
  /** Whether it writes an object only where there is none, when it is asked to. */
  knowsConditions: boolean;
  /** How many came, troubled or not. */
  asked: number;
  /** Nobody listens at its address any more, or again. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

/** `error`: 500. `silent`: no answer. `reset`: the connection breaks. `half`: it breaks in the middle of the content. */
export type Trouble = 'error' | 'silent' | 'reset' | 'half' | { once: 'error' | 'reset' };

export interface StoredObject {
  bytes: Buffer;
  at: Date;
}

const REGION = 'ap-south-1';
const ACCESS_KEY = 'AKIDTEST';
const SECRET_KEY = 'secret/of+the=test';
/** Few, so that lists go on. */
const KEYS_A_PAGE = 3;

class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

export async function startS3(): Promise<S3> {
  const buckets = new Map<string, Map<string, StoredObject>>();
  const server = createServer((request, response) => void answer(request, response));
  let port = 0;
  const start = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  };
  await start();
  const endpoint = `http://127.0.0.1:${port}`;
  const make = (): BucketSettings => {
    const bucket = `media-${randomBytes(4).toString('hex')}`;
    buckets.set(bucket, new Map());
    return { endpoint, bucket, region: REGION, accessKey: ACCESS_KEY, secretKey: SECRET_KEY, pathStyle: true };
  };
  const settings = make();
  const s3: S3 = {
    settings,
    env: envOf(settings),
    objects: (bucket = settings.bucket) => buckets.get(bucket) ?? new Map(),
    make,
    trouble: null,
    knowsConditions: true,
    asked: 0,
    start,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    s3.asked += 1;
    const trouble = typeof s3.trouble === 'object' ? s3.trouble?.once : s3.trouble;
    if (typeof s3.trouble === 'object') s3.trouble = null;
    if (trouble === 'silent') return;
    if (trouble === 'reset') return void request.socket.destroy();
    try {
      const body = await bodyOf(request);
      if (trouble === 'error') throw new Refusal(500, 'InternalError');
      mustBeSigned(request, body);
      serve(request, response, { body, isHalf: trouble === 'half' });
    } catch (error) {
      const { status, code } = error instanceof Refusal ? error : new Refusal(500, String(error));
      const text = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No &amp; never</Message></Error>`;
      response.writeHead(status, { 'content-type': 'application/xml' }).end(request.method === 'HEAD' ? '' : text);
    }
  }

  function serve(
    request: IncomingMessage,
    response: ServerResponse,
    { body, isHalf }: { body: Buffer; isHalf: boolean },
  ): void {
    const url = new URL(request.url ?? '', endpoint);
    const [, bucket = '', ...rest] = url.pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    const objects = buckets.get(bucket);
    if (!objects) throw new Refusal(404, 'NoSuchBucket');
    if (key === '' && request.method === 'GET') {
      list(objects, url.searchParams, response);
      return;
    }
    if (key === '') throw new Refusal(405, 'MethodNotAllowed');
    if (request.method === 'PUT') {
      const condition = request.headers['if-none-match'];
      if (condition !== undefined && !(s3.knowsConditions && condition === '*'))
        throw new Refusal(501, 'NotImplemented');
      if (condition !== undefined && objects.has(key)) throw new Refusal(412, 'PreconditionFailed');
      objects.set(key, { bytes: body, at: new Date() });
      return void response.writeHead(200, { etag: etagOf(body) }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Refusal(405, 'MethodNotAllowed');
    const object = objects.get(key);
    if (!object) throw new Refusal(404, 'NoSuchKey');
    const { bytes, at } = object;
    const { start, end } = rangeOf(request.headers.range, bytes.length);
    const part = bytes.subarray(start, end + 1);
    response.writeHead(request.headers.range === undefined ? 200 : 206, {
      'content-length': part.length,
      'last-modified': at.toUTCString(),
      etag: etagOf(bytes),
      ...(request.headers.range !== undefined && { 'content-range': `bytes ${start}-${end}/${bytes.length}` }),
    });
    if (request.method === 'HEAD') return void response.end();
    if (!isHalf) return void response.end(part);
    response.write(part.subarray(0, part.length >> 1), () => response.destroy());
  }

  return s3;
}

export function envOf(settings: BucketSettings): Record<string, string> {
  return {
    FMIS_MEDIA_S3_ENDPOINT: settings.endpoint,
    FMIS_MEDIA_S3_BUCKET: settings.bucket,
    FMIS_MEDIA_S3_REGION: settings.region,
    FMIS_MEDIA_S3_ACCESS_KEY: settings.accessKey,
    FMIS_MEDIA_S3_SECRET_KEY: settings.secretKey,
  };
}

/** A body that breaks off leaves nothing. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const body = Buffer.concat(parts);
  if (request.method !== 'PUT') return body;
  const announced = request.headers['content-length'];
  if (announced === undefined) throw new Refusal(411, 'MissingContentLength');
  if (Number(announced) !== body.length) throw new Refusal(400, 'IncompleteBody');
  return body;
}

function list(objects: ReadonlyMap<string, StoredObject>, query: URLSearchParams, response: ServerResponse): void {
  if (query.get('list-type') !== '2') throw new Refusal(501, 'NotImplemented');
  const token = query.get('continuation-token');
  if (token !== null && !token.startsWith('<&>')) throw new Refusal(400, 'InvalidArgument');
  const after = token === null ? '' : token.slice(3);
  const all = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
  const page = all.slice(0, Math.min(Number(query.get('max-keys') ?? 1_000), KEYS_A_PAGE));
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const contents = page.map((key) => `<Contents><Key>${escaped(key)}</Key></Contents>`).join('');
  const next =
    page.length < all.length
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${escaped(`<&>${page.at(-1)}`)}</NextContinuationToken>`
      : '<IsTruncated>false</IsTruncated>';
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult>${contents}${next}</ListBucketResult>`);
}

function rangeOf(header: string | undefined, size: number): { start: number; end: number } {
  if (header === undefined) return { start: 0, end: size - 1 };
  const [, first = '', last = ''] = /^bytes=(\d+)-(\d+)$/.exec(header) ?? [];
  const [start, end] = [Number(first), Math.min(Number(last), size - 1)];
  if (first === '' || start > end) throw new Refusal(416, 'InvalidRange');
  return { start, end };
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;

/** As Amazon describes it in "Create a signed AWS API request". */
function mustBeSigned(request: IncomingMessage, body: Buffer): void {
  const header = (name: string) => String(request.headers[name] ?? '');
  const [, accessKey = '', day = '', region = '', signed = '', signature = ''] =
    AUTHORIZATION.exec(header('authorization')) ?? [];
  if (signature === '') throw new Refusal(403, 'AccessDenied');
  if (accessKey !== ACCESS_KEY) throw new Refusal(403, 'InvalidAccessKeyId');
  if (region !== REGION) throw new Refusal(400, 'AuthorizationHeaderMalformed');
  const at = header('x-amz-date');
  const [, year, month, date, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(at) ?? [];
  const sent = Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`);
  if (!(Math.abs(Date.now() - sent) < 15 * 60_000) || !at.startsWith(day))
    throw new Refusal(403, 'RequestTimeTooSkewed');
  const names = signed.split(';');
  const needed = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))];
  if (!needed.every((name) => names.includes(name)) || names.join() !== names.toSorted().join()) {
    throw new Refusal(403, 'AccessDenied');
  }
  const payload = header('x-amz-content-sha256');
  if (payload === '') throw new Refusal(400, 'MissingSecurityHeader');
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const encoded = (text: string) =>
    encodeURIComponent(text).replaceAll(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
  const canonical = [
    request.method,
    path
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    [...new URLSearchParams(query)]
      .map((pair) => pair.map(encoded).join('='))
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${header(name).trim().replaceAll(/ +/g, ' ')}`),
    '',
    signed,
    payload,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = hmac(hmac(hmac(hmac(`AWS4${SECRET_KEY}`, day), region), 's3'), 'aws4_request');
  const right = hmac(key, ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')).toString('hex');
  if (right !== signature) throw new Refusal(403, 'SignatureDoesNotMatch');
  if (payload === 'UNSIGNED-PAYLOAD') return;
  if (!/^[0-9a-f]{64}$/.test(payload)) throw new Refusal(400, 'InvalidArgument');
  if (payload !== sha256(body)) throw new Refusal(400, 'XAmzContentSHA256Mismatch');
}
