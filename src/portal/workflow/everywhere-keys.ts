import { createContext } from 'react';

export interface KeyWords {
  /** Each does it by itself. */
  keys: readonly string[];
  /** Pressed after it. */
  second?: string;
  words: string;
}

export interface KeyGroup {
  title: string;
  lines: readonly KeyWords[];
}

/** What works on every page, behind the keys of the open one. */
export const EverywhereKeys = createContext<readonly KeyGroup[]>([]);
