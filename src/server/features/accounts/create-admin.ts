import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { bringUpToDate } from '../../platform/bring-up-to-date.ts';
import { command } from '../../platform/command.ts';
import { openDatabase } from '../../platform/open-database.ts';
import { fitPassword } from '../../platform/password-rule.ts';
import { readSettings } from '../../platform/settings.ts';
import { transaction } from '../../platform/transaction.ts';
import { hashPassword } from '../auth/passwords.ts';
import { newSecret } from '../auth/secrets.ts';
import { syncRoles } from './roles.sync.ts';

/** `npm run admin:create -- --email you@example.org --name "Your Name" [--password …]` makes the first Super Admin. */
await command(async () => {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, name: { type: 'string' }, password: { type: 'string' } },
  });
  const email = values.email?.trim().toLowerCase();
  const name = values.name?.trim();
  if (!email || !/^[^@\s]+@[^@\s]+$/.test(email) || !name) {
    throw new Error('Say who: npm run admin:create -- --email you@example.org --name "Your Name".');
  }
  const password =
    values.password === undefined ? newSecret().slice(0, 16) : fitPassword('The password', values.password);
  const password_hash = await hashPassword(password);

  const settings = readSettings(process.env);
  const open = await openDatabase(settings);
  try {
    await bringUpToDate(open, syncRoles);
    const made = await transaction(open.database, async (trx) => {
      const admin = await trx
        .selectFrom('account_roles')
        .select('account_id')
        .where('role', '=', 'Super Admin')
        .executeTakeFirst();
      if (admin) return false;
      const id = randomUUID();
      await trx.insertInto('accounts').values({ id, name, email, password_hash, created_at: new Date() }).execute();
      await trx.insertInto('account_roles').values({ account_id: id, role: 'Super Admin' }).execute();
      return true;
    });
    if (made)
      console.log(`${email} is Super Admin${values.password === undefined ? `; the password is ${password}` : ''}.`);
    else
      throw new Error(
        'There is a Super Admin already: further accounts are made in the portal, under Account. Who has lost the password gets a new one with "npm run admin:password".',
      );
  } finally {
    await open.close();
  }
});
