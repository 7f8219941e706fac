import { useSyncExternalStore } from 'react';
import { getLocale, isLocaleCode, type LocaleCode } from '../locales.ts';

export interface Preferences {
  theme: 'light' | 'dark' | 'system';
  density: 'compact' | 'cozy';
  locale: LocaleCode;
  sidebar: 'wide' | 'icons';
}

const KEY = 'fmis-preferences';
const initial: Preferences = { theme: 'light', density: 'compact', locale: 'en', sidebar: 'wide' };

const watchers = new Set<() => void>();
let snapshot: Readonly<Preferences> = { ...initial, ...readKept() };

/**
 * What a person set on this device; kept in the browser. Assigning tells everybody: valtio would do the same, but the sign-in
 * page carries this file and not that library.
 */
export const preferences: Preferences = new Proxy(
  { ...snapshot },
  {
    set(target, key, value) {
      const isSet = Reflect.set(target, key, value);
      snapshot = { ...target };
      for (const tell of watchers) tell();
      return isSet;
    },
  },
);

export function usePreferences(): Readonly<Preferences> {
  return useSyncExternalStore(watch, () => snapshot);
}

function watch(told: () => void): () => void {
  watchers.add(told);
  return () => watchers.delete(told);
}

/** Puts the preferences on the page now and whenever they change, and keeps them. */
export function applyPreferences() {
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    const root = document.documentElement;
    const locale = getLocale(preferences.locale);
    const dark = preferences.theme === 'dark' || (preferences.theme === 'system' && prefersDark.matches);
    root.dataset.theme = dark ? 'dark' : 'light';
    root.dataset.density = preferences.density;
    root.lang = locale.code;
    root.dir = locale.direction;
  };
  paint();
  prefersDark.addEventListener('change', paint);
  watch(() => {
    paint();
    try {
      localStorage.setItem(KEY, JSON.stringify(preferences));
    } catch {
      // Without storage the choice holds until the page is closed.
    }
  });
}

/** Keeps only known values, so that an old or foreign entry cannot break the page. */
export function parsePreferences(text: string | null): Partial<Preferences> {
  if (!text) return {};
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return {};
  }
  if (typeof kept !== 'object' || kept === null) return {};
  const entries: Record<string, unknown> = { ...kept };
  const { theme, density, locale, sidebar } = entries;
  return {
    ...((theme === 'light' || theme === 'dark' || theme === 'system') && { theme }),
    ...((density === 'compact' || density === 'cozy') && { density }),
    ...(isLocaleCode(locale) && { locale }),
    ...((sidebar === 'wide' || sidebar === 'icons') && { sidebar }),
  };
}

function readKept(): Partial<Preferences> {
  try {
    return parsePreferences(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}
