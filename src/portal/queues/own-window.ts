const KEY = 'fmis-window';
/** Held for as long as the window shows a page of the product. */
const lockOf = (id: string) => `${KEY} ${id}`;

let found: Promise<boolean> | undefined;

/**
 * Whether what is kept in the session storage was kept by this window. A tab that was duplicated, or opened by another one,
 * begins with a copy of what that one keeps, and the other one goes on with it.
 */
export function isOwnWindow(): Promise<boolean> {
  found ??= find();
  return found;
}

async function find(): Promise<boolean> {
  const kept = sessionStorage.getItem(KEY);
  if (kept !== null && (await holds(kept))) return true;
  const id = crypto.randomUUID();
  sessionStorage.setItem(KEY, id);
  await holds(id);
  return kept === null;
}

/** Takes the window's lock until its page goes; another window may have it. */
function holds(id: string): Promise<boolean> {
  return new Promise((answer, refuse) => {
    navigator.locks
      .request(lockOf(id), { ifAvailable: true }, (lock) => {
        answer(lock !== null);
        return lock ? new Promise<void>(() => {}) : undefined;
      })
      .catch(refuse);
  });
}
