import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { OpenDatabase } from './database.ts';
import { isDatabaseAway } from './database-away.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What is done from time to time, one thing after the other; a failure is logged and tried again the next time. */
export class Upkeep {
  readonly #log: FastifyBaseLogger;
  readonly #timers: NodeJS.Timeout[] = [];
  /** Chores that the database was not there for. */
  readonly #missed = new Set<string>();
  #running: Promise<void> = Promise.resolve();

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  every(milliseconds: number, name: string, work: () => Promise<void>): void {
    this.#timers.push(setInterval(() => this.soon(name, work), milliseconds).unref());
  }

  /** Once, when what is being done is done. */
  soon(name: string, work: () => Promise<void>): void {
    this.#running = this.#running
      .then(work)
      .then(() => this.#succeeded(name))
      .catch((err: unknown) => this.#failed(name, err));
  }

  /** What could not be done while the database was away and is done now tells that it is back. */
  #succeeded(name: string): void {
    if (!this.#missed.has(name)) return;
    this.#missed.clear();
    this.#log.info('the database is back; upkeep goes on');
  }

  /** An outage is told once, not by every chore that it stops. */
  #failed(name: string, err: unknown): void {
    if (!isDatabaseAway(err)) {
      this.#log.error({ err, chore: name }, 'upkeep failed');
      return;
    }
    if (this.#missed.size === 0) {
      const reason = String(err instanceof Error ? err.cause : err);
      this.#log.warn({ reason }, 'the database is away; upkeep waits for it');
    }
    this.#missed.add(name);
  }

  hourly(name: string, work: () => Promise<void>): void {
    this.every(HOUR, name, work);
  }

  /** What the embedded database does not do by itself. */
  keepEmbedded(open: OpenDatabase): void {
    if (open.engine !== 'pglite') return;
    this.every(5 * MINUTE, 'checkpoint', () => open.maintain('CHECKPOINT'));
    this.every(6 * HOUR, 'vacuum', () => vacuum(open, 'every'));
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#running;
  }
}

/**
 * Frees the room of old rows and counts what is there, for good plans: in every table, or in those where it was never done, as
 * after a first start. Table by table, so that whoever waits for the embedded database's one connection is answered in between.
 */
export async function vacuum({ database, maintain }: OpenDatabase, which: 'every' | 'new'): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and (${which === 'every'} or reltuples < 0)
    order by relname`.execute(database);
  for (const { name } of rows) await maintain('VACUUM ANALYZE', name);
}

const DAY = 24 * HOUR;

/** Uploads that were being read when a server was killed. */
export async function clearForgottenUploads(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs > DAY) await rm(path, { force: true });
  }
}
