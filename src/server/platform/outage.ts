import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseAway, isDatabaseFull } from './database-away.ts';

/**
 * Tells a database that is away once when it goes and once when it is back, and one whose disk is full alike, not for everything
 * that it stops.
 */
export class Outage {
  readonly #log: FastifyBaseLogger;
  readonly #now: () => number;
  /** What the database was not there for, and how often. */
  readonly #missed = new Map<string, number>();
  #last = 0;
  #isFull = false;

  constructor(log: FastifyBaseLogger, now: () => number = () => performance.now()) {
    this.#log = log;
    this.#now = now;
  }

  /** What could not be done while the database was away and is done now, begun after all that failed, tells that it is back. */
  over(name: string, milliseconds = 0): void {
    if (!this.#missed.has(name) || this.#now() - milliseconds < this.#last) return;
    const missed = Object.fromEntries(this.#missed);
    this.#missed.clear();
    this.#log.info({ missed }, 'the database is back');
  }

  /** Whether something that needed room got none since there was some. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** What needed room got it; what was only read says nothing of that. */
  hasRoom(): void {
    if (!this.#isFull) return;
    this.#isFull = false;
    this.#log.info("the database's disk has room again");
  }

  /** Whether it was the database that was not there, or had no room; everything else is for whoever asks to tell. */
  missed(name: string, err: unknown): boolean {
    if (isDatabaseFull(err)) {
      if (!this.#isFull) this.#log.error({ reason: reasonOf(err) }, "the database's disk is full");
      this.#isFull = true;
      return true;
    }
    if (!isDatabaseAway(err)) return false;
    if (this.#missed.size === 0) this.#log.warn({ reason: reasonOf(err) }, 'the database is away');
    this.#missed.set(name, (this.#missed.get(name) ?? 0) + 1);
    this.#last = this.#now();
    return true;
  }
}

function reasonOf(err: unknown): string {
  return String(typeof err === 'object' && err !== null && 'cause' in err ? err.cause : 'it does not answer');
}
