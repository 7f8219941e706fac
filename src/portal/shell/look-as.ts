import { forgetLook, LOOKS_AS } from '../api/looks-as.ts';

/** Looks at the portal as a role, or with the person's own again: what the pages hold is of before, so that all of it is read anew. */
export function lookAs(role: string | null): void {
  if (role === null) forgetLook();
  else sessionStorage.setItem(LOOKS_AS, encodeURIComponent(role));
  window.location.assign('/');
}
