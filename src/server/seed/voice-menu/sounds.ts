import { readFileSync } from 'node:fs';
import { type Audio, type AudioFile, type Language, languages } from '../../../../machines/ivr/menu.ts';
import type { LaidFile } from '../laid-file.ts';
import { type Described, described, menuId } from './described.ts';

/** A sound of the demonstration's voice menu; its file is `sounds/<language>/<name>.ogg`. */
export interface Sound {
  id: string;
  name: string;
  language: Language;
  seconds: number;
  size: number;
  sha256: string;
  /** Of the words it says. */
  says: string;
}

export const SOUND_TYPE = 'audio/ogg';
export const soundFolder = new URL('sounds/', import.meta.url);
const list = new URL('sounds.tsv', import.meta.url);
const columns = ['language', 'name', 'seconds', 'size', 'sha256', 'says'] as const;

export function soundFile({ language, name }: Pick<Sound, 'language' | 'name'>): string {
  return `${language}/${name}.ogg`;
}

export function soundId(language: string, name: string): string {
  return menuId('sound', `${language}/${name}`);
}

/** Everything that is said in the demonstration, by the name of its sound. */
export function sayings(): { name: string; spoken: Described['spoken'] }[] {
  return [
    ...described('menu').map(({ name, spoken }) => ({ name: soundName('menu', name), spoken })),
    ...described('boxes').map(({ name, spoken }) => ({ name: soundName('welcome', name), spoken })),
    ...described('files').map(({ name, spoken }) => ({ name, spoken })),
    ...described('campaigns').map(({ name, spoken, part }) => ({ name: soundName(part || 'campaigns', name), spoken })),
  ];
}

export function soundName(kind: string, name: string): string {
  return `${kind}-${name}`;
}

/** The sound files, for those who put them where the server looks for media. */
export function soundsToLay(): LaidFile[] {
  return sounds().map((sound) => ({ ...sound, from: new URL(soundFile(sound), soundFolder) }));
}

let known: readonly Sound[] | null = null;

/** The sounds that were made. */
export function sounds(): readonly Sound[] {
  known ??= readSounds();
  return known;
}

/** The list of sounds as its file keeps it. */
export function soundsAsText(all: readonly Sound[]): string {
  const lines = all.map((sound) => columns.map((column) => String(sound[column])).join('\t'));
  return `${[columns.join('\t'), ...lines].join('\n')}\n`;
}

const byName = new Map<string, Partial<Record<Language, AudioFile>>>();

/** What is to be heard under a name, in the languages there are. */
export function audioOf(name: string): Audio {
  if (byName.size === 0) {
    for (const { id, seconds, language, name: soundName } of sounds()) {
      const audio = byName.get(soundName) ?? {};
      byName.set(soundName, audio);
      audio[language] = { mediaId: id, name: soundName, seconds };
    }
  }
  return byName.get(name) ?? {};
}

function readSounds(): Sound[] {
  const [, ...lines] = readFileSync(list, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const [tag = '', name = '', seconds = '', size = '', sha256 = '', says = ''] = line.split('\t');
    const language = languages.find((one) => one === tag);
    if (!language) throw new Error(`sounds.tsv: there is no language ${tag}`);
    return { id: soundId(language, name), name, language, seconds: Number(seconds), size: Number(size), sha256, says };
  });
}
