import { AsyncLocalStorage } from 'node:async_hooks';

const asker = new AsyncLocalStorage<string>();

/** Does work for somebody: an account, or a token whose account is still to be found. What runs outside is the server's own. */
export function workFor<T>(whom: string, work: () => T): T {
  return asker.run(whom, work);
}

const OWN = '';

/**
 * Gives out what there is little of, one waiting person after the other and not one request after the other: however much
 * somebody asks for at once, everybody else waits for one thing of theirs at most. One person has half of it at a time.
 */
export class Turns {
  #free: number;
  readonly #each: number;
  readonly #patienceMs: number;
  readonly #held = new Map<string, number>();
  /** Whose turn is next comes first. */
  readonly #waiting = new Map<string, Set<() => void>>();

  /** @param patienceMs how long somebody waits at most */
  constructor(size: number, patienceMs: number) {
    this.#free = size;
    this.#each = Math.max(1, Math.floor(size / 2));
    this.#patienceMs = patienceMs;
  }

  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Waits for a turn. The answer ends it; without one in time, the words of the driver that has no connection. */
  async take(): Promise<() => void> {
    const whom = asker.getStore() ?? OWN;
    if (this.#free > 0 && this.#mayHave(whom)) this.#grant(whom);
    else await this.#wait(whom);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      if (this.#waiting.size === 0) this.#giveBack(whom);
      // What has arrived meanwhile is heard first: statement after statement of the embedded database, it would not be.
      else setImmediate(() => this.#giveBack(whom));
    };
  }

  async #wait(whom: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const queue = this.#waiting.get(whom) ?? new Set();
    queue.add(resolve);
    this.#waiting.set(whom, queue);
    const giveUp = setTimeout(() => {
      queue.delete(resolve);
      if (queue.size === 0) this.#waiting.delete(whom);
      reject(new Error('timeout exceeded when trying to connect'));
    }, this.#patienceMs);
    try {
      await promise;
    } finally {
      clearTimeout(giveUp);
    }
  }

  #mayHave(whom: string): boolean {
    return whom === OWN || (this.#held.get(whom) ?? 0) < this.#each;
  }

  #grant(whom: string): void {
    this.#free--;
    this.#held.set(whom, (this.#held.get(whom) ?? 0) + 1);
  }

  #giveBack(whom: string): void {
    this.#free++;
    const left = (this.#held.get(whom) ?? 0) - 1;
    if (left > 0) this.#held.set(whom, left);
    else this.#held.delete(whom);
    this.#putLast(whom);
    for (const [next, queue] of this.#waiting) {
      if (!this.#mayHave(next)) continue;
      const [first] = queue;
      if (!first) continue;
      queue.delete(first);
      this.#putLast(next);
      this.#grant(next);
      first();
      return;
    }
  }

  #putLast(whom: string): void {
    const queue = this.#waiting.get(whom);
    this.#waiting.delete(whom);
    if (queue && queue.size > 0) this.#waiting.set(whom, queue);
  }
}
