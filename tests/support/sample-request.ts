import type { InjectOptions } from 'fastify';
import { VISIBLE } from '../../machines/shared/blank.ts';
import { type ContractCall, followed, isObject, type Json, type JsonObject, list, object } from './contract.ts';

/** What a client would send for a call; taken from the contract's examples, or made from its schemas. */
export interface SampleRequest {
  path: { [name: string]: string };
  query: { [name: string]: string | string[] };
  headers: { [name: string]: string };
  contentType: string | null;
  body: Json | undefined;
  /** Files of a form, by field. */
  files: { [field: string]: { filename: string; type: string; content: Buffer } };
}

export function sampleRequest(call: ContractCall): SampleRequest {
  const [contentType = null] = Object.keys(call.body ?? {});
  const path: SampleRequest['path'] = {};
  const query: SampleRequest['query'] = {};
  for (const parameter of call.parameters) {
    if (parameter.in !== 'path' && !(parameter.in === 'query' && parameter.required)) continue;
    const value = parameter.example ?? sampleOf(parameter.schema, `${call.id} ${parameter.name}`);
    (parameter.in === 'path' ? path : query)[parameter.name] = asText(value);
  }
  return { path, query, headers: {}, contentType, body: sampleBody(call, contentType), files: {} };
}

/** A request that fastify.inject takes, with this bearer token or none. */
export function injectable(call: ContractCall, sample: SampleRequest, token: string | null): InjectOptions {
  const url = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(sample.path[name] ?? ''));
  const query = Object.entries(sample.query).flatMap(([name, value]) =>
    [value].flat().map((item) => `${encodeURIComponent(name)}=${encodeURIComponent(item)}`),
  );
  const { payload, contentType } = payloadOf(sample);
  return {
    method: methodOf(call),
    url: `${call.base}${url}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(contentType === null ? {} : { 'content-type': contentType }),
      ...sample.headers,
    },
    ...(payload === undefined ? {} : { payload }),
  };
}

export function methodOf(call: ContractCall): 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' {
  return ({ get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const)[call.method];
}

function payloadOf({ contentType, body, files }: SampleRequest): {
  payload?: string | Buffer;
  contentType: string | null;
} {
  if (contentType === null || body === undefined) return { contentType: null };
  if (contentType === 'multipart/form-data') return multipart(body, files);
  if (contentType === 'application/x-www-form-urlencoded') {
    const fields = Object.entries(isObject(body) ? body : { body }).map(([name, value]): [string, string] => [
      name,
      asText(value),
    ]);
    return { payload: new URLSearchParams(fields).toString(), contentType };
  }
  return { payload: JSON.stringify(body), contentType };
}

const BOUNDARY = '----fmis-sample-form';

function multipart(body: Json, files: SampleRequest['files']): { payload: Buffer; contentType: string } {
  const fields = Object.entries(object(body)).filter(([name]) => !(name in files));
  const parts = [
    ...fields.map(([name, value]) => [
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${asText(value)}\r\n`),
    ]),
    ...Object.entries(files).map(([name, { filename, type, content }]) => [
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`,
      ),
      content,
      Buffer.from('\r\n'),
    ]),
  ].flat();
  const payload = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { payload, contentType: `multipart/form-data; boundary=${BOUNDARY}` };
}

function sampleBody(call: ContractCall, contentType: string | null): Json | undefined {
  const media = contentType === null ? undefined : call.body?.[contentType];
  if (!media) return undefined;
  return media.example ?? sampleOf(object(media.schema), `${call.id} body`);
}

/** A value of this schema: its example, else the smallest that fits. */
export function sampleOf(node: JsonObject, place: string): Json {
  const schema = followed(node);
  const [example] = list(schema.examples);
  const [choice] = list(schema.enum);
  const [alternative] = [...list(schema.oneOf), ...list(schema.anyOf)];
  if (example !== undefined) return example;
  if (schema.const !== undefined) return schema.const;
  if (choice !== undefined) return choice;
  if (schema.type === 'object') {
    const required = list(schema.required).map(asText);
    const properties = isObject(schema.properties) ? schema.properties : {};
    return Object.fromEntries(required.map((name) => [name, sampleOf(object(properties[name]), `${place}/${name}`)]));
  }
  if (alternative !== undefined) return sampleOf(object(alternative), place);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'string':
      if (schema.pattern !== undefined && schema.pattern !== VISIBLE)
        throw new Error(`${place}: a pattern needs an example`);
      return 'a'.repeat(Math.max(1, Number(schema.minLength ?? 1)));
    case 'integer':
    case 'number':
      return Number(schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'array':
      return Number(schema.minItems ?? 0) > 0 ? [sampleOf(object(schema.items), `${place}/0`)] : [];
    default:
      return null;
  }
}

export function asText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
