import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbedded } from '../../../src/server/platform/database.ts';

const script = fileURLToPath(new URL('../../../src/server/features/accounts/create-admin.ts', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fmis-admin-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function createAdmin(...args: string[]): Promise<{ failed: boolean; said: string }> {
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH, FMIS_DATA_DIR: folder, FMIS_DEMO: '0' };
    execFile(process.execPath, [script, ...args], { env }, (error, out, err) => {
      resolve({ failed: error !== null, said: `${out}${err}` });
    });
  });
}

/** Each start of the script is a process that opens an embedded database. */
const PATIENCE = 240_000;

describe('the first Super Admin', { timeout: PATIENCE }, () => {
  test('is not made without an address, a name and a password of some length', async () => {
    expect((await createAdmin('--name', 'Ayesha Siddiqui')).said).toContain('Say who');
    const short = await createAdmin('--email', 'a@fmis.example', '--name', 'Ayesha Siddiqui', '--password', 'short');
    expect(short).toMatchObject({ failed: true, said: expect.stringContaining('10 to 200 characters') });
  });

  test('is made once, with a password that is shown once', async () => {
    const made = await createAdmin('--email', ' Ayesha@FMIS.example', '--name', 'Ayesha Siddiqui');
    expect(made.said).toMatch(/^ayesha@fmis\.example is Super Admin; the password is \S{16}\.\n$/);
    expect(made.failed).toBe(false);

    const again = await createAdmin('--email', 'sana@fmis.example', '--name', 'Sana Malik');
    expect(again).toMatchObject({ failed: true, said: expect.stringContaining('There is a Super Admin already') });

    const open = await openEmbedded({ folder });
    const accounts = await open.database
      .selectFrom('accounts')
      .innerJoin('account_roles', 'account_id', 'accounts.id')
      .select(['email', 'role'])
      .execute();
    await open.close();
    expect(accounts).toEqual([{ email: 'ayesha@fmis.example', role: 'Super Admin' }]);
  });
});
