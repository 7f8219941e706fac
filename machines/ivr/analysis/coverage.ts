import { type Draft, liveNodes } from '../draft/draft.ts';
import { type Audio, type Language, languages } from '../menu.ts';
import { isBlank } from '../node/node.facts.ts';

/** In which languages nodes are heard without falling back: how many of `of`, and which are not. */
export interface Coverage {
  of: number;
  spoken: Readonly<Record<Language, number>>;
  missing: Readonly<Record<Language, readonly string[]>>;
}

/**
 * Counts by language the nodes that callers can hear. Content files speak for a node without audio of its own; what a file query names is only
 * known in a call, so a node with one counts as spoken in all.
 */
export function coverageOf(draft: Draft, contentFiles: readonly { id: string; audio: Audio }[]): Coverage {
  const audioOf = new Map(contentFiles.map(({ id, audio }) => [id, audio]));
  const missing: Record<Language, string[]> = { en: [], ur: [], pa: [], ps: [], sd: [], sk: [], hn: [] };
  let of = 0;
  for (const node of liveNodes(draft)) {
    of += 1;
    if (!isBlank(node.fileNameQuery)) continue;
    const files = node.links.contentFiles.flatMap(({ target }) => audioOf.get(target) ?? []);
    for (const language of languages) {
      const spoken = node.audio[language] !== undefined || files.some((audio) => audio[language] !== undefined);
      if (!spoken) missing[language].push(node.childNodeUuid);
    }
  }
  const spoken: Record<Language, number> = { en: 0, ur: 0, pa: 0, ps: 0, sd: 0, sk: 0, hn: 0 };
  for (const language of languages) spoken[language] = of - missing[language].length;
  return { of, spoken, missing };
}

/** The same figure wherever it stands: how many of a hundred nodes are heard in a language; 100 only if all are. */
export function shareOf({ of, spoken }: Pick<Coverage, 'of' | 'spoken'>, language: Language): number {
  if (of === 0) return 100;
  const share = (spoken[language] / of) * 100;
  return share < 100 ? Math.min(99, Math.round(share)) : 100;
}

/** A language with less than this of a hundred is one that callers can hardly choose. */
export const LOW_SHARE = 60;
