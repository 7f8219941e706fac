import { lookup } from 'node:dns/promises';
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { type Header, headerNameRefusal, headerValueRefusal } from './egress.headers.ts';
import { HttpError, upstreamFailed } from './errors.ts';
import { type FieldMessage, fieldMessage } from './field.messages.ts';

/*
 * The one way in which this server asks another one at the wish of a person. It asks only hosts that are on the list of
 * the installation, over an address that was resolved once, found to be a public one and then kept; it follows no
 * redirect, sends no credential of its own, and waits and reads only so much. What a request says beside its address is
 * judged here too: nobody may begin another request in it.
 */

export interface Asked {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  body: string | null;
  /** Beside what the gate says itself. */
  headers?: readonly Header[];
  /** Seconds until it is given up. */
  limit?: number;
}

export interface Answered {
  status: number;
  ok: boolean;
  milliseconds: number;
  type: string | null;
  /** What came with the answer, without what would sign somebody in. */
  headers: readonly Header[];
  text: string;
}

export interface Egress {
  /** Why this address may not be asked, or null. Where a name leads is only known when it is asked. */
  refusalOf(url: string): FieldMessage | null;
  /** Throws 502 when the other system does not answer as agreed. */
  ask(asked: Asked): Promise<Answered>;
}

/** An answer this process gives itself, for addresses that lead nowhere else. */
export type InProcess = (asked: Asked, url: URL) => { status: number; body: unknown };

export interface EgressOptions {
  /** `rates.example.pk`, `*.example.pk`, `http://old.example.pk:8080`: https unless it says otherwise. */
  allowed: readonly string[];
  inProcess?: ReadonlyMap<string, InProcess>;
  resolve?: (host: string) => Promise<readonly string[]>;
  send?: Send;
  now?: () => number;
}

/** One request to one address; the host is only named in it. */
export type Send = (request: {
  url: URL;
  address: string;
  method: Asked['method'];
  headers: Record<string, string>;
  body: string | null;
  signal: AbortSignal;
  maxBytes: number;
}) => Promise<Pick<Answered, 'status' | 'type' | 'headers' | 'text'>>;

export const MAX_BYTES = 64 * 1024;
/** Seconds: a caller is waiting on the phone. */
export const USUAL_LIMIT = 5;
export const LONGEST_LIMIT = 15;
const LONGEST_URL = 8_000;

