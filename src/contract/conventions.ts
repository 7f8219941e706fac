import { isObject, type Json, type JsonObject } from './bundle.ts';

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * Adds to every operation what all operations share, so that the files of a feature say only what is their own:
 * the refusals, and on writes the headers `Idempotency-Key` and `If-Match`.
 * An operation opts out of a repeatable answer with `x-idempotent: false` (sign-in, tokens) or by changing nothing
 * (`x-reads: true`), and declares no `If-Match` unless it changes one versioned record (`x-event` or `x-versioned: true`).
 */
export function applyConventions(document: JsonObject): JsonObject {
  const paths = isObject(document.paths) ? document.paths : {};
  for (const [path, item] of Object.entries(paths)) {
    if (!isObject(item)) continue;
    for (const method of methods) {
      const operation = item[method];
      if (isObject(operation)) item[method] = withConventions(operation, path, method);
    }
  }
  delete document['x-shared'];
  return document;
}

function withConventions(operation: JsonObject, path: string, method: (typeof methods)[number]): JsonObject {
  const permission = operation['x-permission'];
  const open = permission === 'public';
  const writes = method !== 'get';
  const versioned = operation['x-event'] !== undefined || operation['x-versioned'] === true;
  const parameters = Array.isArray(operation.parameters) ? [...operation.parameters] : [];

  const isRepeatable = operation['x-idempotent'] !== false && operation['x-reads'] !== true;
  if (writes && !open && isRepeatable) parameters.push(ref('parameters', 'IdempotencyKey'));
  if (versioned) parameters.push(ref('parameters', 'IfMatch'));

  const refusals: [status: string, applies: boolean, response: string][] = [
    ['400', true, 'BadRequest'],
    ['401', !open, 'Unauthorized'],
    ['403', !open, 'Forbidden'],
    ['404', path.includes('{') || versioned, 'NotFound'],
    ['408', operation.requestBody !== undefined, 'TooSlow'],
    ['409', writes && !open, 'Conflict'],
    ['413', writes, 'TooLarge'],
    ['414', path.includes('{'), 'AddressTooLong'],
    ['415', writes, 'UnsupportedMediaType'],
    ['422', writes, 'Unprocessable'],
    ['429', true, 'TooManyRequests'],
    ['431', true, 'HeadersTooLarge'],
    ['503', true, 'Unavailable'],
  ];
  const responses: JsonObject = { ...(isObject(operation.responses) ? operation.responses : {}) };
  for (const [status, applies, response] of refusals) {
    if (applies) responses[status] ??= ref('responses', response);
  }

  return {
    ...operation,
    ...(parameters.length > 0 ? { parameters } : {}),
    responses,
    ...(open ? { security: [] } : {}),
  };
}

function ref(kind: string, name: string): Json {
  return { $ref: `#/components/${kind}/${name}` };
}
