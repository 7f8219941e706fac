import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from './database.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What is done from time to time, one thing after the other; a failure is logged and tried again the next time. */
export class Upkeep {
  readonly #log: FastifyBaseLogger;
  readonly #timers: NodeJS.Timeout[] = [];
  #running: Promise<void> = Promise.resolve();

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  every(milliseconds: number, name: string, work: () => Promise<void>): void {
    const timer = setInterval(() => {
      this.#running = this.#running
        .then(work)
        .catch((err: unknown) => this.#log.error({ err, chore: name }, 'upkeep failed'));
    }, milliseconds);
    this.#timers.push(timer.unref());
  }

  hourly(name: string, work: () => Promise<void>): void {
    this.every(HOUR, name, work);
  }

  /** What the embedded database does not do by itself. */
  keepEmbedded({ engine, maintain }: OpenDatabase): void {
    if (engine !== 'pglite') return;
    this.every(5 * MINUTE, 'checkpoint', () => maintain('CHECKPOINT'));
    this.every(6 * HOUR, 'vacuum', () => maintain('VACUUM ANALYZE'));
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#running;
  }
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
