import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contract, Operation } from './contract.ts';
import { forbidden, lookingOnly, unauthenticated } from './errors.ts';
import type { Answer, Authenticate, Call, Caller, Handler, Handlers, OperationId } from './feature.ts';
import { hashOf, type IdempotentRequests, type KeptAnswer } from './idempotency.ts';
import { addressOf, type Limits } from './limits.ts';
import type { Media } from './media.ts';
import { checkContentType, type ReadBody, readBody } from './request-body.ts';
import { workFor } from './turns.ts';
import { Uploads } from './uploads.ts';
import { badRequest, type Validation } from './validation.ts';

/** Sees every answer of a handler before it is sent, and what was asked (tests hold it against the contract). */
export type Inspect = (operation: Operation, status: number, body: unknown, call: Call<OperationId>) => void;

export interface RouterOptions {
  contract: Contract;
  validation: Validation;
  handlers: Partial<Handlers>;
  authenticate: Authenticate;
  limits: Limits;
  idempotency: IdempotentRequests;
  clock: () => Date;
  spoolFolder: string;
  media: Pick<Media, 'whole'>;
  inspect?: Inspect;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

/** Registers every call of the contract: permission first, then the contract, then the feature. One without a handler stops the start. */
export function registerContract(app: FastifyInstance, parts: RouterOptions): void {
  app.decorateRequest('caller', null);
  const missing: string[] = [];
  const room = { spoolFolder: parts.spoolFolder, uploads: new Uploads() };
  for (const operation of parts.contract.operations) {
    const handler = parts.handlers[operation.id];
    if (!handler) {
      missing.push(operation.id);
      continue;
    }
    app.route({
      method: operation.method,
      url: operation.base + operation.path.replace(/\{([^}]+)\}/g, ':$1'),
      exposeHeadRoute: false,
      bodyLimit: operation.largestBody,
      config: { operation },
      onRequest: async (request) => {
        await admit(operation, request, parts);
        const { caller } = request;
        if (handler.admits && caller) {
          const params = parts.validation.parameters(operation, 'path', request.params as Record<string, unknown>);
          // Of this call, as the contract has just said.
          handler.admits({ params: params as never, caller });
        }
        checkContentType(operation, request);
      },
      handler: async (request, reply) => {
        const read = await readBody(operation, request, room);
        return await serve(operation, handler, { request, reply, read }, parts);
      },
    });
  }
  if (missing.length > 0) throw new Error(`Calls of the contract without a handler: ${missing.join(', ')}`);
}

/** Counted and judged before a byte of the body is read. */
async function admit(
  operation: Operation,
  request: FastifyRequest,
  { authenticate, limits }: RouterOptions,
): Promise<void> {
  if (operation.permission !== 'public') {
    // Until it is known whose it is, it is the work of whoever holds the token.
    request.caller = await workFor(request.headers.authorization ?? '', () => authenticate(request));
    if (!request.caller) {
      await limits.refused(request);
      throw unauthenticated();
    }
  }
  await limits.admitted(operation, request);
  const looksAs = request.caller?.looksAs;
  if (looksAs !== undefined && !operation.whileLooking) throw lookingOnly(looksAs);
  const { permission } = operation;
  if (permission !== 'public' && permission !== 'self' && !request.caller?.permissions.has(permission))
    throw forbidden(permission);
}

async function serve(
  operation: Operation,
  handler: Handler<OperationId>,
  { request, reply, read }: { request: FastifyRequest; reply: FastifyReply; read: ReadBody },
  parts: RouterOptions,
): Promise<FastifyReply> {
  let answer: Ready;
  try {
    const call = callOf(operation, request, read, parts);
    const work = () => parts.media.whole(() => carryOut(operation, handler, call, read, parts));
    // Of what is public nobody is known but the address.
    answer = await workFor(request.caller?.id ?? call.address, work);
  } finally {
    await read.discard();
  }
  return reply
    .status(answer.status)
    .headers(answer.headers)
    .send(answer.stream ?? answer.text ?? undefined);
}

interface Ready extends KeptAnswer {
  stream?: Readable;
}

async function carryOut(
  operation: Operation,
  handler: Handler<OperationId>,
  call: Call<OperationId>,
  read: ReadBody,
  parts: RouterOptions,
): Promise<Ready> {
  const key = operation.repeatable ? call.idempotencyKey : undefined;
  if (key === undefined) return ready(operation, await handler(call), call, parts);

  const { replayed, ...answer } = await parts.idempotency.once(
    {
      personId: call.caller.id,
      method: operation.method,
      path: call.request.url,
      key,
      bodyHash: hashOf([read.contentType, read.body, read.files.map((file) => [file.field, file.sha256])]),
      at: parts.clock(),
    },
    async () => ready(operation, await handler(call), call, parts),
  );
  return replayed ? { ...answer, headers: { ...answer.headers, 'idempotency-replayed': 'true' } } : answer;
}

function callOf(
  operation: Operation,
  request: FastifyRequest,
  read: ReadBody,
  { validation, authenticate }: RouterOptions,
): Call<OperationId> {
  const params = validation.parameters(operation, 'path', request.params as Record<string, unknown>);
  const query = validation.parameters(operation, 'query', request.query as Record<string, unknown>);
  const headers = validation.parameters(operation, 'header', request.headers);
  if (operation.body) {
    if (read.body === undefined) {
      if (operation.body.required)
        throw badRequest('This call needs a body.', [{ pointer: '', message: 'is required' }]);
    } else {
      validation.body(operation, read.contentType ?? '', read.body);
    }
  }
  const ifMatch = headers['If-Match'];
  const idempotencyKey = headers['Idempotency-Key'];
  const call = {
    params,
    query,
    body: operation.body ? read.body : undefined,
    files: read.files,
    request,
    address: addressOf(request),
    headers,
    callerNow: () => authenticate(request),
    ifMatch: typeof ifMatch === 'string' ? Number(ifMatch.slice(1, -1)) : undefined,
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
    get caller() {
      if (!request.caller) throw new Error(`${operation.id} is public: nobody is signed in`);
      return request.caller;
    },
  };
  // The contract has just been checked, which is what the types of the call are generated from.
  return call as unknown as Call<OperationId>;
}

function ready(
  operation: Operation,
  answer: Answer<OperationId>,
  call: Call<OperationId>,
  parts: RouterOptions,
): Ready {
  const status = answer.status ?? operation.success;
  if (answer.stream) return { status, headers: answer.headers ?? {}, text: null, stream: answer.stream };
  const { json } = answer;
  const body: unknown = answer.body;
  if (parts.inspect) {
    const text = json ?? JSON.stringify(body);
    parts.inspect(operation, status, text === undefined ? undefined : JSON.parse(text), call);
  }
  const headers: Record<string, string | string[]> = { 'cache-control': 'no-store', ...answer.headers };
  if (body === undefined && json === undefined) return { status, headers, text: null };
  headers['content-type'] ??= 'application/json; charset=utf-8';
  const version = versionOf(body);
  if (version !== null) headers.etag ??= `"${version}"`;
  return { status, headers, text: json ?? JSON.stringify(body) };
}

function versionOf(body: unknown): number | null {
  return typeof body === 'object' && body !== null && 'version' in body && typeof body.version === 'number'
    ? body.version
    : null;
}
