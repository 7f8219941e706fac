import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { type ContractCall, isObject, type Json } from './contract.ts';
import { injectable, type SampleRequest } from './sample-request.ts';

const LONG = 'x'.repeat(200_000);

const strangeTexts = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '',
  ' ',
  LONG,
  '__proto__',
  'constructor',
  "'; drop table x; --",
  '%',
  '\u202e\u0007',
  '😀'.repeat(300),
  '=1+1',
];
const strangeValues: readonly Json[] = [
  ...strangeTexts,
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER + 1,
  [],
  {},
  [[]],
  [null],
  ['\ud800'],
  { id: null },
  deep(60),
  '2026-02-30',
  '99999-99-99T99:99:99Z',
  '00000000-0000-0000-0000-000000000000',
];
const strangeQueries = [
  '-1',
  '0',
  '1001',
  '1e9',
  '99999999999999999999',
  'NaN',
  'Infinity',
  '1.5',
  'true',
  '[]',
  '{}',
  ...strangeTexts.filter((text) => !hasLoneSurrogate(text)),
];
const strangeTypes = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/jsonp',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded',
  'image/png',
  '/',
  'application/json, text/plain',
];
const strangeBodies: readonly (string | Buffer)[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e999',
  '{"a":1,"a":2}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '['.repeat(50_000),
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  '\ufeff{}',
  'a=1&a=2&__proto__[x]=1',
  '------x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n',
  Buffer.from([0xff, 0xfe, 0x00, 0xc0, 0x80]),
  Buffer.alloc(3_000_000, 'a'),
];
const strangeHeaders: readonly [name: string, value: string][] = [
  ['if-match', '3'],
  ['if-match', '*'],
  ['if-match', '"x"'],
  ['if-match', 'W/"3"'],
  ['if-match', '"99999999999999999999"'],
  ['if-match', '"9999999999"'],
  ['idempotency-key', ''],
  ['idempotency-key', 'short'],
  ['idempotency-key', 'k'.repeat(5_000)],
  ['idempotency-key', '\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9'],
  ['accept', 'nothing/at-all'],
  ['accept-encoding', 'x-unknown'],
  ['cookie', '=;;=\u00ff; fmis=%E0%A4%A'],
];
const strangePaths = [
  '%00',
  '%ff',
  '%E0%A4%A',
  '..%2F..%2Fetc',
  '%20',
  '0',
  '-1',
  'x'.repeat(900),
  '%F0%9F%98%80',
  "'%20or%201=1",
];

/** The sample with one thing wrong with it, or at least very unusual. */
export function badRequests(
  call: ContractCall,
  sample: SampleRequest,
  token: string | null,
): fc.Arbitrary<InjectOptions> {
  const send = (change: Partial<SampleRequest>) => injectable(call, { ...sample, ...change }, token);
  const ways: fc.Arbitrary<InjectOptions>[] = [
    fc.constantFrom(...strangeHeaders).map(([name, value]) => send({ headers: { [name]: value } })),
    badQueries(call, sample).map((query) => send({ query })),
  ];
  if (call.path.includes('{'))
    ways.push(fc.constantFrom(...strangePaths).map((part) => withPath(call, send({}), part)));
  if (call.method !== 'get') {
    ways.push(
      fc
        .tuple(
          fc.constantFrom(...strangeBodies),
          fc.constantFrom(sample.contentType ?? 'application/json', ...strangeTypes),
        )
        .map(([payload, type]) => ({ ...send({}), payload, headers: { ...send({}).headers, 'content-type': type } })),
    );
  }
  if (sample.body !== undefined && sample.contentType !== 'multipart/form-data') {
    const bodies = badBodies(sample.body).map((body) => send({ body }));
    ways.push(bodies, bodies, bodies);
  }
  return fc.oneof(...ways);
}

function badQueries(call: ContractCall, sample: SampleRequest): fc.Arbitrary<SampleRequest['query']> {
  const names = call.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  return fc
    .tuple(
      fc.constantFrom(...names, 'unknown', '__proto__', 'limit', 'sort'),
      fc.constantFrom(...strangeQueries),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([name, value, times]) => ({ ...sample.query, [name]: Array.from({ length: times }, () => value) }));
}

/** The sample with one value replaced, left out or added, at any depth. */
function badBodies(body: Json): fc.Arbitrary<Json> {
  const places = placesIn(body);
  return fc
    .tuple(
      fc.constantFrom(...places),
      fc.constantFrom('replace', 'remove', 'add'),
      fc.oneof(
        fc.constantFrom(...strangeValues),
        fc.json().map((text): Json => JSON.parse(text)),
      ),
    )
    .map(([place, way, value]) => changed(body, place, way, value));
}

function placesIn(value: Json, here: string[] = []): string[][] {
  const inner = Array.isArray(value)
    ? value.map((item, index): [string, Json] => [String(index), item])
    : isObject(value)
      ? Object.entries(value)
      : [];
  return [here, ...inner.flatMap(([key, item]) => placesIn(item, [...here, key]))];
}

function changed(body: Json, [step, ...rest]: string[], way: string, value: Json): Json {
  if (step === undefined) {
    if (way === 'add' && isObject(body)) return { ...body, notInTheContract: value };
    return value;
  }
  if (Array.isArray(body))
    return body.map((item, index) => (String(index) === step ? changed(item, rest, way, value) : item));
  if (!isObject(body)) return value;
  if (rest.length === 0 && way === 'remove')
    return Object.fromEntries(Object.entries(body).filter(([key]) => key !== step));
  return { ...body, [step]: changed(body[step] ?? null, rest, way, value) };
}

function withPath(call: ContractCall, request: InjectOptions, part: string): InjectOptions {
  return { ...request, url: `${call.base}${call.path.replace(/\{\w+\}/g, part)}` };
}

function deep(levels: number): Json {
  let value: Json = 1;
  for (let level = 0; level < levels; level += 1) value = { a: value };
  return value;
}

function hasLoneSurrogate(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}
