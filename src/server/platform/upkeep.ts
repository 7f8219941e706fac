import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from './database.ts';
import type { IdempotentRequests } from './idempotency.ts';
import type { LiveEvents } from './live.ts';

const MINUTE = 60_000;

interface Chore {
  every: number;
  name: string;
  work: () => Promise<void>;
}

/** What the embedded database does not do by itself, and forgetting what is too old to be asked for. */
export function startUpkeep(parts: {
  open: OpenDatabase;
  live: LiveEvents;
  idempotency: IdempotentRequests;
  clock: () => Date;
  log: FastifyBaseLogger;
}): () => Promise<void> {
  const { open, live, idempotency, clock, log } = parts;
  const chores: Chore[] = [
    { every: 60 * MINUTE, name: 'forget old keys', work: () => idempotency.forgetOld(clock()) },
    { every: 60 * MINUTE, name: 'forget old events', work: () => live.forgetOld(clock()) },
  ];
  if (open.engine === 'pglite') {
    chores.push(
      { every: 5 * MINUTE, name: 'checkpoint', work: () => open.maintain('CHECKPOINT') },
      { every: 6 * 60 * MINUTE, name: 'vacuum', work: () => open.maintain('VACUUM ANALYZE') },
    );
  }

  let running: Promise<void> = Promise.resolve();
  const timers = chores.map(({ every, name, work }) =>
    setInterval(() => {
      running = running.then(work).catch((err: unknown) => log.error({ err, chore: name }, 'upkeep failed'));
    }, every).unref(),
  );
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  };
}
