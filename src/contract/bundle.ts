import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { parse } from 'yaml';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** The file a component comes from decides its kind: `loans/schemas.yaml#/LoanSummary` becomes `#/components/schemas/LoanSummary`. */
const componentKinds = new Set(['schemas', 'parameters', 'responses', 'headers', 'requestBodies', 'examples']);

/** Reads a contract and the files it refers to, and returns one document whose references are all internal. */
export function bundle(rootFile: string): JsonObject {
  const files = new Map<string, JsonObject>();
  const origins = new Map<string, string>();
  const components: { [kind: string]: JsonObject } = {};

  function read(file: string): JsonObject {
    const known = files.get(file);
    if (known) return known;
    const content: Json = parse(readFileSync(file, 'utf8'), { merge: true });
    if (!isObject(content)) throw new Error(`${file} is not a YAML mapping`);
    files.set(file, content);
    return content;
  }

  function resolveIn(node: Json, file: string): Json {
    if (Array.isArray(node)) return node.map((item) => resolveIn(item, file));
    if (!isObject(node)) return node;
    if (typeof node.$ref === 'string') return follow(node.$ref, node, file);
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolveIn(value, file)]));
  }

  function follow(ref: string, node: JsonObject, file: string): Json {
    const [path = '', pointer = ''] = ref.split('#');
    if (path === '' && pointer.startsWith('/components/')) return { ...node };
    const target = path === '' ? file : resolve(dirname(file), path);
    const name = pointer.slice(1).replaceAll('~1', '/').replaceAll('~0', '~');
    const found = read(target)[name];
    if (found === undefined) throw new Error(`${file}: ${ref} does not exist`);
    const kind = basename(target, '.yaml');
    if (!componentKinds.has(kind)) return resolveIn(found, target);

    const id = `${kind}/${name}`;
    const origin = origins.get(id);
    if (origin !== undefined && origin !== target) throw new Error(`${id} is defined in both ${origin} and ${target}`);
    if (origin === undefined) {
      origins.set(id, target);
      components[kind] ??= {};
      components[kind][name] = resolveIn(found, target);
    }
    const { $ref: _, ...siblings } = node;
    return { $ref: `#/components/${id}`, ...siblings };
  }

  const root = read(rootFile);
  const document = resolveIn(root, rootFile);
  if (!isObject(document)) throw new Error(`${rootFile} is not a YAML mapping`);
  const own = isObject(document.components) ? document.components : {};
  return { ...document, components: sorted({ ...own, ...mapValues(components, sorted) }) };
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function mapValues(objects: { [key: string]: JsonObject }, change: (value: JsonObject) => JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(objects).map(([key, value]) => [key, change(value)]));
}
