/** What was, is, and was taken back. */
export interface Steps<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
}

const MOST = 200;

export function begun<T>(now: T): Steps<T> {
  return { past: [], now, future: [] };
}

export function stepped<T>({ past, now }: Steps<T>, next: T): Steps<T> {
  return { past: [...past, now].slice(-MOST), now: next, future: [] };
}

export function undone<T>({ past, now, future }: Steps<T>): Steps<T> {
  const before = past.at(-1);
  return before === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redone<T>({ past, now, future }: Steps<T>): Steps<T> {
  const [next, ...rest] = future;
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest };
}
