import { describe, expect, test } from 'vitest';
import { type Operation, readContract, type Schema } from '../../../src/server/platform/contract.ts';
import { HttpError } from '../../../src/server/platform/errors.ts';
import { validationOf } from '../../../src/server/platform/validation.ts';
import { followed, isObject, type Json, type JsonObject } from '../../support/contract.ts';

/* Made from the contract: nobody keeps the others waiting with a list that is longer than any call takes. */

const JSON_BODY = 'application/json';
const MANY = 30_000;
const contract = readContract();
const validation = validationOf(contract);

const bodies = contract.operations.flatMap((operation) => {
  const schema = operation.body?.schemas[JSON_BODY];
  return schema ? [{ id: operation.id, operation, schema }] : [];
});

test.each(bodies)('$id refuses a long list in about the time it takes to read it', ({ operation, schema }) => {
  const text = JSON.stringify(Array.from({ length: MANY }, (_, index) => `x${index}`));
  for (const name of ['unknown', ...listsOf(schema)]) {
    const reading = spent(() => JSON.parse(`{"${name}":${text}}`));
    const body: Json = { [name]: JSON.parse(text) };
    let refused: HttpError | undefined;
    const judge = () => {
      refused = refusalOf(operation, body);
    };
    // The shortest of three: a collection, or the making of the judge, may fall into one of them.
    const judging = Math.min(...[1, 2, 3].map(() => spent(judge)));
    expect({ name, status: refused?.status }).toEqual({ name, status: 400 });
    expect(judging / Math.max(reading, 5), name).toBeLessThan(20);
  }
});

describe('as many entries as a call takes', () => {
  const listed = bodies.flatMap(({ id, operation, schema }) =>
    listsOf(schema).flatMap((name) => {
      const list = followed((propertiesOf(schema)[name] ?? {}) as JsonObject);
      return typeof list.maxItems === 'number' && list.maxItems > 500
        ? [{ id, name, operation, most: list.maxItems }]
        : [];
    }),
  );

  test.each(listed)(
    'are judged quickly as $name of $id, though all are wrong or the same',
    ({ operation, name, most }) => {
      refusalOf(operation, {});
      const unit = spent(() => JSON.parse(JSON.stringify(Array.from({ length: 4 * MANY }, (_, index) => `x${index}`))));
      for (const entry of [(index: number) => `x${index}`, (index: number) => ({ index }), () => 'x']) {
        const body: Json = { [name]: Array.from({ length: most }, (_, index) => entry(index)) };
        // The shortest of three: a collection may fall into one of them.
        const judging = Math.min(...[1, 2, 3].map(() => spent(() => void refusalOf(operation, body))));
        // Judging that grows with the square of the list takes sixty times as long, and keeps everybody else waiting.
        expect(judging / Math.max(unit, 5)).toBeLessThan(20);
      }
    },
  );
});

function refusalOf(operation: Operation, body: Json): HttpError | undefined {
  try {
    validation.body(operation, JSON_BODY, body);
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
  return undefined;
}

/** Of this process, in milliseconds: what others do at the same time is not counted. */
function spent(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function listsOf(schema: Schema): string[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, property]) =>
    JSON.stringify(followed(property as JsonObject)).includes('"array"') ? [name] : [],
  );
}

function propertiesOf(schema: Schema): Schema {
  const { properties } = followed(schema as JsonObject);
  return isObject(properties) ? properties : {};
}
