import { createRequire } from 'node:module';
import Ajv2020 from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { isObject, type JsonObject } from './bundle.ts';
import { methods } from './conventions.ts';
import { formats, multipleOfPrecision } from './formats.ts';

const require = createRequire(import.meta.url);

/** Ajv's run-time pieces that need nothing else, and so can be written into the file in place of a `require`. */
const selfContained = new Set(['ajv/dist/runtime/ucs2length', 'ajv/dist/runtime/equal']);

/** One module with a validator for the JSON body of every operation that takes one, named as the operation. */
export function validatorsModule(document: JsonObject): { code: string; declarations: string } {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    formats,
    multipleOfPrecision,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addSchema({ $id: 'fmis:contract', ...document });

  const bodies = [...jsonBodies(document)];
  for (const { operationId, pointer } of bodies) {
    ajv.addSchema({ $id: `body:${operationId}`, $ref: `fmis:contract#${pointer}` });
  }
  return {
    code: bodies.map(({ operationId }) => validatorCode(ajv, operationId)).join(''),
    declarations: declarations(bodies.map(({ operationId }) => operationId)),
  };
}

/** Each validator is closed in itself, so that a page carries only those it imports. */
function validatorCode(ajv: Ajv2020, operationId: string): string {
  const code: string = standaloneCode(ajv, { [operationId]: `body:${operationId}` });
  const [, name] = /^export const \w+ = (\w+);$/m.exec(code) ?? [];
  if (name === undefined) throw new Error(`No validator was generated for ${operationId}`);
  const inner = code
    .replace(/^"use strict";\n?/, '')
    .replace(/^export const .*;\n?/m, '')
    .replace(/^const schema\d+ = \{"\$id":.*;\n/m, '')
    .replace(/\/\*# sourceURL=.*?\*\/;\n?/g, '')
    .replace(/require\("([^"]+)"\)\.default/g, runtimeSource);
  return `export const ${operationId} = /* @__PURE__ */ (() => {\n${inner}\nreturn ${name};\n})();\n`;
}

function runtimeSource(_: string, module: string): string {
  if (!selfContained.has(module)) throw new Error(`generated validators need ${module}, which no browser has`);
  const loaded: { default: () => unknown } = require(module);
  return `(${loaded.default.toString()})`;
}

function declarations(operationIds: string[]): string {
  return [
    "import type { operations } from './types.ts';",
    '',
    'interface ValidationError {',
    '  instancePath: string;',
    '  keyword: string;',
    '  message?: string;',
    '  params: Record<string, unknown>;',
    '}',
    '/** Says whether the value is a body that the operation takes; the reasons stay in `errors` until the next call. */',
    'interface Validator<Body> {',
    '  (value: unknown): value is Body;',
    '  errors?: ValidationError[] | null;',
    '}',
    'type JsonBody<Operation> = Operation extends { requestBody?: { content: infer Content } }',
    "  ? Content extends { 'application/json': infer Body } ? Body : never",
    '  : never;',
    '',
    ...operationIds.map((id) => `export declare const ${id}: Validator<JsonBody<operations['${id}']>>;`),
    '',
  ].join('\n');
}

function* jsonBodies(document: JsonObject): Generator<{ operationId: string; pointer: string }> {
  const paths = isObject(document.paths) ? document.paths : {};
  for (const [path, item] of Object.entries(paths)) {
    if (!isObject(item)) continue;
    for (const method of methods) {
      const operation = item[method];
      if (!isObject(operation) || typeof operation.operationId !== 'string') continue;
      const body = operation.requestBody;
      if (!isObject(body) || !isObject(body.content) || !isObject(body.content['application/json'])) continue;
      const steps = ['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'];
      yield { operationId: operation.operationId, pointer: steps.map(pointerStep).join('') };
    }
  }
}

function pointerStep(step: string): string {
  return `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`;
}
