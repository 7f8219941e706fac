import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as validators from '../../src/contract/generated/validators.js';
import { calls } from '../support/contract.ts';
import { sampleRequest } from '../support/sample-request.ts';

type Validate = ((value: unknown) => boolean) & { errors?: { keyword: string; instancePath: string }[] | null };
const byCall = new Map<string, Validate>(Object.entries(validators));
const withForms = calls.filter(({ body }) => body?.['application/json']);

describe.each(withForms)('the form of $id', (call) => {
  const validate = byCall.get(call.id);
  const { body } = sampleRequest({ ...call, body: { 'application/json': call.body?.['application/json'] ?? {} } });

  test('passes with what the contract gives as an example', () => {
    expect(validate?.(body), JSON.stringify(validate?.errors)).toBe(true);
  });

  test('is refused with a field that the contract does not know', () => {
    expect(validate?.({ ...Object(body), notInTheContract: 1 })).toBe(false);
    expect(validate?.errors?.map(({ keyword }) => keyword)).toContain('additionalProperties');
  });
});

test('the validators run where neither eval nor modules of Node are', () => {
  const code = readFileSync(new URL('../../src/contract/generated/validators.js', import.meta.url), 'utf8');
  expect(code).not.toMatch(/\brequire\(|\beval\(|new Function|^import /m);
});

test('text is measured in characters, not in halves of them', () => {
  const name = '😀'.repeat(80);
  const view = { screen: '/app/loan/view', shared: false, query: '', columns: [] };
  expect(validators.createView({ ...view, name })).toBe(true);
  expect(validators.createView({ ...view, name: `${name}!` })).toBe(false);
});
