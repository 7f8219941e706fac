import { forgetLook, LOOKS_AS, OWN_ROLES } from '../api/looks-as.ts';

/** Looks at the portal as a role, or with the person's own again: what the pages hold is of before, so that all of it is read anew. */
export function lookAs(role: string | null, own: readonly string[] = []): void {
  if (role === null) forgetLook();
  else {
    sessionStorage.setItem(LOOKS_AS, encodeURIComponent(role));
    sessionStorage.setItem(OWN_ROLES, JSON.stringify(own));
  }
  window.location.assign('/');
}

/** Between which the person chose when the look began; the server tells of no more than the one. */
export function ownRoles(): string[] {
  const kept: unknown = JSON.parse(sessionStorage.getItem(OWN_ROLES) ?? '[]');
  return Array.isArray(kept) ? kept.filter((role) => typeof role === 'string') : [];
}
