import { parseArgs } from 'node:util';
import { command } from '../platform/command.ts';
import { waitForServer } from '../platform/open-database.ts';
import { readSettings } from '../platform/settings.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { sayLost } from './say-lost.ts';

/** A database that is being restarted; who started this is told of any other. */
const PATIENCE_MS = 5_000;

/** `npm run backup -- FILE [--replace]` and `npm run restore -- FILE [--replace]`, on the database that the settings name. */
await command(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
  const [what, file] = positionals;
  if (!file) throw new Error(`Say which file: npm run ${what} -- FILE.`);
  const settings = readSettings(process.env);
  if (settings.databaseUrl !== null) await waitForServer(settings.databaseUrl, PATIENCE_MS);
  if (what === 'restore') {
    await restore(settings, file, values.replace === true);
    console.log(`Restored from ${file}.`);
    return;
  }
  const lost = await backUp(settings, file, values.replace === true);
  console.log(`Backed up into ${file}.`);
  sayLost(lost, 'were not where media lie before');
});
