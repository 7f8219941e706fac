import { expect, inject, test } from 'vitest';
import { bringUpToDate } from '../../../src/server/platform/bring-up-to-date.ts';
import { openServer } from '../../../src/server/platform/database.ts';
import { readiness } from '../../../src/server/platform/metrics.ts';
import { wordsFor } from '../../../src/server/platform/start.words.ts';
import { emptyDatabase, freshDatabase } from '../../support/postgres.ts';

test('a database that takes no changes is none to work on, and who changes something is told so', async () => {
  const fresh = await freshDatabase(inject('postgresFolder'), 'none');
  const open = await openServer(fresh.url, { connections: 1 });
  const refused = { status: 503, code: 'databaseReadOnly', headers: { 'retry-after': '2' } };
  await open.run('set default_transaction_read_only = on');
  expect(await open.database.selectFrom('settings').selectAll().execute()).not.toEqual([]);
  await expect(readiness(open)()).rejects.toMatchObject(refused);
  const failed: unknown = await open.database
    .deleteFrom('settings')
    .execute()
    .catch((error: unknown) => error);
  expect(failed).toMatchObject(refused);
  expect(wordsFor(failed)).toMatch(/^The database can only be read: /);
  await open.run('set default_transaction_read_only = off');
  await readiness(open)();
  await open.close();
  await fresh.drop();
});

test.each(['SQL_ASCII', 'LATIN1'])('a database that has the encoding %s is refused in a sentence', async (encoding) => {
  const empty = await emptyDatabase(inject('postgresFolder'), `template template0 encoding '${encoding}' locale 'C'`);
  const open = await openServer(empty.url, { connections: 1 });
  await expect(bringUpToDate(open, async () => {})).rejects.toThrow(
    `The database cannot hold every letter: create it with the encoding UTF8 (this one has ${encoding}).`,
  );
  await open.close();
  await empty.drop();
});
