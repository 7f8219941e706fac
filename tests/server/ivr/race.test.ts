import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../support/app.ts';
import { base, change, newNode, nodeNow, putOf } from './ground.ts';

let app: TestApp;
let one: Person;
let other: Person;

beforeAll(async () => {
  app = await testApp({ seed: 'small', engine: 'postgres' });
  one = await app.as('Super Admin');
  other = await app.as('Admin');
});
afterAll(() => app?.close());

test('of two designers who save the same node at once, one is stored and the other hears of it', async () => {
  for (let round = 0; round < 4; round++) {
    const node = await newNode(app);
    const turns = Array.from({ length: 12 }, (_, turn) =>
      change(turn % 2 === 0 ? one : other, putOf(node, { title: `Turn ${turn}` })),
    );
    const answers = await Promise.all(turns);
    const stored = answers.filter(({ status }) => status === 200);
    expect(stored).toHaveLength(1);
    const now = await nodeNow(one, node.id);
    expect(now).toMatchObject({ version: node.version + 1, title: stored[0]?.body.nodes[0].title });
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect({ status, code: body.code, theirs: body.conflicts[0].theirs.title }).toEqual({
        status: 409,
        code: 'stale',
        theirs: now.title,
      });
    }
  }
});

test('a node that somebody begins to lead to and somebody deletes at once is never left dangling', async () => {
  for (let round = 0; round < 6; round++) {
    const [target, node] = [await newNode(app), await newNode(app)];
    const [linking, deleting] = await Promise.all([
      change(one, putOf(node, { successNodeUuid: target.childNodeUuid })),
      other.delete(`${base}/node/all/${target.id}`),
    ]);
    // Whichever came first: a link to what is gone stays visible as a fault of the one that was drawn later.
    if (linking.status === 200 && deleting.status === 200) {
      const { sequence } = deleting.body;
      expect(sequence).toBeLessThan(linking.body.sequence);
    } else {
      expect([linking.status, deleting.status].toSorted()).toEqual([200, 409]);
    }
  }
});

test('changes of many people at once each take a sequence of their own, and a reader misses none', async () => {
  const before = (await one.get(`${base}/draft`)).body.sequence;
  const nodes = await Promise.all(Array.from({ length: 8 }, () => newNode(app)));
  const answers = await Promise.all(
    nodes.map((node, turn) => change(turn % 2 === 0 ? one : other, putOf(node, { title: `Mine ${turn}` }))),
  );
  const sequences = answers.map(({ body }) => body.sequence);
  expect(new Set(sequences).size).toBe(8);
  const { body } = await one.get(`${base}/draft?since=${before}`);
  const told = new Map(body.nodes.map((node: { id: string; title: string }) => [node.id, node.title]));
  expect(nodes.map(({ id }) => told.get(id))).toEqual(nodes.map((_, turn) => `Mine ${turn}`));
});
