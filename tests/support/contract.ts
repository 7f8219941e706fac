import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export interface ContractParameter {
  name: string;
  in: string;
  required: boolean;
  schema: JsonObject;
  description: Json | undefined;
  example: Json | undefined;
}

/** An operation of the bundle with the references at its surface (parameters, body, answers) followed. */
export interface ContractCall {
  id: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  base: '/api' | '/weather';
  feature: string;
  permission: string;
  /** `loan.ACCEPT`, for a call that is an event of a machine. */
  event: string | null;
  extension: boolean;
  /** Streams never end by themselves. */
  stream: boolean;
  /** Repeatable with an Idempotency-Key. */
  keyed: boolean;
  parameters: ContractParameter[];
  /** Media types of the body, in the contract's order. */
  body: { [contentType: string]: JsonObject } | null;
  bodyRequired: boolean;
  responses: { [status: string]: JsonObject };
  raw: JsonObject;
}

const root = join(import.meta.dirname, '../..');
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export const contract: JsonObject = object(
  JSON.parse(readFileSync(join(root, 'src/contract/generated/openapi.json'), 'utf8')),
);

export const calls: readonly ContractCall[] = Object.entries(object(contract.paths)).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const raw = object(item)[method];
    return raw === undefined ? [] : [callOf(path, method, object(raw))];
  }),
);

function callOf(path: string, method: ContractCall['method'], raw: JsonObject): ContractCall {
  const body = raw.requestBody === undefined ? null : followed(raw.requestBody);
  const parameters = list(raw.parameters).map(parameterOf);
  const feature = text(list(raw.tags)[0]);
  return {
    id: text(raw.operationId),
    method,
    path,
    base: feature === 'weather' ? '/weather' : '/api',
    feature,
    permission: text(raw['x-permission']),
    event: typeof raw['x-event'] === 'string' ? raw['x-event'] : null,
    extension: raw['x-extension'] === true,
    stream: raw['x-stream'] === true,
    keyed: parameters.some(({ name }) => name === 'Idempotency-Key'),
    parameters,
    body: body && mapValues(object(body.content), object),
    bodyRequired: body?.required === true,
    responses: mapValues(object(raw.responses), followed),
    raw,
  };
}

function parameterOf(node: Json): ContractParameter {
  const raw = followed(node);
  return {
    name: text(raw.name),
    in: text(raw.in),
    required: raw.required === true,
    schema: object(raw.schema),
    description: raw.description,
    example: raw.example,
  };
}

/** The object a reference leads to; anything else is already there. */
export function followed(node: Json | undefined): JsonObject {
  const here = object(node);
  if (typeof here.$ref !== 'string') return here;
  let target: Json | undefined = contract;
  for (const step of here.$ref.slice(2).split('/')) {
    target = object(target)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return followed(target);
}

export function object(node: Json | undefined): JsonObject {
  if (!isObject(node)) throw new Error(`Expected an object of the contract, found ${JSON.stringify(node)}`);
  return node;
}

export function isObject(node: Json | undefined): node is JsonObject {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

export function list(node: Json | undefined): Json[] {
  return Array.isArray(node) ? node : [];
}

function text(node: Json | undefined): string {
  if (typeof node !== 'string') throw new Error(`Expected text of the contract, found ${JSON.stringify(node)}`);
  return node;
}

function mapValues<Value>(source: JsonObject, change: (value: Json) => Value): { [key: string]: Value } {
  return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, change(value)]));
}
