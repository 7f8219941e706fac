import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { formats } from '../../src/contract/formats.ts';
import { calls, contract, followed, isObject, type Json, type JsonObject, list, object } from '../support/contract.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: true, formats, inlineRefs: false });
ajv.addSchema({ $id: 'fmis:contract', ...contract });

describe('examples', () => {
  const examples = [...schemaExamples(), ...calls.flatMap(callExamples)];

  test('are valid', () => {
    expect(examples.length).toBeGreaterThan(calls.length / 2);
    expect(examples.map(errorOf).filter((error) => error !== null)).toEqual([]);
  });

  test('are given for every JSON body', () => {
    const bare = calls.filter(({ body }) => body?.['application/json'] && !hasExample(body['application/json']));
    expect(bare.map(({ id }) => id)).toEqual([]);
  });
});

describe('what a client sends', () => {
  test('is closed: an unknown field is refused', () => {
    expect(sentSchemas().flatMap(([place, schema]) => openObjects(schema, place))).toEqual([]);
  });

  test('is bounded: text in length, lists in number, numbers in size', () => {
    expect(sentSchemas().flatMap(([place, schema]) => unbounded(schema, place))).toEqual([]);
  });
});

test('every format is one that both sides judge alike', () => {
  const used = [...JSON.stringify(contract).matchAll(/"format":"([^"]+)"/g)].map(([, format]) => format ?? '');
  expect([...new Set(used)].filter((format) => !(format in formats))).toEqual([]);
});

interface Example {
  place: string;
  schema: JsonObject;
  value: Json;
}

function schemaExamples(): Example[] {
  return Object.entries(object(object(contract.components).schemas)).flatMap(([name, schema]) =>
    list(object(schema).examples).map((value) => ({ place: `schema ${name}`, schema: object(schema), value })),
  );
}

function callExamples({ id, parameters, body, responses }: (typeof calls)[number]): Example[] {
  const media = [
    ...Object.entries(body ?? {}).map(([type, content]) => [`${id} ${type}`, content] as const),
    ...Object.entries(responses).flatMap(([status, answer]) =>
      Object.values(isObject(answer.content) ? answer.content : {}).map(
        (content) => [`${id} ${status}`, object(content)] as const,
      ),
    ),
    ...parameters.map(
      ({ name, schema, example }) =>
        [`${id} ${name}`, { schema, ...(example === undefined ? {} : { example }) }] as const,
    ),
  ];
  return media.flatMap(([place, content]) =>
    content.example === undefined ? [] : [{ place, schema: object(content.schema), value: content.example }],
  );
}

function hasExample(media: JsonObject): boolean {
  return media.example !== undefined || list(followed(media.schema).examples).length > 0;
}

function errorOf({ place, schema, value }: Example): string | null {
  const validate = compiled(absolute(schema));
  return validate(value) ? null : `${place}: ${ajv.errorsText(validate.errors)}`;
}

/** Each schema is compiled once, however many examples it has. */
const known = new Map<string, ValidateFunction>();
function compiled(schema: JsonObject): ValidateFunction {
  const text = JSON.stringify(schema);
  const validate = known.get(text) ?? ajv.compile(schema);
  known.set(text, validate);
  return validate;
}

/** A schema compiled by itself names the document in its references. */
function absolute(schema: JsonObject): JsonObject {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"fmis:contract#');
  const copy: JsonObject = JSON.parse(text);
  return copy;
}

function sentSchemas(): [place: string, schema: JsonObject][] {
  return calls.flatMap(({ id, body, parameters }) => [
    ...Object.values(body ?? {}).map((media): [string, JsonObject] => [id, object(media.schema)]),
    ...parameters.map((parameter): [string, JsonObject] => [`${id} ${parameter.name}`, parameter.schema]),
  ]);
}

function openObjects(node: Json | undefined, place: string, part = false): string[] {
  const schema = followed(node);
  const closed = schema.unevaluatedProperties === false || isClosed(schema.additionalProperties, schema.maxProperties);
  const own =
    schema.type === 'object' && !closed && !part
      ? [`${place}: ${Object.keys(object(schema.properties ?? {})).join()}`]
      : [];
  const partOfWhole = part || schema.unevaluatedProperties === false;
  return [
    ...own,
    ...children(schema).flatMap(([step, child]) => openObjects(child, `${place}${step}`)),
    ...list(schema.allOf).flatMap((child) => openObjects(child, place, partOfWhole)),
    ...alternatives(schema).flatMap((child) => openObjects(child, place, partOfWhole)),
  ];
}

function isClosed(additional: Json | undefined, max: Json | undefined): boolean {
  return additional === false || (isObject(additional) && typeof max === 'number');
}

function unbounded(node: Json | undefined, place: string): string[] {
  const schema = followed(node);
  const is = (type: string) => schema.type === type || list(schema.type).includes(type);
  const fixed = schema.enum !== undefined || schema.const !== undefined || schema.format === 'binary';
  const missing = [
    is('string') && !fixed && schema.maxLength === undefined && 'maxLength',
    is('array') && schema.maxItems === undefined && 'maxItems',
    (is('number') || is('integer')) && !fixed && schema.maximum === undefined && 'maximum',
  ].filter((name) => name !== false);
  return [
    ...missing.map((name) => `${place}: no ${name}`),
    ...children(schema).flatMap(([step, child]) => unbounded(child, `${place}${step}`)),
    ...[...list(schema.allOf), ...alternatives(schema)].flatMap((child) => unbounded(child, place)),
  ];
}

function children(schema: JsonObject): [step: string, schema: Json][] {
  return [
    ...Object.entries(isObject(schema.properties) ? schema.properties : {}).map(([name, child]): [string, Json] => [
      `/${name}`,
      child,
    ]),
    ...(isObject(schema.items) ? [['/0', schema.items] as [string, Json]] : []),
    ...(isObject(schema.additionalProperties) ? [['/*', schema.additionalProperties] as [string, Json]] : []),
  ];
}

function alternatives(schema: JsonObject): Json[] {
  return [...list(schema.oneOf), ...list(schema.anyOf)].filter(
    (child) => isObject(child) && !('required' in child && Object.keys(child).length === 1),
  );
}
