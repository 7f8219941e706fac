import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseAway } from './database-away.ts';

/** Tells a database that is away once, not for everything that it stops; every other failure is told each time. */
export class Outage {
  readonly #log: FastifyBaseLogger;
  /** What the database was not there for. */
  readonly #missed = new Set<string>();

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  /** What could not be done while the database was away and is done now tells that it is back. */
  over(name: string): void {
    if (!this.#missed.has(name)) return;
    this.#missed.clear();
    this.#log.info('the database is back; jobs go on');
  }

  failed(name: string, err: unknown): void {
    if (!isDatabaseAway(err)) {
      this.#log.error({ err, job: name }, 'a job failed');
      return;
    }
    if (this.#missed.size === 0) {
      const reason = String(err instanceof Error ? err.cause : err);
      this.#log.warn({ reason }, 'the database is away; jobs wait for it');
    }
    this.#missed.add(name);
  }
}
