import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoFilesToLay } from '../../../src/server/seed/moderation/attachments.seed.ts';
import { soundsToLay } from '../../../src/server/seed/voice-menu/sounds.ts';
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
async function move(env: Record<string, string>, ...args: string[]): Promise<[number, string]> {
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
    printed: `The bucket ${s3.settings.bucket} at ${s3.settings.endpoint} can't be used: the secret key is not right (FMIS_MEDIA_S3_SECRET_KEY).\n`,
  });
  expect(existsSync(untouched)).toBe(false);
});

test('a start while the store is away is warned of, and the server finds it when it is back', async () => {
  await s3.stop();
  const server = await startServerProcess({ ...s3.env, FMIS_DATA_DIR: join(folder, 'away') });
  expect(server.printed()).toContain(`WARNING: The bucket ${s3.settings.bucket} at ${s3.settings.endpoint} does not`);
  const storage = async () => (await (await fetch(`${server.url}/readyz`)).json()).storage;
  expect(await storage()).toBe('away');
  await s3.start();
  await expect.poll(storage).toBe('writable');
  expect(await server.end('SIGTERM')).toBe(0);
});

test('a demonstration in a folder moves into a bucket: refused before, at home afterwards', async () => {
  const env = { PATH: process.env.PATH ?? '', FMIS_DATA_DIR: join(folder, 'demo'), FMIS_DEMO: '1' };
  const inBucket = { ...env, ...s3.env };
  const first = await startServerProcess(env);
  expect(await first.end('SIGTERM')).toBe(0);

  expect(await move(env, '--to', 'bucket')).toEqual([1, expect.stringMatching(/^No bucket is named/)]);
  expect(await move(inBucket)).toEqual([1, expect.stringMatching(/^Say whereto/)]);
  const files = demoFilesToLay().length + soundsToLay().length;
  const place = `The bucket ${s3.settings.bucket} at ${s3.settings.endpoint}`;
  // Without its own files it would lay those of the demonstration anew, and look at home.
  const without = await failedStart({ ...inBucket, FMIS_DEMO: '0' });
  expect(without.printed).toContain(`${place} is not the one of this database`);
  const said = (copied: number, there: number) => [
    0,
    `${place}: ${copied} files were copied there, ${there} were there already.\n`,
  ];
  expect(await move(inBucket, '--to', 'bucket')).toEqual(said(files, 0));
  expect(await move(inBucket, '--to', 'bucket')).toEqual(said(0, files));
  const second = await startServerProcess(inBucket);
  expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
  expect(await second.end('SIGTERM')).toBe(0);
  expect(s3.objects().size).toBe(files + 1);
});
