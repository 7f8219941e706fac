// @module-tag further
import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '../../../src/server/platform/database.ts';
import { openMediaStore } from '../../../src/server/platform/open-media-store.ts';
import { type S3, startS3 } from '../../support/s3.ts';
import { failedStart, startServerProcess } from '../../support/server-process.ts';

const moveMedia = fileURLToPath(new URL('../../../src/server/backup/run-move.ts', import.meta.url));

let s3: S3;
let folder: string;
beforeAll(async () => {
  s3 = await startS3();
  folder = await mkdtemp(join(tmpdir(), 'fmis-bucket-start-'));
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Its exit code and what it said. */
async function move(env: NodeJS.ProcessEnv, ...args: string[]): Promise<[number, string]> {
  return await new Promise((resolve) => {
    execFile(process.execPath, [moveMedia, ...args], { env }, (error, out, said) =>
      resolve([typeof error?.code === 'number' ? error.code : 0, out + said]),
    );
  });
}

test('a start with a wrong secret ends in a sentence, before anything is prepared', async () => {
  const untouched = join(folder, 'untouched');
  const refused = await failedStart({ ...s3.env, FMIS_MEDIA_S3_SECRET_KEY: 'wrong', FMIS_DATA_DIR: untouched });
  expect(refused).toEqual({
    code: 1,
    printed: expect.stringContaining(
      `The bucket ${s3.settings.bucket} at ${s3.settings.endpoint} can't be used: the access key or the secret key is not right (FMIS_MEDIA_S3_ACCESS_KEY, FMIS_MEDIA_S3_SECRET_KEY).\n`,
    ),
  });
  expect(existsSync(untouched)).toBe(false);
});

test('a start while the store is away is warned of, and the server finds it when it is back', async () => {
  await s3.stop();
  // What a process of this machine left that was killed over an upload.
  const left = join(folder, 'away', 'media', 'incoming', randomUUID());
  await mkdir(dirname(left), { recursive: true });
  await writeFile(left, 'half');
  await utimes(left, new Date(0), new Date(0));
  const server = await startServerProcess({ ...s3.env, FMIS_DATA_DIR: join(folder, 'away') });
  expect(existsSync(left)).toBe(false);
  expect(server.printed()).toContain(`WARNING: The bucket ${s3.settings.bucket} at ${s3.settings.endpoint} does not`);
  const storage = async () => (await (await fetch(`${server.url}/readyz`)).json()).storage;
  expect(await storage()).toBe('away');
  await s3.start();
  await expect.poll(storage).toBe('writable');
  expect(await server.end('SIGTERM')).toBe(0);
});

test('the command that moves media says what it needs, and how many it copied', async () => {
  const dataFolder = join(folder, 'away');
  const env = { ...s3.env, FMIS_DATA_DIR: dataFolder };
  expect(await move({ FMIS_DATA_DIR: dataFolder }, '--to', 'bucket')).toEqual([1, expect.stringMatching(/^No bucket/)]);
  expect(await move(env)).toEqual([1, 'Say whereto: --to bucket, or --to folder.\n']);
  const open = await openEmbedded({ folder: dataFolder });
  const [id, lost] = [randomUUID(), randomUUID()];
  const path = join(folder, id);
  await writeFile(path, 'content');
  const sha256 = createHash('sha256').update('content').digest('hex');
  await openMediaStore({ dataFolder, mediaBucket: null }).put(id, { path, size: 7, sha256 });
  const row = { filename: 'a', type: 'image/png', size: 7, sha256, owner_id: null, created_at: new Date() };
  await open.database
    .insertInto('media')
    .values([id, lost].map((one) => ({ ...row, id: one })))
    .execute();
  await open.close();
  expect(await move(env, '--to', 'bucket')).toEqual([
    1,
    `The bucket ${s3.settings.bucket} at ${s3.settings.endpoint}: 1 files were copied there, 0 were there already.
1 files that the database names could not be brought along: they are not there, or not what they were: ${lost}.
`,
  ]);
  expect(s3.objects().get(`media/${id}`)?.bytes.toString()).toBe('content');
});
