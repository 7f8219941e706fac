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

const scripts = { ur: { text: 'موسم کے لیے ایک دبائیں۔', older: null } };

test('scripts are part of a node: versioned with it, and kept by calls that know nothing of them', async () => {
  const { id } = await newNode(app);
  const before = await nodeNow(admin, id);
  expect(before).not.toHaveProperty('scripts');
  const { status } = await change(admin, putOf(before, { scripts }));
  expect(status).toBe(200);
  const written = await nodeNow(admin, id);
  expect(written).toMatchObject({ scripts, version: before.version + 1 });

  const update = { id, title: 'Weather', active: 0 };
  expect((await admin.put(`${base}/update-node`, { update })).status).toBe(200);
  const updated = await nodeNow(admin, id);
  expect(updated).toMatchObject({ title: 'Weather', scripts });

  const { scripts: _, ...without } = updated;
  expect((await change(admin, putOf(without))).status).toBe(200);
  expect(await nodeNow(admin, id)).not.toHaveProperty('scripts');
});

test('a welcome box has scripts, too', async () => {
  const { body: box } = await admin.post(`${base}/welcome-box`, { title: 'Welcome' });
  expect((await change(admin, { op: 'putBox', box: { ...box, scripts } })).status).toBe(200);
  expect((await admin.put(`${base}/welcome-box`, { id: box.id, title: 'Be welcome' })).body).toMatchObject({ scripts });
});

test.each([
  ['that is blank', { text: ' ', older: null }],
  ['of more than 2,000 letters', { text: 'x'.repeat(2_001), older: null }],
  ['without what it is about', { older: null }],
])('a script %s is refused', async (_, ur) => {
  const { id } = await newNode(app);
  const node = await nodeNow(admin, id);
  expect((await change(admin, { op: 'putNode', node: { ...node, scripts: { ur } } })).status).toBe(400);
});
