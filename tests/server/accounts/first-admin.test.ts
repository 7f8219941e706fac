import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { isPassword } from '../../../src/server/features/auth/passwords.ts';
import { openServer } from '../../../src/server/platform/database.ts';
import { freshDatabase } from '../../support/postgres.ts';

const scripts = fileURLToPath(new URL('../../../src/server/features/accounts', import.meta.url));

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  fresh = await freshDatabase(inject('postgresFolder'), 'none');
});
afterAll(() => fresh?.drop());

const createAdmin = (...args: string[]) => run('create-admin', args);
const newPassword = (...args: string[]) => run('new-password', args);

function run(script: string, args: string[]): Promise<{ failed: boolean; said: string }> {
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH, DATABASE_URL: fresh.url, FMIS_DEMO: '0' };
    execFile(process.execPath, [`${scripts}/${script}.ts`, ...args], { env }, (error, out, err) => {
      resolve({ failed: error !== null, said: `${out}${err}` });
    });
  });
}

/** Each start of the script is a process of its own. */
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

    const open = await openServer(fresh.url);
    const accounts = await open.database
      .selectFrom('accounts')
      .innerJoin('account_roles', 'account_id', 'accounts.id')
      .select(['email', 'role'])
      .execute();
    await open.close();
    expect(accounts).toEqual([{ email: 'ayesha@fmis.example', role: 'Super Admin' }]);
  });

  test('who lost the password gets another one, is signed out everywhere, and the history has it', async () => {
    const before = await openServer(fresh.url);
    const account_id = (await before.database.selectFrom('accounts').select('id').executeTakeFirstOrThrow()).id;
    await before.database
      .insertInto('token_families')
      .values({ id: randomUUID(), account_id, created_at: new Date(), ended_at: null })
      .execute();
    await before.close();

    const nobody = await newPassword('--email', 'sana@fmis.example');
    expect(nobody.said).toContain('sana@fmis.example is no Super Admin. There is ayesha@fmis.example.');
    const given = await newPassword('--email', 'Ayesha@fmis.example');
    expect(given.failed).toBe(false);
    const [, password = ''] = /^ayesha@fmis\.example has a new password, (\S{16}), and is/.exec(given.said) ?? [];

    const open = await openServer(fresh.url);
    const { password_hash } = await open.database.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
    const families = await open.database.selectFrom('token_families').select('ended_at').execute();
    const steps = await open.database.selectFrom('history').selectAll().where('entity', '=', 'account').execute();
    await open.close();
    expect(await isPassword(password, password_hash)).toBe(true);
    expect(families).toEqual([{ ended_at: expect.any(Date) }]);
    expect(JSON.stringify(steps)).toContain('passwordByCommand');
    expect(JSON.stringify(steps)).not.toContain(password);
  });
});
