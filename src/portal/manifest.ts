import type { ScreenKey } from '../../machines/shared/screens.ts';
import type { Entity } from '../../machines/workflows.ts';
import type { Page } from './manifest.pages.tsx';
import type { EntityDescription } from './workflow/entity.ts';

/** Where the records of one kind are to be seen. */
export interface RecordPlace {
  /** The screen that lists them, or on which they are decided. */
  screen: ScreenKey;
  /** How they are found by Ctrl+K; without it they are not looked for. */
  describe?: () => Promise<EntityDescription<never, never>>;
  /** They stand for people: found by `@`. */
  isPeople?: true;
}

/** One that Ctrl+K has found. */
export interface Found {
  id: string;
  label: string;
  detail?: string | undefined;
  href: string;
  /** Only like what was typed. */
  isGuess?: boolean;
}

/** How Ctrl+K finds what is no record with a workflow of its own, or has no list. */
export interface Finding {
  kind: 'people' | 'records';
  load: () => Promise<(letters: string, signal: AbortSignal) => Promise<Found[]>>;
}

/** Where a form that somebody has begun goes on: the screen that it is called by, and the address. */
export interface BegunForm {
  screen: ScreenKey;
  href: string;
}

/** What can be begun from Ctrl+K with the title that was typed. */
export interface Beginning {
  /** Its words are `begin.<key>`. */
  key: string;
  permission: string;
  screen: ScreenKey;
  to: (title: string) => { href: string; state: object };
}

/** What a feature brings to the portal: addresses, menu, Ctrl+K, dashboard and notices follow from it. */
export interface Manifest {
  /** The page behind each of its screens. A screen without one is neither in the menu nor reachable. */
  pages: Partial<Record<ScreenKey, Page>>;
  records: Partial<Record<Entity, RecordPlace>>;
  /** By the screen whose readers may look for it. */
  finds?: Partial<Record<ScreenKey, Finding>>;
  begins?: readonly Beginning[];
  /** Where its forms go on, by the names under which they are kept; null of what it does not know. */
  begun?: (name: string) => BegunForm | null;
}

/** Names a manifest; keeps which screens and records are in it. */
export function defineManifest<const M extends Manifest>(manifest: M): M {
  return manifest;
}
