import { useEffect, useState } from 'react';
import { latinDigits } from '../../../machines/shared/latin-digits.ts';
import type { PaletteEntry, PaletteSearch } from './palette.entries.ts';

export interface PaletteGroup {
  /** `opened`, `here`, `records`, `people`, `actions`, `pages` or `begin`; of a search, its screen. */
  id: string;
  entries: PaletteEntry[];
}

/** Whoever types a number looks for the person behind it first, and only then for what is numbered so. */
export const isNumber = (letters: string) => /^[+(]?\d[\d\s()-]{5,}$/.test(latinDigits(letters));

/** So many of a group are shown at once. */
export const SHOWN = 4;

/** What the first sign asks for: `@` people, `#` records, `>` actions. */
const SIGNS = { '@': 'people', '#': 'records', '>': 'actions' } as const;

export function readSign(typed: string): { only: (typeof SIGNS)[keyof typeof SIGNS] | null; letters: string } {
  const text = typed.trimStart();
  const only = SIGNS[text.charAt(0) as keyof typeof SIGNS] ?? null;
  return { only, letters: (only === null ? text : text.slice(1)).trim() };
}

const PAUSE = 150;
const FEWEST_LETTERS = 2;

/** What the features' searches find for `letters`, once typing pauses; an answer that was overtaken is dropped. */
export function usePaletteSearch(searches: readonly PaletteSearch[], letters: string) {
  const [found, setFound] = useState<{ letters: string; groups: PaletteGroup[]; seconds: number }>({
    letters: '',
    groups: [],
    seconds: 0,
  });
  const wanted = letters.trim();
  const isWanted = wanted.length >= FEWEST_LETTERS && searches.length > 0;

  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const timer = window.setTimeout(async () => {
      const asked = performance.now();
      const answers = await Promise.allSettled(searches.map((search) => search.search(wanted, controller.signal)));
      if (controller.signal.aborted) return;
      const groups = answers.flatMap((answer, place) => {
        const search = searches[place];
        if (answer.status === 'rejected' || !search || answer.value.length === 0) return [];
        return [{ id: search.screen, entries: answer.value }];
      });
      setFound({ letters: wanted, groups: eachOnce(groups), seconds: (performance.now() - asked) / 1000 });
    }, PAUSE);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [searches, wanted, isWanted]);

  return {
    groups: isWanted ? found.groups : [],
    isSearching: isWanted && found.letters !== wanted,
    seconds: isWanted ? found.seconds : 0,
  };
}

/** Who is found by two searches stands where the first has found them. */
export function eachOnce(groups: readonly PaletteGroup[]): PaletteGroup[] {
  const seen = new Set<string>();
  const isNew = ({ href = '' }: PaletteEntry) => href === '' || (!seen.has(href) && seen.add(href).has(href));
  return groups
    .map(({ id, entries }) => ({ id, entries: entries.filter(isNew) }))
    .filter(({ entries }) => entries.length > 0);
}

/** The first that each search has found, then the second of each, so that none hides the others. */
export function inTurn(groups: readonly PaletteGroup[]): PaletteEntry[] {
  const most = Math.max(0, ...groups.map(({ entries }) => entries.length));
  return Array.from({ length: most }, (_, place) => groups.flatMap(({ entries }) => entries[place] ?? [])).flat();
}

/** Entries whose words begin like the letters typed, in the order given; all of them for no letters. */
export function matchEntries(entries: readonly PaletteEntry[], letters: string): PaletteEntry[] {
  const wanted = wordsIn(letters).filter(Boolean);
  return entries.filter(({ label, detail, also }) => {
    const words = wordsIn(`${label} ${detail ?? ''} ${also ?? ''}`);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}

const wordsIn = (text: string) => text.toLocaleLowerCase().split(/[\s/()-]+/);
