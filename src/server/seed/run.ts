import { parseArgs } from 'node:util';
import { bringUpToDate } from '../platform/bring-up-to-date.ts';
import { command } from '../platform/command.ts';
import { openDatabase } from '../platform/open-database.ts';
import { readSettings } from '../platform/settings.ts';
import { accountsInWords, newPassword } from './demo-password.ts';
import { seedDemo } from './seed.ts';
import { MAX_MENU_NODES } from './voice-menu/scale.ts';

/** `npm run seed -- --subscribers 1000000 --loans 2000 --menu-nodes 5000` fills an empty database with demo data. */
await command(async () => {
  const { values } = parseArgs({
    options: {
      subscribers: { type: 'string', default: '50000' },
      loans: { type: 'string', default: '2000' },
      'menu-nodes': { type: 'string' },
    },
  });

  const settings = readSettings(process.env);
  const open = await openDatabase(settings);
  try {
    const password = settings.demoPassword ?? newPassword();
    const started = performance.now();
    const sizes = {
      subscribers: countOf('--subscribers', values.subscribers),
      loans: countOf('--loans', values.loans),
      menuNodes: values['menu-nodes'] ? countOf('--menu-nodes', values['menu-nodes'], MAX_MENU_NODES) : 0,
    };
    const filled = await bringUpToDate(open, (database) => seedDemo({ database, ...sizes, password }));
    if (filled) {
      await open.maintain('VACUUM ANALYZE');
      console.log(accountsInWords(password));
      console.log(`Filled in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
    } else throw new Error('The database already has records; nothing was changed.');
  } finally {
    await open.close();
  }
});

function countOf(option: string, text: string, max = 5_000_000): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 100 || count > max) {
    throw new Error(`${option} must be a whole number from 100 to ${max}, not "${text}".`);
  }
  return count;
}
