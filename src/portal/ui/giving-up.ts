import { useEffect } from 'react';

let next = Promise.withResolvers<void>();
/** Of the questions that are open, whether something shall be given up. */
const open = new Set<Promise<void>>();

/** Resolves when somebody next gives up what they typed. */
export function givenUp(): Promise<void> {
  return next.promise;
}

/** What was typed is given up: what of it still waits for the server is not sent any more. */
export function giveUp(): void {
  next.resolve();
  next = Promise.withResolvers();
}

/** While somebody is asked whether to give up what they typed, nothing of it that waits is sent. */
export function useHeldWhileAsked(isAsked: boolean): void {
  useEffect(() => (isAsked ? holdWhileAsked() : undefined), [isAsked]);
}

/** The answer ends it. */
export function holdWhileAsked(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  open.add(promise);
  return () => {
    open.delete(promise);
    resolve();
  };
}

/** Resolves when nobody is asked any more. */
export async function nobodyAsked(): Promise<void> {
  while (open.size > 0) await Promise.all(open);
}
