import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Contract, Operation } from '../../src/server/platform/contract.ts';
import type { OpenDatabase } from '../../src/server/platform/database.ts';
import { notFound } from '../../src/server/platform/errors.ts';
import type { Call, Caller, OperationId } from '../../src/server/platform/feature.ts';
import { createHttp } from '../../src/server/platform/http.ts';
import { IdempotentRequests } from '../../src/server/platform/idempotency.ts';
import { sendProblem } from '../../src/server/platform/problem.ts';
import { registerContract } from '../../src/server/platform/router.ts';
import { validationOf } from '../../src/server/platform/validation.ts';
import { uncounted } from './no-limits.ts';

export const aCaller: Caller = {
  id: '0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e12',
  name: 'Hina Sheikh',
  email: 'reap-agent@demo.fmis',
  roles: ['Reap Agent'],
  permissions: new Set(['loan:thing:post']),
  institutionId: null,
};

interface LooseCall {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
  files: Call<OperationId>['files'];
}

type LooseAnswer = { status?: number; body?: unknown; headers?: Record<string, string> };

/** One call `POST /api/things/{id}` of a contract made for the test, carried out by the given handler. */
export async function smallServer(
  open: OpenDatabase,
  handler: (call: LooseCall) => Promise<LooseAnswer>,
  options: {
    operation?: Partial<Operation>;
    caller?: Caller | null;
    report?: (error: unknown) => void;
    clock?: () => Date;
  } = {},
): Promise<FastifyInstance> {
  const operation: Operation = {
    id: 'doThing' as OperationId,
    method: 'POST',
    path: '/things/{id}',
    base: '/api',
    tag: 'things',
    summary: 'Do a thing',
    permission: 'loan:thing:post',
    limit: 'signedIn',
    repeatable: true,
    whileLooking: false,
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 40 } },
      {
        name: 'limit',
        in: 'query',
        required: false,
        schema: { type: 'integer', minimum: 0, maximum: 1000, default: 50 },
      },
      {
        name: 'status',
        in: 'query',
        required: false,
        schema: { type: 'array', items: { type: 'string', enum: ['open', 'shut'] } },
      },
      { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 100 } },
      { name: 'If-Match', in: 'header', required: false, schema: { type: 'string', pattern: '^"[0-9]{1,10}"$' } },
    ],
    body: {
      required: true,
      schemas: {
        'application/json': {
          type: 'object',
          required: ['amount'],
          properties: { amount: { type: 'integer' }, note: { type: 'string', maxLength: 20 } },
          additionalProperties: false,
        },
        'multipart/form-data': {
          type: 'object',
          required: ['amount'],
          properties: { amount: { type: 'integer' }, file: { type: 'string', format: 'binary' } },
          additionalProperties: false,
        },
      },
    },
    largestBody: 10_000,
    success: 201,
    answers: { '201': null },
    ...options.operation,
  };
  const contract: Contract = { document: { components: {} }, operations: [operation] };
  const app = await createHttp({ logLevel: 'silent', trustedProxies: [] }, options.report ?? (() => {}));
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, notFound('such address')));
  registerContract(app, {
    contract,
    validation: validationOf(contract),
    handlers: { [operation.id]: handler },
    authenticate: async () => (options.caller === undefined ? aCaller : options.caller),
    limits: uncounted,
    idempotency: new IdempotentRequests(open.database, open.engine),
    clock: options.clock ?? (() => new Date()),
    media: { whole: (work) => work() },
    spoolFolder: `${tmpdir()}/fmis-spool-${randomUUID()}`,
  });
  await app.ready();
  return app;
}
