import { parseArgs } from 'node:util';
import { readSettings } from '../platform/settings.ts';
import { wordsFor } from '../platform/start.words.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

/** `npm run backup -- FILE` and `npm run restore -- FILE [--replace]`, on the database that the settings name. */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
const [command, file] = positionals;
try {
  if (!file) throw new Error(`Say which file: npm run ${command} -- FILE.`);
  const settings = readSettings(process.env);
  if (command === 'restore') await restore(settings, file, values.replace === true);
  else await backUp(settings, file);
  console.log(command === 'restore' ? `Restored from ${file}.` : `Backed up into ${file}.`);
} catch (error) {
  console.error(wordsFor(error) ?? error);
  process.exitCode = 1;
}
