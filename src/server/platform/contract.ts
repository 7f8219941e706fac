import { readFileSync } from 'node:fs';
import type { OperationId } from './feature.ts';

export type Schema = Record<string, unknown>;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required: boolean;
  schema: Schema;
}

export interface Operation {
  id: OperationId;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As in the contract: `/loan/applications/{id}`. */
  path: string;
  base: '/api' | '/weather';
  tag: string;
  /** What it does, in a few words of English. */
  summary: string;
  /** `public`, `self`, or `module:action:method`. */
  permission: string;
  /** Which calls a minute it is counted among. */
  limit: 'public' | 'media' | 'signedIn';
  /** The answer to an Idempotency-Key may be kept. */
  repeatable: boolean;
  /** Whoever looks as a role may make it: it changes nothing, or ends their session. */
  whileLooking: boolean;
  parameters: Parameter[];
  /** By content type; null where the call takes no body. */
  body: { required: boolean; schemas: Record<string, Schema> } | null;
  largestBody: number;
  /** Success status first named, and the JSON schemas of the answers by status. */
  success: number;
  answers: Record<string, Schema | null>;
}

export interface Contract {
  document: Record<string, unknown>;
  operations: Operation[];
}

const megabyte = 1024 * 1024;
const PERMISSION = /^(public|self|[a-z_]+:[a-zA-Z0-9_-]+:(get|post|put|delete))$/;

let bundle: Contract | undefined;

/** The bundle that `npm run contract` writes from openapi.yaml; a process reads it once. */
export function readContract(): Contract {
  if (bundle) return bundle;
  const file = new URL('../../contract/generated/openapi.json', import.meta.url);
  const document = record(JSON.parse(readFileSync(file, 'utf8')));
  bundle = { document, operations: [...operationsOf(document)] };
  return bundle;
}

function* operationsOf(document: Record<string, unknown>): Generator<Operation> {
  const resolve = resolverOf(document);
  for (const [path, item] of Object.entries(record(document.paths))) {
    const shared = list(record(item).parameters);
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const raw = record(item)[method];
      const place = { path, base: baseOf(record(item).servers ?? document.servers) };
      if (raw !== undefined) yield operationOf(place, method, record(raw), shared, resolve);
    }
  }
}

type Resolve = (value: unknown) => Record<string, unknown>;

/** Where a path is served. */
function baseOf(servers: unknown): Operation['base'] {
  const [{ url }] = list(servers).map(record) as [Record<string, unknown>];
  if (url !== '/api' && url !== '/weather') throw new Error(`Nothing is served at ${String(url)}`);
  return url;
}

function operationOf(
  { path, base }: Pick<Operation, 'path' | 'base'>,
  method: string,
  raw: Record<string, unknown>,
  shared: unknown[],
  resolve: Resolve,
): Operation {
  const id = raw.operationId;
  const permission = raw['x-permission'];
  if (typeof id !== 'string') throw new Error(`${method} ${path} has no operationId`);
  if (typeof permission !== 'string' || !PERMISSION.test(permission)) {
    throw new Error(`${id} has no valid x-permission: ${String(permission)}`);
  }
  const [tag] = list(raw.tags);
  if (typeof tag !== 'string') throw new Error(`${id} has no tag`);
  const largest = raw['x-largest-body'];
  const responses = Object.entries(record(raw.responses));
  const success = responses.map(([status]) => Number(status)).find((status) => status >= 200 && status < 300);
  if (success === undefined) throw new Error(`${id} names no answer of success`);

  const writes = method !== 'get' && raw['x-reads'] !== true;
  return {
    id: id as OperationId,
    method: method.toUpperCase() as Operation['method'],
    path,
    base,
    tag,
    summary: String(raw.summary),
    permission,
    limit: permission !== 'public' ? 'signedIn' : raw['x-limit'] === 'media' ? 'media' : 'public',
    repeatable: writes && permission !== 'public' && raw['x-idempotent'] !== false,
    whileLooking: !writes || raw['x-while-looking'] === true,
    parameters: [...shared, ...list(raw.parameters)].map((parameter) => parameterOf(resolve(parameter))),
    body: raw.requestBody === undefined ? null : bodyOf(resolve(raw.requestBody)),
    largestBody: typeof largest === 'number' ? largest : megabyte,
    success,
    answers: Object.fromEntries(responses.map(([status, answer]) => [status, jsonSchemaOf(resolve(answer))])),
  };
}

function parameterOf(raw: Record<string, unknown>): Parameter {
  return {
    name: String(raw.name),
    in: raw.in as Parameter['in'],
    required: raw.required === true,
    schema: record(raw.schema),
  };
}

function bodyOf(raw: Record<string, unknown>): Operation['body'] {
  const schemas = Object.entries(record(raw.content)).map(([type, media]) => [type, record(record(media).schema)]);
  return { required: raw.required === true, schemas: Object.fromEntries(schemas) };
}

function jsonSchemaOf(answer: Record<string, unknown>): Schema | null {
  const content = record(answer.content ?? {});
  const media = content['application/json'] ?? content['application/problem+json'];
  return media === undefined ? null : record(record(media).schema);
}

function resolverOf(document: Record<string, unknown>): Resolve {
  return function resolve(value) {
    const { $ref } = record(value);
    if (typeof $ref !== 'string') return record(value);
    const steps = $ref.slice(2).split('/');
    return resolve(
      steps.reduce<unknown>((node, step) => record(node)[step.replaceAll('~1', '/').replaceAll('~0', '~')], document),
    );
  };
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('The contract is not well formed');
  return value as Record<string, unknown>;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
