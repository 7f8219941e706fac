import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, type Transaction as KyselyTransaction, PostgresDialect, type PostgresPool } from 'kysely';
import { type CustomTypesConfig, escapeIdentifier, Pool, type PoolConfig, type QueryResult, types } from 'pg';
import type { Schema } from '../schema.ts';
import { heedful } from './database-away.ts';
import { DatabaseWatch, type Patience } from './database-watch.ts';
import { lockFolder } from './folder-lock.ts';
import { listenForGood, withLock } from './lasting-connections.ts';
import { prepared } from './prepared.ts';
import { keptCluster, layOutCluster } from './prepared-cluster.ts';
import { Turns } from './turns.ts';

/** Timestamps are Dates, `date` is text (2026-03-31), bigint and numeric are numbers. */
export type Database = Kysely<Schema>;

export type Transaction = KyselyTransaction<Schema>;

/** What runs a statement: the database, or a transaction of it. */
export type Executor = Database | Transaction;

export interface OpenDatabase {
  database: Database;
  engine: 'pglite' | 'postgres';
  /** Calls back with the payload of each NOTIFY, and with null after a lost connection came back: notifications may be missing then. */
  listen: (channel: string, heard: (payload: string | null) => void) => Promise<() => Promise<void>>;
  /**
   * What prepares the database for this process. Of several that start at once one works, the others wait for it; the
   * statements of such work may take as long as they need.
   */
  alone: <T>(work: (database: Database) => Promise<T>) => Promise<T>;
  /** Statements of a tool that brings its own: one with values, or several without. What fails leaves no transaction open. */
  run: Statements;
  /** One SQL statement that can't run inside a transaction; a vacuum of all tables, or of one. */
  maintain: (statement: 'CHECKPOINT' | 'VACUUM ANALYZE', table?: string) => Promise<void>;
  /** As they are now: of calls, and calls that wait for one. */
  connections: () => { busy: number; idle: number; waiting: number };
  /** How often a connection was given to somebody. */
  asked: () => number;
  close: () => Promise<void>;
}

export type Statements = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

const WAIT_FOR_A_CONNECTION_MS = 30_000;
const LONGEST_STATEMENT_MS = 120_000;
/** An answer may be that much later than the longest statement. */
const GRACE_MS = 5_000;
const SUSPICIOUS_MS = 3_000;
const ASK_MS = 5_000;

/** What every embedded database brings, as a PostgreSQL server has it in its own packages. */
export const extensions = { pg_trgm };

export interface NewFolder {
  /** Files of filled databases: a new folder begins as the first that is there, else with empty tables. */
  prepared?: () => Promise<string[]>;
  /** Runs beside the laying out of a new folder, which takes seconds. */
  meanwhile?: (isNew: boolean) => Promise<void>;
}

/** The embedded PostgreSQL in a folder that no other living process may hold, or in memory. */
export async function openEmbedded(
  where: { folder: string } | 'memory',
  { prepared = async () => [], meanwhile = async () => {} }: NewFolder = {},
): Promise<OpenDatabase> {
  const folder = where === 'memory' ? null : where.folder;
  const release = folder ? await lockFolder(folder) : async () => {};
  try {
    const dataDir = folder ? join(folder, 'database') : null;
    const isNew = dataDir !== null && !existsSync(dataDir);
    const layOut = async (dir: string) => await layOutCluster(dir, [...(await prepared()), await keptCluster()]);
    const [pgliteWasmModule] = await Promise.all([isNew ? layOut(dataDir) : undefined, meanwhile(isNew)]);
    const pglite = await PGlite.create({
      dataDir: dataDir ?? 'memory://',
      extensions,
      ...(pgliteWasmModule && { pgliteWasmModule }),
    });
    return overOneConnection(pglite, release);
  } catch (error) {
    await release();
    throw error;
  }
}

/** A PGlite that the caller has opened; closing the answer closes it too. */
export function overOneConnection(
  pglite: PGlite,
  release: () => Promise<void> = async () => {},
  patience = WAIT_FOR_A_CONNECTION_MS,
): OpenDatabase {
  const pool = new Pool({
    ...settingsOf(createPgConfig(pglite)),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: patience,
    types: readableTypes,
  });
  const turns = new Turns(1, patience);
  const database = kyselyOver(prepared(pool, turns, { mostNames: 0 }));
  return {
    database,
    engine: 'pglite',
    // The lock of the folder keeps other processes away.
    alone: (work) => work(database),
    async listen(channel, heard) {
      const leave = pglite.onNotification((from, payload) => {
        if (from === channel) heard(payload);
      });
      // Not by `pglite.listen`, which speaks past the bridge: what the bridge is asked meanwhile gets no answer.
      await heedful(pool.query(`listen ${escapeIdentifier(channel)}`));
      return async () => leave();
    },
    run: statementsOver(pool),
    async maintain(statement, table) {
      await heedful(pool.query(maintenance(statement, table)));
    },
    connections: () => connectionsOf(pool, turns),
    asked: givenBy(pool),
    async close() {
      await pool.end();
      await pglite.close();
      await release();
    },
  };
}

