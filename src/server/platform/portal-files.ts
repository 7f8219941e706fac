import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';
import { addressTooLong, LONGEST_PARAMETER, sendProblem } from './problem.ts';
import type { Settings } from './settings.ts';

export const portalFolder = fileURLToPath(new URL('../../../dist/portal/', import.meta.url));

const YEAR_SECONDS = 31_536_000;

/** Of all data, files and refusals among them, where a call says nothing else: nobody keeps it, and opened as a page it does nothing. */
const ofData = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** The built portal at `/`, its screens at any address that is no file, and the headers that keep scripts of others out. */
export async function registerPortal(
  app: FastifyInstance,
  { publicUrl, sentryDsn, demo }: Pick<Settings, 'publicUrl' | 'sentryDsn' | 'demo'>,
): Promise<void> {
  const secure = publicUrl.startsWith('https:');
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Components that bring styles of their own find the nonce in a meta element of the page.
        styleSrcElem: ["'self'", (request) => `'nonce-${nonceOf(request)}'`],
        // Positions of popovers and canvas nodes are style attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(sentryDsn ? [new URL(sentryDsn).origin] : [])],
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: secure ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });

  // Data is never a page: it needs these headers, not the whole policy worked out for each answer.
  app.addHook('onRequest', async (request, reply) => {
    if (!isData(request.url)) return void reply.helmet();
    reply.headers(ofData);
    // An address of data that is no call is no file either.
    if (!request.is404 && !request.routeOptions.config.operation) return nothingHere(reply);
  });

  const built = existsSync(`${portalFolder}index.html`);
  if (built) {
    await app.register(fastifyStatic, {
      root: portalFolder,
      preCompressed: true,
      // The page itself is sent below.
      index: false,
      setHeaders: (reply, path) => {
        // Built files carry a hash of their content in their names.
        const forGood = path.includes('/assets/');
        reply.header('cache-control', forGood ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
  }
  const page = built ? pageWith({ sentryDsn, demo }) : '';
  const sendPage = (reply: FastifyReply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(withMeta(page, 'property="csp-nonce"', nonceOf(reply.request.raw)));
  if (built) app.get('/', (_request, reply) => sendPage(reply));
  app.setNotFoundHandler((request, reply) => {
    if (built && isScreen(request)) return sendPage(reply);
    return nothingHere(reply);
  });
}

/** The portal's one page; where defects are collected, or all is a demonstration, it says so in a meta element. */
function pageWith({ sentryDsn, demo }: Pick<Settings, 'sentryDsn' | 'demo'>): string {
  const page = readFileSync(`${portalFolder}index.html`, 'utf8');
  const collecting = sentryDsn === null ? page : withMeta(page, 'name="sentry-dsn"', sentryDsn);
  return demo ? withMeta(collecting, 'name="demo"', 'yes') : collecting;
}

function withMeta(page: string, name: string, content: string): string {
  const meta = `<meta ${name} content="${content.replaceAll('"', '&quot;')}" />`;
  return page.replace('</head>', () => `${meta}</head>`);
}

const nonces = new WeakMap<IncomingMessage, string>();

/** One for each answer: its policy and its page name the same. */
function nonceOf(request: IncomingMessage): string {
  const nonce = nonces.get(request) ?? randomBytes(16).toString('base64');
  nonces.set(request, nonce);
  return nonce;
}

function isData(url: string): boolean {
  return url.startsWith('/api/') || url.startsWith('/weather/');
}

function isScreen(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  const ofServer = /^\/(api|weather|assets|healthz|readyz|metrics|docs|openapi\.json)(\/|$)/.test(path);
  return (request.method === 'GET' || request.method === 'HEAD') && !ofServer && !/\.[a-z0-9]+$/i.test(path);
}

function nothingHere(reply: FastifyReply): void {
  // Such a part fits no call, and a file's address takes it up.
  const parts = reply.request.url.split('?', 1).join('').split('/');
  const isTooLong = parts.some(({ length }) => length > LONGEST_PARAMETER);
  const nothing = { status: 404, code: 'notFound', detail: 'There is nothing at this address.' };
  sendProblem(reply, isTooLong ? addressTooLong() : new HttpError(nothing));
}
