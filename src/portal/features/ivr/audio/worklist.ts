import { type Prompt, type Standing, standingOf } from '../../../../../machines/ivr/audio/prompts.ts';
import type { Slot } from '../../../../../machines/ivr/audio/scripts.ts';
import type { Language } from '../../../../../machines/ivr/menu.ts';
import { folded } from '../../../ui/folded.ts';

/** What is missing, has a sound, is played from a file or heard by nobody: together they are all. The others are among these. */
export const shows = ['missing', 'recorded', 'otherwise', 'inactive', 'all', 'older', 'unwritten'] as const;
export type Show = (typeof shows)[number];

const shownIn: Readonly<Record<Exclude<Show, 'all' | 'inactive' | 'unwritten'>, readonly Standing[]>> = {
  missing: ['missing'],
  older: ['older'],
  recorded: ['recorded', 'older'],
  otherwise: ['otherwise'],
};

export function isShown(prompt: Prompt, language: Language, show: Show): boolean {
  if (show === 'all') return true;
  if (show === 'inactive' || !prompt.isActive) return (show === 'inactive') !== prompt.isActive;
  const standing = standingOf(prompt, language);
  if (show === 'unwritten') return standing !== 'otherwise' && !prompt.scripts[language];
  return shownIn[show].includes(standing);
}

export function keyOf({ kind, id, language }: Slot): string {
  return `${kind} ${id} ${language}`;
}

/** Letters of a title, a script, the keys ("1-3" or "13") or the id. */
export function isFound({ id, title, keys, scripts }: Prompt, language: Language, letters: string): boolean {
  const wanted = folded(letters.trim());
  if (wanted === '' || id === wanted || keys?.replaceAll('-', '') === wanted.replace(/[\s>-]+/g, '')) return true;
  return folded(`${title} ${scripts[language]?.text ?? ''}`).includes(wanted);
}

/** As browsers and fonts know the languages of the menu. */
export const languageTags: Readonly<Record<Language, string>> = {
  en: 'en',
  ur: 'ur',
  pa: 'pa-Arab',
  ps: 'ps',
  sd: 'sd',
  sk: 'skr',
  hn: 'hno',
};