/** The bridge's own connection in place of a socket. */
function settingsOf({
  connection,
  host,
  port,
  user,
  password,
  database,
}: ReturnType<typeof createPgConfig>): PoolConfig {
  return Object.assign({ host, port, user, password, database }, { connection });
}

/** How the connections of servers and workers are called at the database. */
export const CONNECTIONS = 'fmis';

/**
 * A PostgreSQL server, 15 or later. `schema` puts everything into one schema of its own (tests); `name` tells these connections
 * from those of servers.
 */
export async function openServer(
  url: string,
  options: {
    connections?: number;
    schema?: string;
    name?: string;
    longestStatementMs?: number;
    patience?: Partial<Patience>;
  } = {},
): Promise<OpenDatabase> {
  const ownSchema = options.schema ? `-c search_path=${options.schema}` : '';
  const longest = options.longestStatementMs ?? LONGEST_STATEMENT_MS;
  const config: PoolConfig = {
    connectionString: url,
    application_name: options.name ?? CONNECTIONS,
    types: readableTypes,
    options: ownSchema,
    keepAlive: true,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: WAIT_FOR_A_CONNECTION_MS,
  };
  const watch = new DatabaseWatch(config, {
    suspiciousMs: SUSPICIOUS_MS,
    askMs: ASK_MS,
    answerMs: longest + GRACE_MS,
    ...options.patience,
  });
  const connections = options.connections ?? 10;
  const turns = new Turns(connections, WAIT_FOR_A_CONNECTION_MS);
  const pool = poolThatOutlives({
    ...config,
    Client: watch.Client,
    max: connections,
    statement_timeout: longest,
    idle_in_transaction_session_timeout: longest,
  });
  return {
    database: kyselyOver(prepared(pool, turns, { watch })),
    engine: 'postgres',
    listen: (channel, heard) => listenForGood(() => new watch.Client(config), channel, heard),
    async alone(work) {
      const unhurried = { ...config, options: `${ownSchema} ${UNHURRIED}` };
      return await withLock(unhurried, async () => {
        const database = kyselyOver(
          prepared(poolThatOutlives({ ...unhurried, max: 1 }), new Turns(1, WAIT_FOR_A_CONNECTION_MS)),
        );
        try {
          return await work(database);
        } finally {
          await database.destroy();
        }
      });
    },
    run: statementsOver(pool, watch),
    async maintain(statement, table) {
      if (statement === 'VACUUM ANALYZE') await heedful(pool.query(maintenance(statement, table)));
    },
    connections: () => connectionsOf(pool, turns),
    asked: givenBy(pool),
    async close() {
      watch.close();
      await pool.end();
    },
  };
}

/** What a role or a database sets by default for every session does not bind this work. */
const UNHURRIED = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0 -c lock_timeout=0';

/** A connection that breaks, idle or between two statements of a transaction, is replaced; without listeners it would end the process. */
function poolThatOutlives(config: PoolConfig): Pool {
  const pool = new Pool(config);
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function givenBy(pool: Pool): () => number {
  let times = 0;
  pool.on('acquire', () => times++);
  return () => times;
}

function connectionsOf(
  { totalCount, idleCount, waitingCount }: Pool,
  turns: Turns,
): ReturnType<OpenDatabase['connections']> {
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount + turns.waiting };
}

function statementsOver(pool: Pool, watch?: DatabaseWatch): Statements {
  return async (text, values) => {
    const client = await (watch ? watch.connect(pool) : heedful(pool.connect()));
    const ask = async (asked: string, given?: unknown[]): Promise<QueryResult | QueryResult[]> => {
      const query = () => client.query(asked, given);
      return await (watch ? watch.answer(client, query) : heedful(query()));
    };
    try {
      const answer = await ask(text, values);
      return Array.isArray(answer) ? { rows: answer.flatMap(({ rows }) => rows) } : answer;
    } catch (error) {
      await ask('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  };
}

function maintenance(statement: string, table?: string): string {
  return table === undefined ? statement : `${statement} ${escapeIdentifier(table)}`;
}

function kyselyOver(pool: PostgresPool): Database {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

const DATE = 1082;
const INT8 = 20;
const NUMERIC = 1700;
const TIMESTAMPTZ = 1184;

/** A moment as a session in UTC writes it, which JavaScript reads by itself in less than half the time. */
const UTC_MOMENT = /^[12]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/;

const momentWrittenAnyhow: (text: string) => Date = types.getTypeParser(TIMESTAMPTZ);

function momentOf(text: string): Date {
  return UTC_MOMENT.test(text) ? new Date(text) : momentWrittenAnyhow(text);
}

const readableTypes: CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === DATE) return (text: string) => text;
    if (oid === TIMESTAMPTZ) return momentOf;
    if (oid === INT8 || oid === NUMERIC) return (text: string) => Number(text);
    return types.getTypeParser(oid, format);
  },
};
