import { parseArgs } from 'node:util';
import { bringUpToDate } from '../../platform/bring-up-to-date.ts';
import { command } from '../../platform/command.ts';
import { openDatabase } from '../../platform/open-database.ts';
import { serviceWith } from '../../platform/service.ts';
import { readSettings } from '../../platform/settings.ts';
import { transaction } from '../../platform/transaction.ts';
import { kindsOfAccounts } from '../auth/kinds-of-accounts.ts';
import { setPassword } from '../auth/password-reset.service.ts';
import { hashPassword } from '../auth/passwords.ts';
import { newSecret } from '../auth/secrets.ts';
import { recordSecurity } from '../auth/security-steps.ts';
import { syncRoles } from './roles.sync.ts';

/** `npm run admin:password -- --email you@example.org` gives a Super Admin who lost theirs a new password. */
await command(async () => {
  const { values } = parseArgs({ options: { email: { type: 'string' } } });
  const email = values.email?.trim().toLowerCase();
  if (!email) throw new Error('Say whose: npm run admin:password -- --email you@example.org.');
  const password = newSecret().slice(0, 16);
  const password_hash = await hashPassword(password);

  const settings = readSettings(process.env);
  const open = await openDatabase(settings);
  try {
    await bringUpToDate(open, syncRoles);
    const admins = await open.database
      .selectFrom('accounts')
      .innerJoin('account_roles', 'account_id', 'accounts.id')
      .select(['accounts.id', 'email'])
      .where('role', '=', 'Super Admin')
      .where('active', '=', true)
      .where('demo', 'in', kindsOfAccounts(settings))
      .orderBy('email')
      .execute();
    const admin = admins.find((each) => each.email.toLowerCase() === email);
    if (admins.length === 0) throw new Error('There is no Super Admin yet: make one with "npm run admin:create".');
    if (!admin) {
      throw new Error(`${email} is no Super Admin. There is ${admins.map((each) => each.email).join(', ')}.`);
    }
    const at = new Date();
    await transaction(open.database, async (trx) => {
      await setPassword(trx, admin.id, password_hash, at);
      await recordSecurity(trx, { accountId: admin.id, field: 'passwordByCommand', caller: serviceWith(), at });
    });
    console.log(
      `${admin.email} has a new password, ${password}, and is signed out everywhere. Change it after signing in.`,
    );
  } finally {
    await open.close();
  }
});
