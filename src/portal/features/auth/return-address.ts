const KEPT = 'fmis-next';

/** An address inside the portal, or nothing: what is not ours is not followed. */
export function insideAddress(text: string | null): string | undefined {
  if (text === null || !/^\/app\/[^\\]*$/.test(text)) return undefined;
  // Of `/app/..` too: judged as the browser will read it.
  return new URL(text, 'http://portal').pathname.startsWith('/app/') ? text : undefined;
}

/** Remembers, for this tab, where somebody wanted to go before signing in. */
export function keepReturnAddress(address: string | undefined): void {
  if (address === undefined) sessionStorage.removeItem(KEPT);
  else sessionStorage.setItem(KEPT, address);
}

/** Where to go after signing in; it serves once. */
export function takeReturnAddress(): string | undefined {
  const address = insideAddress(sessionStorage.getItem(KEPT));
  sessionStorage.removeItem(KEPT);
  return address;
}
