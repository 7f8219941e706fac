import { AsyncLocalStorage } from 'node:async_hooks';
import { deserialize, serialize } from 'node:v8';
import type { Database, Transaction } from './database.ts';

export interface KeyedRequest {
  personId: string;
  method: string;
  /** The address as sent, with its query. */
  path: string;
  key: string;
  bodyHash: string;
  at: Date;
}

/** What a committed transaction answered, and the ids that were made before it. */
interface Step {
  result: unknown;
  ids: string[];
}

export interface Running extends KeyedRequest {
  /** Those that an earlier run of the same request has done. */
  done: readonly Step[];
  /** Which transaction of the request comes next. */
  next: number;
  /** Ids of the earlier run, to be given again. */
  ids: string[];
  /** Ids since the last transaction. */
  made: string[];
  /** Inside of a transaction's work, or after the answer: what is made then is not repeated. */
  apart: boolean;
}

const current = new AsyncLocalStorage<Running>();

export function running(request: KeyedRequest, done: readonly Step[]): Running {
  return { ...request, done, next: 0, ids: done.flatMap(({ ids }) => ids), made: [], apart: false };
}

export async function runKeyed<T>(context: Running, work: () => Promise<T>): Promise<T> {
  try {
    return await current.run(context, work);
  } finally {
    context.apart = true;
  }
}

/** The request whose work runs here, if it carries a key. */
export function currentRequest(): Running | undefined {
  const context = current.getStore();
  return context?.apart ? undefined : context;
}

export async function workOf<T>(context: Running, work: () => Promise<T>): Promise<T> {
  context.apart = true;
  try {
    return await work();
  } finally {
    context.apart = false;
  }
}

/** An earlier run of this request has done this transaction: what it answered. */
export function doneBefore(): { result: unknown } | undefined {
  const context = currentRequest();
  const step = context?.done[context.next];
  if (step) stepDone();
  return step;
}

/** The transaction was committed. */
export function stepDone(): void {
  const context = currentRequest();
  if (!context) return;
  context.next++;
  context.made = [];
}

/** A new id; a repetition of the same request is given the same ones. */
export function rememberedId(fresh: () => string): string {
  const context = currentRequest();
  if (!context) return fresh();
  const id = context.ids.shift() ?? fresh();
  context.made.push(id);
  return id;
}

/** False when somebody else has done this step. */
export async function storeStep(trx: Transaction, context: Running, result: unknown): Promise<boolean> {
  const { person_id, method, path, key } = nameOf(context);
  const step = serialize({ result, ids: context.made } satisfies Step);
  const stored = await trx
    .insertInto('idempotency_steps')
    .values({ person_id, method, path, key, step: context.next, done: step })
    .onConflict((known) =>
      known
        .columns(['person_id', 'method', 'path', 'key', 'step'])
        // The key was taken anew: what is there is of a request of yesterday.
        .doUpdateSet({ done: step })
        .where('idempotency_steps.step', '=', 0),
    )
    .returning('step')
    .executeTakeFirst();
  return stored !== undefined;
}

export async function stepsOf(database: Database, request: KeyedRequest): Promise<Step[]> {
  const rows = await scopeOf(database.selectFrom('idempotency_steps'), request)
    .select('done')
    .orderBy('step')
    .execute();
  return rows.map(({ done }): Step => deserialize(done));
}

export function nameOf({ personId, method, path, key }: KeyedRequest) {
  return { person_id: personId, method, path, key };
}

interface Filterable<Self> {
  where(column: 'person_id' | 'method' | 'path' | 'key', operator: '=', value: string): Self;
}

export function scopeOf<Query extends Filterable<Query>>(query: Query, request: KeyedRequest): Query {
  return query
    .where('person_id', '=', request.personId)
    .where('method', '=', request.method)
    .where('path', '=', request.path)
    .where('key', '=', request.key);
}
