import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RoleName } from '../../../machines/shared/roles.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { type ContractCall, calls } from '../../support/contract.ts';
import { injectable } from '../../support/sample-request.ts';
import { validRequest } from '../../support/valid-requests.ts';

/*
 * Made from the contract: every call is carried out once, and what it answers is what the contract describes
 * (the test app holds every answer to it). A new call with an example that names no record needs nothing here;
 * otherwise it says in tests/support/valid-requests.ts what it is sent with.
 */

/** Steps of one sign-in, which only make sense in their order: the sign-in suites walk them. */
const partOfSignIn = new Set(['authorize', 'decideAuthorization', 'exchangeToken', 'resetPassword']);
/** Their sessions end, or their password changes. */
const whoOtherwise: { [operationId: string]: RoleName } = {
  signOut: 'BI',
  changePassword: 'GAT',
  endOwnSessions: 'FACE',
};
const alone = calls.filter(({ id, stream }) => !stream && !partOfSignIn.has(id));

describe.each(['pglite', 'postgres'] as const)('on %s an answer is what the contract says', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ seed: 'small', engine });
  });
  afterAll(() => app?.close());

  test.each(alone)('$id', async (call) => {
    const answer = await carryOut(app, call);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    expect(Object.keys(call.responses)).toContain(String(answer.status));
    // Whatever it is, a file too: nobody keeps it, and nothing runs where it is opened as a page.
    expect(answer.headers).toMatchObject({
      'cache-control': expect.stringMatching(call.id === 'openMedia' ? /^private/ : /^no-store$/),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });
});

async function carryOut(app: TestApp, call: ContractCall) {
  const person = await app.as(whoOtherwise[call.id] ?? 'Super Admin');
  const request = injectable(call, await validRequest(app, call), call.permission === 'public' ? null : person.token);
  return await app.inject(request);
}
