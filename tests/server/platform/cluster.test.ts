import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepCluster, layOutCluster } from '../../../src/server/platform/cluster.ts';

let parent: string;
let kept: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'fmis-cluster-'));
  kept = join(parent, 'kept');
  await keepCluster(kept);
});
afterAll(() => rm(parent, { recursive: true, force: true }));

test.each(['kept', 'missing'])('an empty database is laid out where the prepared one is %s', async (name) => {
  const folder = join(parent, `from-${name}`);
  // What a stopped start left behind.
  await mkdir(`${folder}.new`);
  await writeFile(join(`${folder}.new`, 'PG_VERSION'), 'half');
  const pgliteWasmModule = await layOutCluster(folder, join(parent, name));

  const database = await PGlite.create({ dataDir: folder, pgliteWasmModule });
  const { rows } = await database.query('select count(*)::int as tables from pg_tables where schemaname = $1', [
    'public',
  ]);
  await database.close();
  expect(rows).toEqual([{ tables: 0 }]);
  expect(await readdir(parent)).not.toContain(`from-${name}.new`);
});

test('the prepared one stays as it is, and is prepared once', async () => {
  const control = join(kept, 'global/pg_control');
  const before = await readFile(control);
  await keepCluster(kept);
  expect((await readFile(control)).equals(before)).toBe(true);
  expect((await readdir(parent)).filter((name) => name.startsWith('kept'))).toEqual(['kept']);
});
