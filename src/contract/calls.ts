import { isObject, type Json, type JsonObject } from './bundle.ts';

/*
 * What the portal must know of the contract while it runs: which call an event is, and how the parameters of a list are
 * written. The types know the same, but are gone by then.
 */
export function callsModule(document: JsonObject): string {
  const calls = Object.entries(objectIn(document, 'paths')).flatMap(([path, item]) =>
    isObject(item) ? METHODS.map((method) => ({ path, method, operation: objectIn(item, method) })) : [],
  );
  const events: { [entity: string]: { [event: string]: Json } } = {};
  for (const { path, method, operation } of calls) {
    const fields = fieldsOf(document, operation);
    if (!path.endsWith('/{id}') && !fields?.includes('id')) continue;
    for (const [name, isOwn] of namesOf(operation)) {
      const [entity = '', event = ''] = name.split('.');
      events[entity] ??= {};
      if (isOwn || !events[entity][event]) events[entity][event] = { method, path, fields: fields ?? [] };
    }
  }
  const lists = calls
    .filter(({ method }) => method === 'get')
    .map(({ path, operation }) => [path, parametersOf(document, operation)] as const)
    .filter(([path, parameters]) => 'search' in parameters && 'limit' in parameters && !path.endsWith('/export'));
  return [
    '/** The events of one record that have a call of their own, and what goes into its body. */',
    `export const eventCalls = ${JSON.stringify(events, null, 1)} as const;`,
    '',
    '/** How each condition of a list is written into its address. */',
    `export const listConditions = ${JSON.stringify(Object.fromEntries(lists.map(([path, all]) => [path, conditionsIn(all)])), null, 1)} as const;`,
    '',
  ].join('\n');
}

const METHODS = ['get', 'put', 'post', 'delete'] as const;
const PAGING = new Set(['sort', 'counts', 'limit', 'offset', 'after']);

function namesOf(operation: JsonObject): [name: string, isOwn: boolean][] {
  const under = (key: string) => [operation[key] ?? []].flat().map(String);
  return [
    ...under('x-event').map((name): [string, boolean] => [name, true]),
    ...under('x-also-event').map((name): [string, boolean] => [name, false]),
  ];
}

/** The fields of a JSON body; nothing where the call takes none. */
function fieldsOf(document: JsonObject, operation: JsonObject): string[] | undefined {
  const { schema } = objectIn(objectIn(resolved(document, operation['requestBody']), 'content'), 'application/json');
  if (schema === undefined) return undefined;
  const own = resolved(document, schema);
  const parts = Array.isArray(own['allOf']) ? own['allOf'].map((part) => resolved(document, part)) : [];
  return [own, ...parts].flatMap((part) => Object.keys(objectIn(part, 'properties')));
}

function parametersOf(document: JsonObject, operation: JsonObject): JsonObject {
  const all = Array.isArray(operation['parameters']) ? operation['parameters'] : [];
  const inQuery = all.map((one) => resolved(document, one)).filter((one) => one['in'] === 'query');
  return Object.fromEntries(inQuery.map(({ name, schema }) => [name as string, resolved(document, schema)]));
}

function conditionsIn(parameters: JsonObject): JsonObject {
  const conditions = Object.entries(parameters).filter(([name]) => !PAGING.has(name));
  return Object.fromEntries(conditions.map(([name, schema]) => [name, kindOf(isObject(schema) ? schema : {})]));
}

function kindOf({ type }: JsonObject): string {
  if (type === 'array') return 'several';
  if (type === 'boolean') return 'flag';
  return type === 'number' || type === 'integer' ? 'number' : 'one';
}

function objectIn(node: JsonObject, key: string): JsonObject {
  const value = node[key];
  return isObject(value) ? value : {};
}

function resolved(document: JsonObject, node: Json | undefined): JsonObject {
  if (!isObject(node)) return {};
  const { $ref } = node;
  if (typeof $ref !== 'string') return node;
  const steps = $ref.slice('#/'.length).split('/');
  return resolved(
    document,
    steps.reduce<JsonObject>((found, step) => objectIn(found, step), document),
  );
}
