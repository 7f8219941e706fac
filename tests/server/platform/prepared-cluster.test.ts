import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extensions, overOneConnection } from '../../../src/server/platform/database.ts';
import { migrate } from '../../../src/server/platform/migrate.ts';
import { keepCluster, layOutCluster } from '../../../src/server/platform/prepared-cluster.ts';

let parent: string;
let kept: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'fmis-cluster-'));
  kept = join(parent, 'kept');
  await keepCluster(kept);
});
afterAll(() => rm(parent, { recursive: true, force: true }));

test.each(['kept', 'missing'])('every table stands, empty, where the prepared database is %s', async (name) => {
  const folder = join(parent, `from-${name}`);
  // What a stopped start left behind.
  await mkdir(`${folder}.new`);
  await writeFile(join(`${folder}.new`, 'PG_VERSION'), 'half');
  const pgliteWasmModule = await layOutCluster(folder, join(parent, name));

  const open = overOneConnection(await PGlite.create({ dataDir: folder, pgliteWasmModule, extensions }));
  expect(await migrate(open.database)).toEqual([]);
  const accounts = await open.database.selectFrom('accounts').selectAll().execute();
  await open.close();
  expect(accounts).toEqual([]);
  expect(await readdir(parent)).not.toContain(`from-${name}.new`);
});

test('the prepared one stays as it is, and is prepared once', async () => {
  const control = join(kept, 'global/pg_control');
  const before = await readFile(control);
  await keepCluster(kept);
  expect((await readFile(control)).equals(before)).toBe(true);
  expect((await readdir(parent)).filter((name) => name.startsWith('kept'))).toEqual(['kept']);
});
