import { setImmediate as otherWork } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * The pages of files that a process writes at once come one after another, and between two of them all else has its turn:
 * twenty files at once hold up nobody more than one does.
 */
export async function* inTurn<Page>(pages: AsyncIterable<Page>): AsyncGenerator<Page> {
  const source = pages[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { promise: mine, resolve: pass } = Promise.withResolvers<void>();
      const before = last;
      last = mine;
      await before;
      try {
        const { value, done } = await source.next();
        if (done) return;
        yield value;
      } finally {
        void otherWork().then(pass);
      }
    }
  } finally {
    await source.return?.();
  }
}
