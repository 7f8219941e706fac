import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extensions, overOneConnection } from '../../../src/server/platform/database.ts';
import { migrate } from '../../../src/server/platform/migrate.ts';
import { keep, keepCluster, layOutCluster } from '../../../src/server/platform/prepared-cluster.ts';

let parent: string;
let kept: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'fmis-cluster-'));
  kept = join(parent, 'kept-1.tar.zst');
  await keepCluster(kept);
});
afterAll(() => rm(parent, { recursive: true, force: true }));

test.each([
  ['kept', ['kept-1']],
  ['missing or damaged', ['missing-1', 'damaged-1']],
])('every table stands, empty, where the prepared database is %s', async (name, prepared) => {
  await writeFile(join(parent, 'damaged-1.tar.zst'), (await readFile(kept)).subarray(0, 100_000));
  const folder = join(parent, `from ${name}`);
  // What a stopped start left behind.
  await mkdir(`${folder}.new`);
  await writeFile(join(`${folder}.new`, 'PG_VERSION'), 'half');
  const pgliteWasmModule = await layOutCluster(
    folder,
    prepared.map((one) => join(parent, `${one}.tar.zst`)),
  );

  const open = overOneConnection(await PGlite.create({ dataDir: folder, pgliteWasmModule, extensions }));
  expect(await migrate(open.database)).toEqual([]);
  const accounts = await open.database.selectFrom('accounts').selectAll().execute();
  await open.close();
  expect(accounts).toEqual([]);
  expect(await readdir(parent)).not.toContain(`from ${name}.new`);
});

test('the prepared one is prepared once, and one for other tables takes its place', async () => {
  const before = await stat(kept);
  await keepCluster(kept);
  expect((await stat(kept)).mtimeMs).toBe(before.mtimeMs);

  const other = join(parent, 'kept-2.tar.zst');
  await keep(other, async (folder) => {
    await mkdir(folder);
  });
  expect((await readdir(parent)).filter((name) => name.startsWith('kept'))).toEqual(['kept-2.tar.zst']);
});
