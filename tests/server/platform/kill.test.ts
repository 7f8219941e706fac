import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { openEmbedded, openServer } from '../../../src/server/platform/database.ts';
import { killedWhileWriting, lost } from '../../support/killed-while-writing.ts';
import { freshDatabase } from '../../support/postgres.ts';

test('what the embedded database answered survives kill -9, twice in a row on the same folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fmis-kill-'));
  const answered = new Set([
    ...(await killedWhileWriting('pglite', folder, 0, 60)),
    ...(await killedWhileWriting('pglite', folder, 10_000, 60)),
  ]);
  const open = await openEmbedded({ folder });
  expect(await lost(answered, open)).toEqual([]);
  await open.close();
  await rm(folder, { recursive: true });
});

test('what a server process answered over PostgreSQL survives its kill -9', async () => {
  const fresh = await freshDatabase(inject('postgresFolder'), 'none');
  const answered = await killedWhileWriting('postgres', fresh.url, 0, 100);
  const open = await openServer(fresh.url);
  expect(await lost(answered, open)).toEqual([]);
  await open.close();
  await fresh.drop();
});
