/** Which records something was done with in this window, the first one first; also after the page was loaded again. */
export function keptIds(key: string): readonly string[] {
  const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

/** Keeps them for as long as the window is there. */
export function keepIds(key: string, ids: Iterable<string>): void {
  sessionStorage.setItem(key, JSON.stringify([...ids]));
}

/** Under which keys that begin so anything is kept. */
export function keysOf(start: string): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith(start));
}
