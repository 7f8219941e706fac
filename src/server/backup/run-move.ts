import { parseArgs } from 'node:util';
import { command } from '../platform/command.ts';
import { openFilled } from '../platform/open-database.ts';
import { openMediaStore, spoolFolderOf } from '../platform/open-media-store.ts';
import { mustBeOwn } from '../platform/own-store.ts';
import { readSettings } from '../platform/settings.ts';
import { copyMedia } from './move-media.ts';
import { sayLost } from './say-lost.ts';

/** `npm run media:move -- --to bucket`, or `--to folder`: between the data folder and the bucket that the settings name. */
await command(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (values.to !== 'bucket' && values.to !== 'folder') throw new Error('Say whereto: --to bucket, or --to folder.');
  const settings = readSettings(process.env);
  if (settings.mediaBucket === null)
    throw new Error('No bucket is named (FMIS_MEDIA_S3_ENDPOINT and what goes with it).');
  const { databaseUrl, dataFolder } = settings;
  const [folder, bucket] = [openMediaStore({ dataFolder, mediaBucket: null }), openMediaStore(settings)];
  await bucket.tryAll();
  const [from, to] = values.to === 'bucket' ? [folder, bucket] : [bucket, folder];
  const open = await openFilled(settings);
  try {
    for (const mediaBucket of [null, settings.mediaBucket]) {
      await mustBeOwn(open.database, { dataFolder, databaseUrl, mediaBucket });
    }
    const { copied, there, lost } = await copyMedia(open.database, { from, to, spoolFolder: spoolFolderOf(settings) });
    console.log(`${to.place}: ${copied} files were copied there, ${there} were there already.`);
    sayLost(lost, 'could not be brought along: they are not there, or not what they were');
  } finally {
    await open.close();
  }
});
