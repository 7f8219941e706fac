/** The role as which this tab looks at the portal; null for the person's own. The server narrows what it answers, and changes nothing. */

const KEPT = 'fmis-looks-as';

export function roleLookedAs(): string | null {
  return sessionStorage.getItem(KEPT);
}

/** What the pages hold is the person's own, so that all of it is read anew. */
export function lookAs(role: string | null): void {
  if (role === null) sessionStorage.removeItem(KEPT);
  else sessionStorage.setItem(KEPT, role);
  window.location.assign('/');
}

/** Whoever comes next looks with their own eyes. */
export function forgetLook(): void {
  sessionStorage.removeItem(KEPT);
}
