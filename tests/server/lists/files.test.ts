import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exported } from '../../../src/server/records/export.ts';
import { inTurn } from '../../../src/server/records/in-turn.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { openDump } from '../../support/database.ts';
import { watchStatements } from '../../support/statements.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'small' });
});
afterAll(() => app?.close());

const columns = { n: { title: 'n', width: 5, value: (n: number) => n } };

test('a list as a file is read page by page, in no transaction: others have their turn at the database', async () => {
  const person = await app.as('TerraCrop');
  const watched = watchStatements();
  watched.begin();
  const { status, body } = await person.get('/subscription/subscriber-export?format=csv');
  const statements = watched.end().map((statement) => statement.text);
  expect(status).toBe(200);
  expect(new Set(String(body).trim().split('\r\n')).size).toBe(601);
  expect(statements.filter((statement) => /\bfrom "subscribers"/.test(statement)).length).toBeGreaterThan(2);
  expect(statements.filter((statement) => /^(begin|start transaction)/i.test(statement))).toEqual([]);
});

test.each([
  ['/loan/applications/export', 'farmer'],
  ['/case/export', 'farmer'],
  ['/subscription/subscriber-export', 'name'],
])('%s names farmers in Latin letters, or in those of Urdu where it is asked to', async (path, column) => {
  const admin = await app.as('Super Admin');
  const namesIn = async (names: string) => {
    const { body } = await admin.get(`${path}?format=csv&columns=${column}${names}`);
    const [, ...cells] = String(body).trim().split('\r\n');
    return cells;
  };
  const inUrdu = (cells: readonly string[]) => cells.filter((cell) => /\p{Script=Arabic}/u.test(cell)).length;
  const [usual, latin, urdu] = [await namesIn(''), await namesIn('&names=latin'), await namesIn('&names=urdu')];
  expect(latin).toEqual(usual);
  expect(urdu).toHaveLength(usual.length);
  expect(inUrdu(usual)).toBe(0);
  expect(inUrdu(urdu)).toBeGreaterThan(usual.length / 2);
});

test('pages of which nothing is wanted leave no empty lines', async () => {
  async function* pages() {
    await turn();
    yield [];
    yield [1];
    yield [];
  }
  const gone = new AbortController().signal;
  const { stream } = await exported({ format: 'csv', name: 'ns', title: 'ns', columns, pages: pages(), gone });
  expect(await text(stream)).toBe('n\r\n1\r\n');
});

test('nothing more is read for a reader who has gone', async () => {
  const reader = new AbortController();
  let read = 0;
  let isOver = false;
  async function* pages() {
    try {
      for (;;) {
        await turn();
        read += 1;
        if (read === 3) reader.abort();
        yield [read];
      }
    } finally {
      isOver = true;
    }
  }
  const asked = exported({ format: 'csv', name: 'n', title: 'n', columns, pages: pages(), gone: reader.signal });
  await expect(asked).rejects.toMatchObject({ status: 499, code: 'readerGone' });
  await expect.poll(() => isOver).toBe(true);
  expect(read).toBeLessThan(6);
});

test('the pages of what is written at once come one after another, in turn', async () => {
  const order: string[] = [];
  async function* pages(name: string) {
    for (const place of [1, 2, 3]) {
      order.push(`${name}${place} begins`);
      await turn();
      order.push(`${name}${place} ends`);
      yield place;
    }
  }
  const all = async (name: string) => {
    const read: number[] = [];
    for await (const place of inTurn(pages(name))) read.push(place);
    return read;
  };
  const read = await Promise.all([all('a'), all('b')]);
  const inOrder = ['a1', 'b1', 'a2', 'b2', 'a3', 'b3'];
  expect(order).toEqual(inOrder.flatMap((page) => [`${page} begins`, `${page} ends`]));
  expect(read).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
});

test('a reader who stays gets all of it', async () => {
  async function* pages() {
    yield [1, 2];
    yield [3];
  }
  const { signal } = new AbortController();
  const { stream } = await exported({ format: 'csv', name: 'n', title: 'n', columns, pages: pages(), gone: signal });
  expect(await text(stream)).toBe('n\r\n1\r\n2\r\n3\r\n');
});

test('who waits too long for the one connection is told to come again', async () => {
  const open = await openDump('none', 20);
  const asked = () => open.database.selectFrom('roles').select('title').execute();
  const refused = { status: 503, code: 'databaseAway', headers: { 'retry-after': '2' } };
  await open.database.transaction().execute(async () => {
    await expect(asked()).rejects.toMatchObject(refused);
    await expect(open.database.transaction().execute(async () => {})).rejects.toMatchObject(refused);
    await expect(open.run('select 1')).rejects.toMatchObject(refused);
  });
  expect(await asked()).toEqual(expect.any(Array));
  await open.close();
});
