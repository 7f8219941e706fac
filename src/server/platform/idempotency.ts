import { createHash } from 'node:crypto';
import { subHours } from 'date-fns/subHours';
import { sql } from 'kysely';
import type { Database, Transaction } from './database.ts';
import { isDatabaseAway } from './database-away.ts';
import { HttpError } from './errors.ts';
import { forgetUntil } from './forget.ts';
import {
  currentRequest,
  type KeyedRequest,
  type Running,
  runKeyed,
  running,
  scopeOf,
  stepsOf,
  storeStep,
  workOf,
} from './idempotency.steps.ts';

export interface KeptAnswer {
  status: number;
  headers: Record<string, string | string[]>;
  text: string | null;
}

const HOURS_KEPT = 24;
const KEEP_AGAIN_AFTER_MS = 500;

/**
 * Runs a write once per key. What each of its transactions answered is stored with its effect, so that a repetition
 * after a kill goes on where the first run ended and finds the answer. Only answers of success are kept; a refused
 * request may be sent again.
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

    const context = running(request, await stepsOf(this.#database, request));
    let answer: KeptAnswer;
    try {
      answer = await runKeyed(context, carryOut);
    } catch (error) {
      if (error instanceof AlreadyKept) return { ...error.answer, replayed: true };
      throw error;
    }
    if (answer.status < 300) await this.#keepOnceBack(context, answer);
    return { ...answer, replayed: false };
  }

  /** What was done is answered as done, even where the database goes away before the answer is kept: that follows. */
  async #keepOnceBack(context: Running, answer: KeptAnswer): Promise<void> {
    try {
      await this.#keep(context, answer);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      const again = () => {
        // Where it fails otherwise, its steps are there for a repetition.
        this.#keepOnceBack(context, answer).catch(() => {});
      };
      setTimeout(again, KEEP_AGAIN_AFTER_MS).unref();
    }
  }

  async #keep(context: Running, answer: KeptAnswer): Promise<void> {
    const values = { status: answer.status, headers: JSON.stringify(answer.headers), answer: answer.text };
    if (context.next === 0) {
      await enter(this.#database, context, values);
      return;
    }
    await scopeOf(this.#database.updateTable('idempotency_keys').set(values), context).execute();
    await scopeOf(this.#database.deleteFrom('idempotency_steps'), context).execute();
  }
}

export async function forgetOldKeys(database: Database, now: Date): Promise<void> {
  await forgetUntil(database, { table: 'idempotency_keys', column: 'started_at' }, oldestKept(now));
}

/**
 * One transaction of the request that runs here, if it carries a key: takes the key with the first one, and stores
 * what the work answers beside its effect.
 */
export async function asStep<T>(trx: Transaction, work: () => Promise<T>): Promise<T> {
  const context = currentRequest();
  if (!context) return await work();

  const name = JSON.stringify([context.personId, context.method, context.path, context.key]);
  const lock = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`.execute(trx);
  if (!lock.rows[0]?.free) throw stillRunning();
  if (context.next === 0 && !(await enter(trx, context, {}))) {
    const kept = await findKept(trx, context);
    throw kept ? new AlreadyKept(kept) : stillRunning();
  }
  const result = await workOf(context, work);
  // Somebody else went on from the same place a moment ago.
  if (!(await storeStep(trx, context, result))) throw stillRunning();
  return result;
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
  return subHours(now, HOURS_KEPT);
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
    .select(['body_hash', 'status', 'headers', 'answer'])
    .where('started_at', '>=', oldestKept(request.at))
    .executeTakeFirst();
  if (!row) return null;
  if (row.body_hash !== request.bodyHash) throw otherBody();
  return row.status === null ? null : { status: row.status, headers: row.headers ?? {}, text: row.answer };
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

function stillRunning(): HttpError {
  return new HttpError({
    status: 409,
    code: 'inFlight',
    detail: 'The first request with this key is still running. Ask again in a moment.',
    headers: { 'retry-after': '1' },
  });
}

function otherBody(): HttpError {
  return new HttpError({
    status: 422,
    code: 'keyReused',
    detail: 'The Idempotency-Key was used before with another body. Use a new key for a new request.',
  });
}
