import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultPermissions } from '../../../machines/shared/permissions.ts';
import { roles } from '../../../machines/shared/roles.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { type ContractCall, calls } from '../../support/contract.ts';
import { injectable, methodOf, sampleRequest } from '../../support/sample-request.ts';

/* Made from the contract: a new call or role is held to its permission without a line here. */

const permissions = calls.map(({ permission }) => permission).filter((permission) => permission.includes(':'));
const guarded = calls.filter(({ permission }) => permission !== 'public');
/** These two would not leave the session as it was, or would not end. */
const unsent = (call: ContractCall) => call.id === 'signOut' || call.stream;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
});
afterAll(() => app?.close());

describe('a session', () => {
  const forged = `${base64({ alg: 'none', typ: 'JWT' })}.${base64({ sub: randomUUID(), exp: 4_102_444_800 })}.`;

  test.each([
    ['without a token', {}],
    ['with a token that nobody issued', { authorization: 'Bearer 2YotnFZFEjr1zCsicMWpAA' }],
    ['with an unsigned token', { authorization: `Bearer ${forged}` }],
    ['with an empty token', { authorization: 'Bearer ' }],
    ['with a password in place of a token', { authorization: 'Basic c3VwZXItYWRtaW46cGFzc3dvcmQ=' }],
    ['with a token full of characters that are none', { authorization: `Bearer ${'\u00ff'.repeat(200)}` }],
  ])('is refused %s by every call', async (_, headers) => {
    expect(await answeredOtherwise(app, guarded, 401, headers)).toEqual([]);
  });

  test('is refused by every call when its token has expired', async () => {
    const later = await testApp({ seed: 'small' });
    const { token } = await later.as('Super Admin');
    later.clock.advance(24 * 3_600_000);
    const headers = { authorization: `Bearer ${token}` };
    expect(await answeredOtherwise(later, guarded, 401, headers)).toEqual([]);
    await later.close();
  });
});

describe.each(roles)('%s', (role) => {
  const held = new Set(defaultPermissions(role, permissions));

  test('is refused what their permissions do not cover, and the refusal names the permission', async () => {
    const { token } = await app.as(role);
    const wrong: string[] = [];
    for (const call of served(app, guarded)) {
      if (call.permission === 'self' || held.has(call.permission)) continue;
      const { status, body } = await app.inject(refusable(call, token));
      if (status !== 403 || body.permission !== call.permission) wrong.push(`${call.id} answered ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  test('is not refused what their permissions cover', async () => {
    const { token } = await app.as(role);
    const wrong: string[] = [];
    for (const call of served(app, guarded)) {
      const byRecord = call.raw['x-permission-by'] !== undefined;
      if (byRecord || unsent(call) || !(call.permission === 'self' || held.has(call.permission))) continue;
      const { status } = await app.inject(refusable(call, token));
      if (status === 401 || status === 403 || status >= 500) wrong.push(`${call.id} answered ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});

async function answeredOtherwise(on: TestApp, among: readonly ContractCall[], wanted: number, headers: object) {
  const wrong: string[] = [];
  for (const call of served(on, among)) {
    const request = injectable(call, sampleRequest(call), null);
    const { status } = await on.inject({ ...request, headers: { ...request.headers, ...headers } });
    if (status !== wanted) wrong.push(`${call.id} answered ${status}`);
  }
  return wrong;
}

function served(on: TestApp, among: readonly ContractCall[]): ContractCall[] {
  return among.filter((call) =>
    on.app.hasRoute({ method: methodOf(call), url: call.base + call.path.replace(/\{(\w+)\}/g, ':$1') }),
  );
}

/** A request that the contract refuses wherever it can, so that what is permitted neither changes nor costs anything. */
function refusable(call: ContractCall, token: string) {
  const sample = sampleRequest(call);
  const body = sample.body === undefined ? undefined : { notInTheContract: true };
  const limited = call.parameters.some(({ name }) => name === 'limit');
  return injectable(
    call,
    { ...sample, body, query: { ...sample.query, ...(limited ? { limit: 'many' } : {}) } },
    token,
  );
}

function base64(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
