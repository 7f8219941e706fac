let next = Promise.withResolvers<void>();

/** Resolves when somebody next gives up what they typed. */
export function givenUp(): Promise<void> {
  return next.promise;
}

/** What was typed is given up: what of it still waits for the server is not sent any more. */
export function giveUp(): void {
  next.resolve();
  next = Promise.withResolvers();
}
