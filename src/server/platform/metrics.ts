import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database, OpenDatabase } from './database.ts';
import { isDatabaseFull } from './database-away.ts';
import { askForRoom } from './database-room.ts';
import { databaseAway, databaseReadOnly, notFound } from './errors.ts';
import type { MediaStore } from './media-store.ts';
import type { Outage } from './outage.ts';
import type { Settings } from './settings.ts';
import { storageIn } from './storage.ts';

/** Something about the work that is read whenever somebody asks for figures; cheap, because whoever watches asks often. */
export interface Figure {
  name: string;
  help: string;
  /** What its numbers are of, where it has several. */
  label?: string;
  /** Of the database, while it is there. */
  read: () => Promise<number | Readonly<Record<string, number>>>;
}

/**
 * `/healthz` for whoever restarts the server, `/readyz` (503 while the database is away, takes no changes or has no room) for
 * whoever sends requests to it, `/metrics` for the machine itself or whoever holds the token. `spoolFolder` is where uploads arrive, `store` where media are kept.
 */
export function registerMetrics(
  app: FastifyInstance,
  {
    open,
    settings,
    spoolFolder,
    store,
    figures = [],
  }: { open: OpenDatabase; settings: Settings; spoolFolder: string; store: MediaStore; figures?: readonly Figure[] },
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answered = new Histogram({
    name: 'fmis_answers_seconds',
    help: 'Time from request to answer by call and status',
    labelNames: ['operation', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const isWritable = storageIn(spoolFolder, store);
  registry.registerMetric(
    new Gauge({
      name: 'fmis_storage_writable',
      help: '1 while files can be written, 0 while the disk is full or may only be read',
      registers: [],
      async collect() {
        this.set((await isWritable()) ? 1 : 0);
      },
    }),
  );
  const here = readiness(open);
  const ready = async () => {
    await here();
    await mustHaveRoom(open, app.outage);
  };
  // That there is room again is found also where nobody watches.
  const asking = setInterval(() => void (app.outage.isFull && ready().catch(() => {})), ASK_FOR_ROOM_MS).unref();
  tellOfDatabase(registry, { open, here, ready, figures });
  app.addHook('onClose', async () => {
    clearInterval(asking);
    registry.clear();
  });
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation?.id;
    if (operation) answered.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', database: open.engine };
  });
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    await ready();
    reply.header('cache-control', 'no-store');
    // Who only reads is served without a disk to write on: that is told, and takes no server out of service.
    return { status: 'ready', database: open.engine, storage: (await isWritable()) ? 'writable' : 'away' };
  });

  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!mayRead(request, settings.metricsToken)) throw notFound('page');
    reply.type(registry.contentType);
    return await registry.metrics();
  });
}

interface Told {
  open: OpenDatabase;
  here: () => Promise<void>;
  ready: () => Promise<void>;
  figures: readonly Figure[];
}

/** While the database is away what only it knows is no number. */
function tellOfDatabase(registry: Registry, { open, here, ready, figures }: Told): void {
  const isHere = () =>
    here().then(
      () => true,
      () => false,
    );
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          this.set(await read());
        },
      }),
    );
  // Before the others ask the database.
  const connections = new Gauge({
    name: 'fmis_database_connections',
    help: 'Connections to the database that are in use, those that are free, and calls that wait for one',
    labelNames: ['state'] as const,
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(open.connections())) this.set({ state }, count);
    },
  });
  registry.registerMetric(connections);
  gauge('fmis_database_away', '1 while the database does not answer or takes no changes', async () =>
    (await isHere()) ? 0 : 1,
  );
  gauge('fmis_database_full', "1 while the database's disk has no room for what changes it", () =>
    ready().then(
      () => 0,
      (error: unknown) => (isDatabaseFull(error) ? 1 : 0),
    ),
  );
  for (const { name, help, label = '', read } of figures) {
    const figure: Gauge = new Gauge({
      name,
      help,
      labelNames: label === '' ? [] : [label],
      registers: [],
      async collect(): Promise<void> {
        figure.reset();
        const numbers = (await isHere()) ? await read().catch(() => Number.NaN) : Number.NaN;
        const several = typeof numbers === 'number' ? [] : Object.entries(numbers);
        if (typeof numbers === 'number') figure.set(numbers);
        for (const [value, number] of several) figure.set({ [label]: value }, number);
      },
    });
    registry.registerMetric(figure);
  }
}

const LONGEST_ANSWER_MS = 2_000;

/**
 * Asks the database, for two seconds at most: one that swallows what it is sent is away too, and one that takes no changes is
 * none to work on. Whoever asks meanwhile waits for the same answer.
 */
export function readiness({ database }: Pick<OpenDatabase, 'database'>): () => Promise<void> {
  let asked: Promise<void> | undefined;
  return async () => {
    asked ??= mustTakeChanges(database).finally(() => {
      asked = undefined;
    });
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, refuse) => {
      const away = () => refuse(databaseAway(`no answer within ${LONGEST_ANSWER_MS} ms`));
      timer = setTimeout(away, LONGEST_ANSWER_MS).unref();
    });
    try {
      await Promise.race([asked, tooLong]);
    } finally {
      clearTimeout(timer);
    }
  };
}

async function mustTakeChanges(database: Database): Promise<void> {
  const { rows } = await sql<{ readOnly: boolean }>`
    select current_setting('transaction_read_only') = 'on' as "readOnly"`.execute(database);
  if (rows[0]?.readOnly) throw databaseReadOnly('a standby, or switched to read-only');
}

const ASK_FOR_ROOM_MS = 5_000;

/** Once something got no room it is asked whether there is some again. */
export async function mustHaveRoom({ database }: Pick<OpenDatabase, 'database'>, outage: Outage): Promise<void> {
  if (!outage.isFull) return;
  await askForRoom(database);
  outage.hasRoom();
}

/** A request that a proxy passed on comes from the loopback address too, so it doesn't count as the machine itself. */
function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) return same(request.headers.authorization ?? '', `Bearer ${token}`);
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
  return (
    forwarded === undefined && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '')
  );
}

function same(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
