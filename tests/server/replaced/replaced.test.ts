import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../support/app.ts';
import { calls } from '../../support/contract.ts';
import { type ReplacedCall, replacedBy } from '../../support/replaced-calls.ts';
import { answerProofs } from './answers.ts';
import { deedProofs } from './deeds.ts';
import type { Ground, Proofs } from './ground.ts';
import { listProofs } from './lists.ts';
import { menuProofs } from './menu.ts';

const proofs: Proofs<ReplacedCall> = { ...listProofs, ...answerProofs, ...deedProofs, ...menuProofs };

let before: Ground;
let now: Ground;
beforeAll(async () => {
  [before, now] = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await before?.app.close();
  await now?.app.close();
});

async function start(): Promise<Ground> {
  const app = await testApp({ seed: 'small' });
  // The product works on its jobs where it listens.
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  return { app, admin: await app.as('Super Admin') };
}

test.each(Object.entries(replacedBy))('%s comes to the same as %s', async (call) => {
  await proofs[call as ReplacedCall](before, now);
});

test('only calls of the original interface are replaced, each by one that stands', () => {
  const known = new Map(calls.map((call) => [call.id, call]));
  for (const [call, by] of Object.entries(replacedBy)) {
    expect(known.get(call)?.extension, call).toBe(false);
    if (!by.startsWith('machines/')) expect(known.has(by), by).toBe(true);
  }
});
