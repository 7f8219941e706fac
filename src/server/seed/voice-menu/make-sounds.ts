import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parseFile } from 'music-metadata';
import { type Language, languages } from '../../../../machines/ivr/menu.ts';
import { type Sound, sayings, soundFile, soundFolder, soundId, sounds, soundsAsText } from './sounds.ts';
import { voiceOf } from './voices.ts';

/*
 * Speaks what the demonstration's voice menu says into `sounds/`, as small Opus files, and lists them in `sounds.tsv`.
 * Only what was changed is spoken anew. Run by hand after a change of the texts: `npm run seed:audio`.
 * It needs espeak-ng and opusenc: `apt-get install espeak-ng opus-tools`.
 */

const BITRATE = '8';
const run = promisify(execFile);
const work = await mkdtemp(join(tmpdir(), 'sounds-'));

try {
  const made = new Map((await soundsSoFar()).map((sound) => [soundFile(sound), sound]));
  const wanted = sayings().flatMap(({ name, spoken }) =>
    languages.flatMap((language) => {
      const text = spoken[language];
      return text === undefined ? [] : [{ name, language, text }];
    }),
  );
  const all: Sound[] = [];
  for (const { name, language, text } of wanted) {
    const says = digest(`${BITRATE} ${JSON.stringify(voiceOf(language))} ${text}`).slice(0, 12);
    const old = made.get(soundFile({ name, language }));
    all.push(old?.says === says ? old : await speak(name, language, text, says));
  }
  const order = (one: Sound) => `${one.language}/${one.name}`;
  all.sort((one, other) => (order(one) < order(other) ? -1 : 1));
  await removeOthers(new Set(all.map(soundFile)));
  await writeFile(new URL('sounds.tsv', import.meta.url), soundsAsText(all));
  console.log(`${all.length} sounds, ${Math.round(all.reduce((sum, { size }) => sum + size, 0) / 1024)} kB`);
} finally {
  await rm(work, { recursive: true });
}

async function soundsSoFar(): Promise<readonly Sound[]> {
  const there = await readFile(new URL('sounds.tsv', import.meta.url), 'utf8').catch(() => null);
  return there === null ? [] : sounds();
}

async function speak(name: string, language: Language, text: string, says: string): Promise<Sound> {
  const { voice, speed, spell } = voiceOf(language);
  const spoken = join(work, 'spoken.wav');
  const path = fileURLToPath(new URL(soundFile({ name, language }), soundFolder));
  await mkdir(new URL(`${language}/`, soundFolder), { recursive: true });
  const words = spell.reduce((so, [from, to]) => so.replaceAll(from, to), text);
  await run('espeak-ng', ['-v', voice, '-s', String(speed), '-w', spoken, words]);
  const settings = ['--bitrate', BITRATE, '--speech', '--framesize', '60', '--comp', '10', '--serial', '1'];
  await run('opusenc', ['--quiet', ...settings, '--discard-comments', '--padding', '0', spoken, path]);
  const content = await readFile(path);
  const { format } = await parseFile(path);
  const seconds = Math.round((format.duration ?? 0) * 100) / 100;
  return { id: soundId(language, name), name, language, seconds, size: content.length, sha256: digest(content), says };
}

async function removeOthers(kept: ReadonlySet<string>): Promise<void> {
  const there = await readdir(soundFolder, { recursive: true });
  const others = there.filter((file) => file.endsWith('.ogg') && !kept.has(file.replaceAll('\\', '/')));
  await Promise.all(others.map((file) => rm(new URL(file, soundFolder))));
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
