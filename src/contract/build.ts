import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { bundle, isObject, type Json, type JsonObject } from './bundle.ts';
import { callsModule } from './calls.ts';
import { applyConventions } from './conventions.ts';
import { withOneLines } from './one-line.ts';
import { validatorsModule } from './validators.ts';
import { withVisibleTexts } from './visible.ts';

/** `npm run contract` writes what is derived from openapi.yaml; with `--check` it fails when a file has drifted from it. */
const root = resolve(import.meta.dirname, '../..');
const folder = join(import.meta.dirname, 'generated');

const files = await generate();
if (process.argv.includes('--check')) {
  const drifted = Object.keys(files).filter((name) => files[name] !== written(name));
  if (drifted.length > 0) {
    console.error(`Not what openapi.yaml says: ${drifted.join(', ')}. Run: npm run contract`);
    process.exit(1);
  }
} else {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    if (content !== written(name)) writeFileSync(join(folder, name), content);
  }
}

async function generate(): Promise<{ [name: string]: string }> {
  const document = withOneLines(withVisibleTexts(applyConventions(bundle(join(root, 'openapi.yaml')))));
  const validators = validatorsModule(document);
  return {
    'openapi.json': `${JSON.stringify(document, null, 1)}\n`,
    'types.ts': await types(document),
    'calls.ts': callsModule(document),
    'validators.js': validators.code,
    'validators.d.ts': validators.declarations,
  };
}

async function types(document: JsonObject): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const nodes = await openapiTypescript(Buffer.from(JSON.stringify(withoutAlternatives(document))), {
    defaultNonNullable: false,
    alphabetize: false,
    transform: (schema) => ('format' in schema && schema.format === 'binary' ? blob : undefined),
  });
  return astToString(nodes);
}

/** `anyOf: [{required: [a]}, {required: [b]}]` is a rule for the validators that types cannot say; left in, it makes them `unknown`. */
function withoutAlternatives(node: Json): Json {
  if (Array.isArray(node)) return node.map(withoutAlternatives);
  if (!isObject(node)) return node;
  const kept = Object.entries(node).filter(([key, value]) => key !== 'anyOf' || !onlyRequires(value));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutAlternatives(value)]));
}

function onlyRequires(value: Json): boolean {
  return Array.isArray(value) && value.every((item) => isObject(item) && Object.keys(item).join() === 'required');
}

function written(name: string): string | undefined {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
