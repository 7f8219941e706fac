/** The role as which this tab looks at the portal, percent-encoded. The server narrows what it answers, and changes nothing. */

export const LOOKS_AS = 'fmis-looks-as';
/** The roles that the person has themself. */
export const OWN_ROLES = 'fmis-own-roles';

/** Null for the person's own roles. */
export function roleLookedAs(): string | null {
  return sessionStorage.getItem(LOOKS_AS);
}

/** Whoever comes next looks with their own eyes. */
export function forgetLook(): void {
  sessionStorage.removeItem(LOOKS_AS);
  sessionStorage.removeItem(OWN_ROLES);
}
