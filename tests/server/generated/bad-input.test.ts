import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RoleName } from '../../../machines/shared/roles.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { badRequests } from '../../support/bad-requests.ts';
import { defectOf } from '../../support/conformance.ts';
import { type ContractCall, calls, followed, isObject, type Json, type JsonObject } from '../../support/contract.ts';
import { injectable, sampleRequest } from '../../support/sample-request.ts';
import { validRequest } from '../../support/valid-requests.ts';

/* Made from the contract: every call is sent what no client should send. Repeat a finding with FUZZ_SEED and FUZZ_RUNS. */

const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);
const numRuns = Number(process.env.FUZZ_RUNS ?? 12);

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  console.info(`bad input: seed ${seed}, ${numRuns} requests a call`);
});
afterAll(() => app?.close());

const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
];

test.each(calls.filter(({ body }) => body !== null))(
  'a body of a type that it does not take never reaches $id',
  async (call) => {
    const person = await senderOf(call);
    const refused = [];
    for (const type of types.filter((name) => !((name.split(';')[0] ?? '') in (call.body ?? {})))) {
      for (const payload of ['', '{}', '--x--']) {
        const request = injectable(call, sampleRequest(call), person?.token ?? null);
        const answer = await app.inject({ ...request, payload, headers: { ...request.headers, 'content-type': type } });
        refused.push({
          type,
          payload,
          as: defectOf(call, answer) ?? ([400, 415].includes(answer.status) ? 'problem' : answer.status),
        });
      }
    }
    expect(refused.filter((each) => each.as !== 'problem')).toEqual([]);
  },
);

describe('bad input', () => {
  test.each(calls.filter(({ stream }) => !stream))(
    'is refused with a problem, never with a defect, by $id',
    async (call) => {
      const person = await senderOf(call);
      const valid = await validRequest(app, call);
      const property = fc.asyncProperty(badRequests(call, valid, person?.token ?? null), async (request) => {
        const answer = await app.inject(request);
        expect(defectOf(call, answer)).toBeNull();
      });
      await fc.assert(property, { seed, numRuns });
    },
  );
});

describe('a day that is none, or of another age,', () => {
  const strange = ['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2026-02-29', '2100-02-29'];
  const extreme = ['1900-01-01', '2024-02-29', '2199-12-31'];
  const days = (schema: JsonObject) => JSON.stringify(followed(schema)).match(/"format":"(date|date-time)"/)?.[1];
  const dated = calls.flatMap((call) =>
    call.parameters.flatMap(({ name, in: place, schema }) => {
      const format = days(schema);
      return place === 'query' && format ? [{ call, name, suffix: format === 'date' ? '' : 'T00:00:00Z' }] : [];
    }),
  );

  test.each(dated)(
    'is refused as $name of $call.id, and the first and last are not a defect',
    async ({ call, name, suffix }) => {
      const person = await senderOf(call);
      const valid = await validRequest(app, call);
      const send = async (day: string) =>
        await app.inject(
          injectable(call, { ...valid, query: { ...valid.query, [name]: day + suffix } }, person?.token ?? null),
        );
      for (const day of strange) expect({ day, status: (await send(day)).status }).toEqual({ day, status: 400 });
      for (const day of extreme)
        expect({ day, defect: defectOf(call, await send(day)) }).toEqual({ day, defect: null });
    },
  );

  test.each(calls.filter(({ body }) => body?.['application/json']))('never gets as far as $id', async (call) => {
    const person = await senderOf(call);
    const valid = await validRequest(app, call);
    const text = JSON.stringify(valid.body ?? null);
    for (const day of strange) {
      const body: Json = JSON.parse(text.replace(/"\d{4}-\d\d-\d\d(?=["T])/, `"${day}`));
      if (JSON.stringify(body) === text) return;
      const answer = await app.inject(injectable(call, { ...valid, body }, person?.token ?? null));
      expect({ day, status: answer.status }).toEqual({ day, status: 400 });
    }
  });
});

describe('an id that nothing has', () => {
  const named = calls.filter(({ body }) => body !== null);
  test.each(named)('is answered by $id as its contract says', async (call) => {
    const person = await senderOf(call);
    const valid = await validRequest(app, call);
    for (const path of idsIn(valid.body ?? null)) {
      const body = replaced(valid.body ?? null, path, '00000000-0000-4000-8000-0000000000ff');
      const answer = await app.inject(injectable(call, { ...valid, body }, person?.token ?? null));
      expect({ path, defect: defectOf(call, answer) }).toEqual({ path, defect: null });
    }
  });
});

describe('a list with something else in it', () => {
  const listed = calls.filter(({ body }) => body?.['application/json']);
  test.each(listed)('is refused by $id', async (call) => {
    const person = await senderOf(call);
    const valid = await validRequest(app, call);
    for (const place of listsIn(valid.body ?? null)) {
      for (const item of [null, 1, 'text', [], {}]) {
        const body = replaced(valid.body ?? null, [...place.path, '0'], item);
        const answer = await app.inject(injectable(call, { ...valid, body }, person?.token ?? null));
        expect({ place, item, defect: defectOf(call, answer) }).toEqual({ place, item, defect: null });
        if (item === null || (item === 1 && !place.numbers))
          expect({ place, item, status: answer.status }).toEqual({ place, item, status: 400 });
      }
    }
  });
});

/** Where a body names a record. */
function idsIn(value: Json, path: string[] = []): string[][] {
  if (typeof value === 'string') return /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => idsIn(inner, [...path, name]));
}

function replaced(value: Json, [name, ...rest]: readonly string[], by: Json): Json {
  if (name === undefined) return by;
  if (Array.isArray(value))
    return value.map((inner, place) => (String(place) === name ? replaced(inner, rest, by) : inner));
  if (!isObject(value)) return value;
  return { ...value, [name]: replaced(value[name] as Json, rest, by) };
}

/** Where a body has lists with something in them. */
function listsIn(value: Json, path: string[] = []): { path: string[]; numbers: boolean }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, item]) => listsIn(item, [...path, key]));
  if (!Array.isArray(value) || value.length === 0) return inner;
  return [{ path, numbers: typeof value[0] === 'number' }, ...inner];
}

/** Whoever signs out or changes their password is somebody whom no other call needs. */
const spares: { [operationId: string]: RoleName } = { signOut: 'BI', changePassword: 'FACE' };

async function senderOf(call: ContractCall): Promise<Person | null> {
  return call.permission === 'public' ? null : await app.as(spares[call.id] ?? 'Super Admin');
}
