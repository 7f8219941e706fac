import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { Refusal } from './errors.ts';
import type { Transaction } from './transaction.ts';

export interface KeyedRequest {
  personId: string;
  method: string;
  /** The address as sent, with its query. */
  path: string;
  key: string;
  bodyHash: string;
  at: Date;
}

export interface KeptAnswer {
  status: number;
  headers: Record<string, string | string[]>;
  text: string | null;
}

interface Running extends KeyedRequest {
  /** `now` while the transaction that takes the key is open. */
  claimed: 'no' | 'now' | 'yes';
}

const HOURS_KEPT = 24;
/** Whoever holds a key longer than this without an answer died in between. */
const GIVEN_UP_AFTER_MS = 5 * 60_000;

const running = new AsyncLocalStorage<Running>();

/**
 * Runs a write once per key. The key is stored in the first transaction of the write itself, so the effect and the key
 * are kept or lost together; only answers of success are kept, a refused request may be sent again.
 */
export class IdempotentRequests {
  readonly #database: Database;
  /** Requests of this process, so that a repetition waits where the database has one connection. */
  readonly #inFlight = new Map<string, Promise<unknown>>();
  readonly #waits: boolean;

  constructor(database: Database, engine: 'pglite' | 'postgres') {
    this.#database = database;
    this.#waits = engine === 'pglite';
  }

  async once(request: KeyedRequest, carryOut: () => Promise<KeptAnswer>): Promise<KeptAnswer & { replayed: boolean }> {
    const name = JSON.stringify([request.personId, request.method, request.path, request.key]);
    for (let first = this.#inFlight.get(name); first; first = this.#inFlight.get(name)) {
      if (!this.#waits) throw stillRunning();
      await first.catch(() => {});
    }
    const work = this.#carryOutOnce(request, carryOut);
    this.#inFlight.set(name, work);
    try {
      return await work;
    } finally {
      this.#inFlight.delete(name);
    }
  }

  async #carryOutOnce(request: KeyedRequest, carryOut: () => Promise<KeptAnswer>) {
    const kept = await findKept(this.#database, request);
    if (kept) return { ...kept, replayed: true };

    const context: Running = { ...request, claimed: 'no' };
    let answer: KeptAnswer;
    try {
      answer = await running.run(context, carryOut);
    } catch (error) {
      if (error instanceof AlreadyKept) return { ...error.answer, replayed: true };
      throw error;
    }
    if (answer.status < 300) await this.#keep(context, answer);
    return { ...answer, replayed: false };
  }

  async #keep(context: Running, answer: KeptAnswer): Promise<void> {
    const values = { status: answer.status, headers: JSON.stringify(answer.headers), answer: answer.text };
    if (context.claimed !== 'no') {
      await scopeOf(this.#database.updateTable('idempotency_keys').set(values), context).execute();
      return;
    }
    await enter(this.#database, context, values);
  }

  async forgetOld(now: Date): Promise<void> {
    await this.#database.deleteFrom('idempotency_keys').where('started_at', '<', oldestKept(now)).execute();
  }
}

/** Called at the start of every transaction: takes the key of the request that runs here, if it carries one. */
export async function claimKey(trx: Transaction): Promise<void> {
  const context = running.getStore();
  if (!context || context.claimed === 'yes') return;
  if (context.claimed === 'now') {
    // The transaction that took the key has been committed.
    context.claimed = 'yes';
    return;
  }

  const name = JSON.stringify([context.personId, context.method, context.path, context.key]);
  const lock = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`.execute(trx);
  if (!lock.rows[0]?.free) throw stillRunning();

  if (!(await enter(trx, context, {}))) {
    const kept = await findKept(trx, context);
    throw kept ? new AlreadyKept(kept) : stillRunning();
  }
  context.claimed = 'now';
}

/** Called when a transaction was rolled back: a key that it took is free again. */
export function unclaimKey(): void {
  const context = running.getStore();
  if (context?.claimed === 'now') context.claimed = 'no';
}

/** Stable over the order in which a form lists its fields; files count by their content. */
export function hashOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest('hex');
}

/** False when the key is taken; one older than a day is free again. */
async function enter(
  database: Database | Transaction,
  request: KeyedRequest,
  answer: { status?: number; headers?: string; answer?: string | null },
): Promise<boolean> {
  const values = { ...rowOf(request), status: null, headers: null, answer: null, ...answer };
  const entered = await database
    .insertInto('idempotency_keys')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'method', 'path', 'key'])
        .doUpdateSet(values)
        .where('idempotency_keys.started_at', '<', oldestKept(request.at)),
    )
    .returning('key')
    .executeTakeFirst();
  return entered !== undefined;
}

function oldestKept(now: Date): Date {
  return new Date(now.getTime() - HOURS_KEPT * 3_600_000);
}

class AlreadyKept extends Error {
  readonly answer: KeptAnswer;

  constructor(answer: KeptAnswer) {
    super('This request was answered before.');
    this.answer = answer;
  }
}

async function findKept(database: Database | Transaction, request: KeyedRequest): Promise<KeptAnswer | null> {
  const row = await scopeOf(database.selectFrom('idempotency_keys'), request)
    .select(['body_hash', 'status', 'headers', 'answer', 'started_at'])
    .where('started_at', '>=', oldestKept(request.at))
    .executeTakeFirst();
  if (!row) return null;
  if (row.body_hash !== request.bodyHash) throw otherBody();
  if (row.status !== null) return { status: row.status, headers: row.headers ?? {}, text: row.answer };
  if (request.at.getTime() - row.started_at.getTime() < GIVEN_UP_AFTER_MS) throw stillRunning();
  throw new Refusal({
    status: 409,
    code: 'answerLost',
    detail: 'The first request with this key took effect, but its answer was lost. Reload to see the result.',
  });
}

function rowOf(request: KeyedRequest) {
  return {
    person_id: request.personId,
    method: request.method,
    path: request.path,
    key: request.key,
    body_hash: request.bodyHash,
    started_at: request.at,
  };
}

interface Filterable<Self> {
  where(column: 'person_id' | 'method' | 'path' | 'key', operator: '=', value: string): Self;
}

function scopeOf<Query extends Filterable<Query>>(query: Query, request: KeyedRequest): Query {
  return query
    .where('person_id', '=', request.personId)
    .where('method', '=', request.method)
    .where('path', '=', request.path)
    .where('key', '=', request.key);
}

function stillRunning(): Refusal {
  return new Refusal({
    status: 409,
    code: 'inFlight',
    detail: 'The first request with this key is still running. Ask again in a moment.',
    headers: { 'retry-after': '1' },
  });
}

function otherBody(): Refusal {
  return new Refusal({
    status: 422,
    code: 'keyReused',
    detail: 'The Idempotency-Key was used before with another body. Use a new key for a new request.',
  });
}
