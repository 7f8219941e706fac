import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { heedful } from './database-away.ts';
import type { DatabaseWatch } from './database-watch.ts';
import type { Turns } from './turns.ts';

/** More texts than this stay unprepared, so that lists of every length don't fill the server's memory. */
const MAX_NAMES = 400;

/**
 * A pool whose connections parse and plan a statement once and from then on only run it, under a name made from its
 * text. A text is prepared from its second use on. Its connections are given in turn to those who ask. A database that is away, or has
 * no room, is told as such.
 */
export function prepared(
  pool: Pool,
  turns: Turns,
  { watch, mostNames = MAX_NAMES }: { watch?: DatabaseWatch; mostNames?: number } = {},
): PostgresPool {
  const names = new Map<string, string | null>();
  const dressed = new WeakMap<PoolClient, PostgresPoolClient>();
  const over = new WeakMap<PoolClient, () => void>();
  let schemas = 0;

  function nameOf(text: string): string | undefined {
    const name = names.get(text);
    if (name) return name;
    if (name === undefined && names.size >= mostNames) return undefined;
    const made = name === null ? `${schemas}-${createHash('sha1').update(text).digest('base64url')}` : null;
    names.set(text, made);
    return made ?? undefined;
  }

  /** A migration beside a running server can change what a kept plan answers: those names are not used again. */
  function renew(error: unknown): never {
    if (error instanceof Error && error.message.includes('cached plan must not change result type')) {
      names.clear();
      schemas++;
    }
    throw error;
  }

  function dress(client: PoolClient): PostgresPoolClient {
    const answered = async <T>(ask: () => Promise<T>) => await (watch ? watch.answer(client, ask) : heedful(ask()));
    const query = async (text: string, values: readonly unknown[] = []) => {
      // Statements without values (begin, commit) have nothing to plan.
      if (values.length === 0) return await answered(() => client.query(text));
      const config: QueryConfig = { text, values: [...values] };
      const name = nameOf(text);
      if (name) config.name = name;
      return await answered(() => client.query(config).catch(renew));
    };
    return Object.assign(Object.create(client) as PostgresPoolClient, {
      query,
      release: (destroy?: boolean) => {
        client.release(destroy);
        over.get(client)?.();
      },
    });
  }

  return {
    options: pool.options,
    async connect() {
      const end = await heedful(turns.take());
      try {
        const client = await (watch ? watch.connect(pool) : heedful(pool.connect()));
        const made = dressed.get(client) ?? dress(client);
        dressed.set(client, made);
        over.set(client, end);
        return made;
      } catch (error) {
        end();
        throw error;
      }
    },
    end: () => pool.end(),
  };
}
