import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { forgetExpired } from '../../../src/server/features/auth/forget-expired.ts';
import { clearForgottenUploads, vacuum } from '../../../src/server/platform/upkeep.ts';
import { testApp } from '../../support/app.ts';

test('only uploads of yesterday and before are cleared away', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fmis-uploads-'));
  const now = new Date('2026-11-20T04:00:00Z');
  for (const [name, hours] of [
    ['old', 25],
    ['new', 23],
  ] as const) {
    await writeFile(join(folder, name), name);
    const at = new Date(now.getTime() - hours * 3_600_000);
    await utimes(join(folder, name), at, at);
  }
  await clearForgottenUploads(folder, now);
  expect(await readdir(folder)).toEqual(['new']);
  await clearForgottenUploads(join(folder, 'missing'), now);
  await rm(folder, { recursive: true });
});

test('an expired session leaves nothing behind, a living one goes on', async () => {
  const app = await testApp({ seed: 'small' });
  await app.as('Admin');
  app.clock.advance(24 * 3_600_000 + 1);
  const admin = await app.as('Super Admin');
  await app.database
    .updateTable('refresh_tokens')
    .set({ expires_at: app.clock.now() })
    .where('family_id', 'in', (query) =>
      query
        .selectFrom('token_families')
        .select('id')
        .where('created_at', '<', new Date(app.clock.now().getTime() - 1)),
    )
    .execute();
  await forgetExpired(app.database, app.clock.now());
  expect((await app.database.selectFrom('token_families').select('id').execute()).length).toBe(1);
  expect((await app.database.selectFrom('access_tokens').select('family_id').execute()).length).toBe(1);
  expect((await admin.get('/auth/profile')).status).toBe(200);
  await app.close();
});

test('a vacuum of new tables counts those that nobody has counted yet, and leaves the others', async () => {
  const app = await testApp({ seed: 'small' });
  const counts = async () => {
    const { rows } = await sql<{ name: string; rows: number }>`select relname as name, reltuples::int as rows
      from pg_class where relname in ('accounts', 'loan_applications') order by relname`.execute(app.database);
    return rows.map((table) => table.rows);
  };
  const [accounts, loans] = await counts();
  await sql`update pg_class set reltuples = -1 where relname = 'accounts'`.execute(app.database);
  await sql`update pg_class set reltuples = 7 where relname = 'loan_applications'`.execute(app.database);
  await vacuum(app.open, 'new');
  expect(await counts()).toEqual([accounts, 7]);
  await vacuum(app.open, 'every');
  expect(await counts()).toEqual([accounts, loans]);
  await app.close();
});
