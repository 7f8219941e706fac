import { type Audio, type AudioFile, type Language, languages, type MenuSource } from '../menu.ts';

/** Sounds by the names that queries and boxes use: titles of content files and names of single files. */
export type Files = ReadonlyMap<string, Audio>;

/** Where one name is used twice, content files go before nodes, nodes before boxes. */
export function filesOf({ contentFiles, nodes, boxes }: MenuSource): Files {
  const files = new Map<string, Partial<Record<Language, AudioFile>>>();
  const add = (name: string, language: Language, file: AudioFile) => {
    const known = files.get(name);
    if (known) known[language] ??= file;
    else files.set(name, { [language]: file });
  };
  for (const { title, audio } of contentFiles) {
    for (const language of languages) {
      const file = audio[language];
      if (file) add(title, language, file);
    }
  }
  for (const { audio } of [...contentFiles, ...nodes, ...boxes]) {
    for (const language of languages) {
      const file = audio[language];
      if (file) add(file.name, language, file);
    }
  }
  return files;
}

/** What a call says on its own, recorded as content files of these titles. */
export interface SystemSounds {
  readonly invalid: Audio;
  readonly goodbye: Audio;
}

const titles = { invalid: ['wrongkey', 'invalidkey', 'invalid'], goodbye: ['goodbye'] };

export function systemSoundsOf({ contentFiles }: Pick<MenuSource, 'contentFiles'>): SystemSounds {
  const titled = (known: readonly string[]) =>
    contentFiles.find(({ title }) => known.includes(title.toLowerCase().replace(/[^a-z]/g, '')))?.audio ?? {};
  return { invalid: titled(titles.invalid), goodbye: titled(titles.goodbye) };
}
