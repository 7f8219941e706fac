import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RoleName } from '../../../machines/shared/roles.ts';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { badRequests } from '../../support/bad-requests.ts';
import { defectOf } from '../../support/conformance.ts';
import { type ContractCall, calls } from '../../support/contract.ts';
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

test.each(calls.filter(({ stream }) => stream))('$id does not begin for a place that is none', async (call) => {
  const person = await senderOf(call);
  for (const place of ['yesterday', '-1', '1.5', '9'.repeat(30), '\u00e9']) {
    const request = injectable(
      call,
      { ...sampleRequest(call), headers: { 'last-event-id': place } },
      person?.token ?? null,
    );
    const answer = await app.inject(request);
    expect({ place, status: answer.status, defect: defectOf(call, answer) }).toEqual({
      place,
      status: 400,
      defect: null,
    });
  }
});

/** Whoever signs out or changes their password is somebody whom no other call needs. */
const spares: { [operationId: string]: RoleName } = { signOut: 'BI', changePassword: 'FACE' };

async function senderOf(call: ContractCall): Promise<Person | null> {
  return call.permission === 'public' ? null : await app.as(spares[call.id] ?? 'Super Admin');
}
