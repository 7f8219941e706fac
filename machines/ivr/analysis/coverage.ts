import { promptsOf, standingOf } from '../audio/prompts.ts';
import type { Draft } from '../draft/draft.ts';
import { type Audio, type Language, languages } from '../menu.ts';

/** In which languages prompts are heard without falling back: how many of `of`, and which are not. */
export interface Coverage {
  of: number;
  spoken: Readonly<Record<Language, number>>;
  missing: Readonly<Record<Language, readonly string[]>>;
}

/**
 * Counts by language the nodes and welcome boxes that callers can hear, as the list of prompts does. Content files speak for a node without
 * audio of its own; what a file query names is only known in a call, so a node with one counts as spoken in all.
 */
export function coverageOf(draft: Draft, contentFiles: readonly { id: string; audio: Audio }[]): Coverage {
  const missing: Record<Language, string[]> = { en: [], ur: [], pa: [], ps: [], sd: [], sk: [], hn: [] };
  let of = 0;
  for (const prompt of promptsOf(draft, contentFiles)) {
    if (!prompt.isActive) continue;
    of += 1;
    for (const language of languages) if (standingOf(prompt, language) === 'missing') missing[language].push(prompt.id);
  }
  const spoken: Record<Language, number> = { en: 0, ur: 0, pa: 0, ps: 0, sd: 0, sk: 0, hn: 0 };
  for (const language of languages) spoken[language] = of - missing[language].length;
  return { of, spoken, missing };
}

/** The same figure wherever it stands: how many of a hundred prompts are heard in a language; 100 only if all are, and 0 where callers hear none at all. */
export function shareOf({ of, spoken }: Pick<Coverage, 'of' | 'spoken'>, language: Language): number {
  if (of === 0) return 0;
  const share = (spoken[language] / of) * 100;
  return share < 100 ? Math.min(99, Math.round(share)) : 100;
}

/** A language with less than this of a hundred is one that callers can hardly choose. */
export const LOW_SHARE = 60;
