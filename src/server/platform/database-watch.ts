import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig, type Pool, type PoolClient } from 'pg';
import { heedful, isAway, isFull } from './database-away.ts';
import { databaseAway } from './errors.ts';

export interface Patience {
  /** After so long without an answer the database is asked by a connection of its own whether it is there. */
  suspiciousMs: number;
  /** So long that may take; both together are what a call waits for a database that does not say that it is away. */
  askMs: number;
  /** How long any answer may take, of a database that is there. */
  answerMs: number;
}

const ASK_AGAIN_MS = 1_000;
const SILENT = 'it does not answer';

/**
 * A server that is stopped in its tracks, or behind a network that loses everything, does not say that it is away, and a long
 * query looks the same: so that is asked. While the database is away whoever waits for it is refused, and whoever asks too.
 */
export class DatabaseWatch {
  readonly #config: ClientConfig;
  readonly #patience: Patience;
  readonly #clients = new Set<Client>();
  readonly #waiting = new Set<(error: Error) => void>();
  /** One whose connections are given up with all others. */
  readonly Client: new (
    config?: string | ClientConfig,
  ) => Client;
  #heardAt = 0;
  #asking = false;
  #isAway = false;
  #closed = false;

  constructor(config: ClientConfig, patience: Patience) {
    this.#config = config;
    this.#patience = patience;
    const clients = this.#clients;
    this.Client = class extends Client {
      constructor(own?: string | ClientConfig) {
        super(own);
        clients.add(this);
        this.once('end', () => clients.delete(this));
      }
    };
  }

  async connect(pool: Pool): Promise<PoolClient> {
    this.#refuse();
    const coming = pool.connect();
    try {
      return await this.#over(heedful(coming));
    } catch (error) {
      // Nobody waits for it any more.
      coming.then(
        (client) => client.release(true),
        () => {},
      );
      throw error;
    }
  }

  async answer<T>(client: PoolClient, ask: () => Promise<T>): Promise<T> {
    this.#refuse();
    const giveUp = setTimeout(() => socketOf(client).destroy(), this.#patience.answerMs);
    try {
      const answer = await this.#over(heedful(ask()));
      this.#heardAt = performance.now();
      return answer;
    } finally {
      clearTimeout(giveUp);
    }
  }

  close(): void {
    this.#closed = true;
  }

  #refuse(): void {
    if (this.#isAway) throw databaseAway(SILENT);
  }

  async #over<T>(asked: Promise<T>): Promise<T> {
    const gone = Promise.withResolvers<never>();
    const suspicion = setInterval(() => void this.#suspect(), this.#patience.suspiciousMs).unref();
    this.#waiting.add(gone.reject);
    try {
      return await Promise.race([asked, gone.promise]);
    } finally {
      clearInterval(suspicion);
      this.#waiting.delete(gone.reject);
    }
  }

  async #suspect(): Promise<void> {
    if (this.#asking || this.#closed) return;
    this.#asking = true;
    const since = performance.now();
    if (!(await this.#isThere()) && this.#heardAt < since) {
      this.#isAway = true;
      for (const refuse of this.#waiting) refuse(databaseAway(SILENT));
      this.#dropAll();
      while (!this.#closed && !(await this.#isThere())) await pause(ASK_AGAIN_MS, undefined, { ref: false });
      // What was being opened meanwhile may hang for longer than the database did.
      this.#dropAll();
      this.#isAway = false;
    }
    this.#asking = false;
  }

  #dropAll(): void {
    for (const client of this.#clients) socketOf(client).destroy();
  }

  async #isThere(): Promise<boolean> {
    const client = new Client(this.#config);
    client.on('error', () => {});
    const giveUp = setTimeout(() => socketOf(client).destroy(), this.#patience.askMs).unref();
    try {
      await client.connect();
      await client.query('select');
      return true;
    } catch (error) {
      return isFull(error) || !isAway(error);
    } finally {
      clearTimeout(giveUp);
      client.end().catch(() => {});
    }
  }
}

/** The driver has it on every client, and its types leave it out. */
function socketOf(client: Client): Socket {
  return (client as Client & { connection: { stream: Socket } }).connection.stream;
}
