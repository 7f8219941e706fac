import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { exportMenu } from '../../../../machines/ivr/exchange/exchange.ts';
import { type AudioFile, type Language, languages } from '../../../../machines/ivr/menu.ts';
import { notFound } from '../../platform/errors.ts';
import type { Answer, Services } from '../../platform/feature.ts';
import { several } from '../../platform/several.ts';
import { draftState } from './draft.state.ts';

/** What an archive's menu is called in it; its sounds lie in folders by language. */
export const MENU = 'menu.json';

/** While other calls are answered a file waits its turn several times. */
const FILES_AT_ONCE = 64;

const kinds: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
  'audio/x-m4a': 'm4a',
};

/** The draft, or what is below one of its nodes, with every sound that it names. */
export async function menuArchive(
  { database, media, log }: Pick<Services, 'database' | 'media' | 'log'>,
  node: string | undefined,
): Promise<Answer<'exportMenuArchive'>> {
  const { draft } = await draftState(database);
  if (node !== undefined && !draft.nodes.has(node)) throw notFound('menu node');
  const menu = exportMenu(draft, node);
  const folder = await mkdtemp(join(tmpdir(), 'menu-'));
  try {
    await writeFile(join(folder, MENU), `${JSON.stringify(menu, null, 2)}\n`);
    const sounds = new Map<string, { language: Language; sound: AudioFile }>();
    for (const { audio } of [...menu.nodes, ...menu.boxes]) {
      for (const language of languages) {
        const sound = audio[language];
        if (sound) sounds.set(sound.mediaId, { language, sound });
      }
    }
    // All asked for at once, and laid side by side: one after the other each would wait behind every other call.
    const types = await media.typesOf([...sounds.keys()]);
    if (types.size < sounds.size) throw notFound('such file');
    await several(sounds.values(), { atOnce: FILES_AT_ONCE }, async ({ language, sound }) => {
      const path = soundPath(language, sound, kinds[types.get(sound.mediaId) ?? ''] ?? 'bin');
      // What is lost is lost; the rest is not to be lost with it.
      if (!(await media.lay(sound.mediaId, join(folder, path))))
        log.warn({ media: sound.mediaId }, 'a sound of the menu has no file');
    });
    const names = await readdir(folder);
    const file = join(folder, 'archive');
    await create({ gzip: { level: 1 }, jobs: FILES_AT_ONCE, file, cwd: folder, portable: true }, names);
    const stream = createReadStream(file);
    stream.on('close', () => void rm(folder, { recursive: true, force: true }));
    const headers = {
      'content-type': 'application/gzip',
      'content-disposition': 'attachment; filename="voice-menu.tar.gz"',
    };
    return { headers, stream };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** A name that people can read, with the id that the menu names. */
function soundPath(language: Language, { mediaId, name }: AudioFile, kind: string): string {
  const words = name.replace(/\.[a-z0-9]{1,5}$/i, '').replaceAll(/[^\p{L}\p{M}\p{N} _-]+/gu, '_');
  // File systems count bytes, and a letter may have three.
  return `sounds/${language}/${words.slice(0, 60)}.${mediaId}.${kind}`;
}
