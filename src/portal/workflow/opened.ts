import { useEffect } from 'react';
import { useViewer } from './viewer.ts';

/** A record that somebody has looked at. */
export interface Opened {
  href: string;
  label: string;
  /** The address of the list that it belongs to. */
  screen: string;
}

const MOST = 5;
const keyOf = (person: string) => `fmis-opened:${person}`;
type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** What this person opened last in this tab, the latest first; nothing where the browser keeps nothing. */
export function openedBy(person: string, store: Store = window.sessionStorage): Opened[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(keyOf(person)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOpened) : [];
  } catch {
    return [];
  }
}

export function keepOpened(person: string, opened: Opened, store: Store = window.sessionStorage): void {
  const others = openedBy(person, store).filter(({ href }) => href !== opened.href);
  try {
    store.setItem(keyOf(person), JSON.stringify([opened, ...others].slice(0, MOST)));
  } catch {
    // Without storage nothing is offered again.
  }
}

/** Remembers the record on the page. */
export function useOpened({ href, label, screen }: Opened): void {
  const { id } = useViewer();
  useEffect(() => keepOpened(id, { href, label, screen }), [id, href, label, screen]);
}

function isOpened(kept: unknown): kept is Opened {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    ['href', 'label', 'screen'].every((name) => typeof (kept as Record<string, unknown>)[name] === 'string')
  );
}