export function openEgress(parts: EgressOptions): Egress {
  const allowed = parts.allowed.map(ruleOf);
  const inProcess = parts.inProcess ?? new Map<string, InProcess>();
  const resolve = parts.resolve ?? addressesOf;
  const send = parts.send ?? sendPinned;
  const now = parts.now ?? (() => performance.now());

  function judge(text: string): { url: URL } | { refused: FieldMessage } {
    if (/[\\\p{Cc}]/u.test(text)) return { refused: fieldMessage('signsInAddress') };
    const url = text.length <= LONGEST_URL && URL.canParse(text) ? new URL(text) : null;
    if (!url) return { refused: fieldMessage('notAddress') };
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return { refused: fieldMessage('onlyHttps') };
    if (url.username !== '' || url.password !== '') return { refused: fieldMessage('noCredentials') };
    const host = hostOf(url);
    if (isIP(host) !== 0) return { refused: fieldMessage('nameTheHost', { host }) };
    if (inProcess.has(host) && url.protocol === 'https:' && url.port === '') return { url };
    if (allowed.some((rule) => rule(url))) return { url };
    return { refused: fieldMessage('hostNotAllowed', { host: host.slice(0, 100) }) };
  }

  return {
    refusalOf(text) {
      const judged = judge(text);
      return 'refused' in judged ? judged.refused : null;
    },

    async ask(asked) {
      const judged = judge(asked.url);
      if ('refused' in judged) throw new Error(`Asked although refused: ${judged.refused.message}`);
      const { url } = judged;
      const wrong = asked.headers?.find(
        ({ name, value }) => headerNameRefusal(name, true) !== null || headerValueRefusal(value) !== null,
      );
      if (wrong) throw new Error(`Asked with a header that may not be sent: ${wrong.name.slice(0, 100)}`);
      const started = now();
      const own = inProcess.get(hostOf(url));
      const answer = own ? answerOf(own(asked, url)) : await overTheNet(asked, url);
      const { status, type, headers, text } = answer;
      const ok = status >= 200 && status < 300;
      return { status, ok, milliseconds: Math.max(0, Math.round(now() - started)), type, headers, text };
    },
  };

  async function overTheNet(asked: Asked, url: URL) {
    const signal = AbortSignal.timeout(1_000 * Math.min(asked.limit ?? USUAL_LIMIT, LONGEST_LIMIT));
    try {
      const [address] = publicAddresses(hostOf(url), await within(resolve(hostOf(url)), signal));
      if (address === undefined) throw new Error('The name leads to no public address');
      const { method, body } = asked;
      const headers = {
        accept: 'application/json, text/plain;q=0.5',
        'user-agent': 'FMIS',
        ...(body === null ? {} : { 'content-type': 'application/json' }),
        ...Object.fromEntries((asked.headers ?? []).map(({ name, value }) => [name.toLowerCase(), value])),
        host: url.host,
        'accept-encoding': 'identity',
        ...(body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      };
      return await send({ url, address, method, headers, body, signal, maxBytes: MAX_BYTES });
    } catch (cause) {
      if (cause instanceof HttpError) throw cause;
      if (signal.aborted) throw tooLate(hostOf(url), asked.limit ?? USUAL_LIMIT, cause);
      throw upstreamFailed(`The host ${hostOf(url)}`, cause);
    }
  }
}

/** All of them or none: a name that also leads inside is not to be trusted at all. */
function publicAddresses(host: string, addresses: readonly string[]): readonly string[] {
  if (addresses.every(isPublicAddress)) return addresses;
  throw new HttpError({
    status: 502,
    code: 'privateAddress',
    detail: `The host ${host} leads into a private network. Only hosts with public addresses are asked.`,
    values: { host },
  });
}

function tooLate(host: string, seconds: number, cause: unknown): HttpError {
  return new HttpError({
    status: 502,
    code: 'upstreamTooLate',
    detail: `The host ${host} did not answer within ${seconds} s. Give it more time, or ask for less.`,
    values: { host, seconds },
    cause,
  });
}

const closed = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  closed.addSubnet(net, prefix, 'ipv4');
}
for (const [net, prefix] of [
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(net, prefix, 'ipv6');
}
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Not this machine, not its network, not a document's example: an address that anybody on the net reaches. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  // Whatever carries an IPv4 address inside (mapped, translated) lies outside of 2000::/3.
  if (family === 6) return globalUnicast.check(address, 'ipv6') && !closed.check(address, 'ipv6');
  return false;
}

async function addressesOf(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true, verbatim: true });
  return found.map(({ address }) => address);
}

async function within<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return await new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('It took too long')), { once: true });
    work.then(resolve, reject);
  });
}

/** Connects to the address that was judged, whatever the name leads to by now; the certificate is still the name's. */
export const sendPinned: Send = async ({ url, address, method, headers, body, signal, maxBytes }) =>
  await new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const family = isIP(address) === 6 ? 6 : 4;
    const sent = request(
      url,
      {
        method,
        headers,
        signal,
        agent: false,
        lookup: (_host, options, done) => {
          if (options.all === true) done(null, [{ address, family }]);
          else done(null, address, family);
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > maxBytes) response.destroy(new Error(`The answer is longer than ${maxBytes} bytes`));
          else chunks.push(chunk);
        });
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8').replaceAll('\u0000', '');
          const type = response.headers['content-type']?.slice(0, 200) ?? null;
          resolve({ status: response.statusCode ?? 502, type, headers: headersOf(response.headers), text });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });

function answerOf({ status, body }: { status: number; body: unknown }) {
  const type = 'application/json';
  return { status, type, headers: [{ name: 'content-type', value: type }], text: JSON.stringify(body) };
}

const secret = new Set(['set-cookie', 'www-authenticate', 'proxy-authenticate', 'authorization']);
const MAX_HEADERS = 50;

function headersOf(headers: IncomingHttpHeaders): Header[] {
  return Object.entries(headers)
    .filter(([name]) => !secret.has(name))
    .slice(0, MAX_HEADERS)
    .map(([name, value]) => ({ name: name.slice(0, 100), value: String(value).slice(0, 500) }));
}

function hostOf(url: URL): string {
  return url.hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
}

type Rule = (url: URL) => boolean;

function ruleOf(entry: string): Rule {
  const written = /^(https?):\/\/(.+)$/i.exec(entry);
  const protocol = `${(written?.[1] ?? 'https').toLowerCase()}:`;
  const [name = '', port = ''] = (written?.[2] ?? entry).toLowerCase().replace(/\/+$/, '').split(':');
  return (url) => {
    if (url.protocol !== protocol || url.port !== port) return false;
    const host = hostOf(url);
    return name.startsWith('*.') ? host.endsWith(name.slice(1)) && host.length > name.length - 1 : host === name;
  };
}
