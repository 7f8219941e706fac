import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { base, change, newNode, nodeNow, putOf } from './ground.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
  admin = await app.as('Super Admin');
});
afterAll(() => app?.close());

const note = 'Waits for the rates of the new mandi.';

test('a note is part of a node: versioned with it, kept by calls that know nothing of it, and taken away', async () => {
  const { id } = await newNode(app);
  const before = await nodeNow(admin, id);
  expect(before).not.toHaveProperty('note');
  expect((await change(admin, putOf(before, { note }))).status).toBe(200);
  const noted = await nodeNow(admin, id);
  expect(noted).toMatchObject({ note, version: before.version + 1 });

  expect((await admin.put(`${base}/update-node`, { update: { id, title: 'Rates', active: 0 } })).status).toBe(200);
  const updated = await nodeNow(admin, id);
  expect(updated).toMatchObject({ title: 'Rates', note });

  const { note: _, ...without } = updated;
  expect((await change(admin, putOf(without))).status).toBe(200);
  expect(await nodeNow(admin, id)).not.toHaveProperty('note');
});

test('a note is kept without the spaces around it', async () => {
  const { id } = await newNode(app);
  expect((await change(admin, putOf(await nodeNow(admin, id), { note: ` \n${note} ` }))).status).toBe(200);
  expect((await nodeNow(admin, id)).note).toBe(note);
});

test.each([
  ['an empty note', ''],
  ['a note of only zero-width characters', '\u200b\u200d\u2060\ufeff'],
  ['a note of more than 1,000 letters', 'x'.repeat(1_001)],
])('%s is refused', async (_, wrong) => {
  const { id } = await newNode(app);
  const node = await nodeNow(admin, id);
  expect((await change(admin, { op: 'putNode', node: { ...node, note: wrong } })).status).toBe(400);
});
