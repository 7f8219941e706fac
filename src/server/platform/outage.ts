import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseAway } from './database-away.ts';

/** Tells a database that is away once when it goes and once when it is back, not for everything that it stops. */
export class Outage {
  readonly #log: FastifyBaseLogger;
  readonly #now: () => number;
  /** What the database was not there for, and how often. */
  readonly #missed = new Map<string, number>();
  #last = 0;

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

  /** Whether it was the database that was not there; everything else is for whoever asks to tell. */
  missed(name: string, err: unknown): boolean {
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
