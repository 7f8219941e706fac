import type { LucideIcon } from 'lucide-react';

export interface PaletteEntry {
  id: string;
  label: string;
  detail?: string;
  icon?: LucideIcon;
  href?: string;
  run?: () => void;
}

export interface PaletteSearch {
  id: string;
  /** The heading above what it finds, in the reader's language. */
  title: () => string;
  /** Whether this person may search here. */
  isAllowed: (permissions: ReadonlySet<string>) => boolean;
  search: (letters: string, signal: AbortSignal) => Promise<PaletteEntry[]>;
}

const searches = new Map<string, PaletteSearch>();

/** Lets Ctrl+K find the records of a feature. Call it once, where the feature is loaded with the shell. */
export function registerSearch(search: PaletteSearch) {
  searches.set(search.id, search);
}

export function searchesFor(permissions: ReadonlySet<string>): PaletteSearch[] {
  return [...searches.values()].filter((search) => search.isAllowed(permissions));
}
