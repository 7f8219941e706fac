import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { RoleName } from '../../machines/shared/roles.ts';
import { buildApp } from '../../src/server/app.ts';
import type { FeatureManifest } from '../../src/server/manifest.ts';
import type { Database, OpenDatabase } from '../../src/server/platform/database.ts';
import { type Delivery, type Mail, readableOutbox } from '../../src/server/platform/gateways.ts';
import type { PerMinute } from '../../src/server/platform/limits.ts';
import { openGateways } from '../../src/server/platform/open-gateways.ts';
import type { Inspect } from '../../src/server/platform/router.ts';
import { readSettings } from '../../src/server/platform/settings.ts';
import { holdToContract } from './conformance.ts';
import { type Engine, openTestDatabase, type SeedName } from './database.ts';
import { everyChannel } from './gateways.ts';
import { noLimits } from './no-limits.ts';
import { DEMO_PASSWORD, sessionOf } from './sign-in.ts';

export interface TestAnswer {
  status: number;
  /** The parsed JSON: each test says what it expects of it. */
  body: ReturnType<typeof JSON.parse>;
  headers: Record<string, string | string[] | number | undefined>;
}

type Headers = Record<string, string>;

export interface Person {
  token: string;
  get(path: string, headers?: Headers): Promise<TestAnswer>;
  post(path: string, body?: object, headers?: Headers): Promise<TestAnswer>;
  put(path: string, body?: object, headers?: Headers): Promise<TestAnswer>;
  patch(path: string, body?: object, headers?: Headers): Promise<TestAnswer>;
  delete(path: string, body?: object, headers?: Headers): Promise<TestAnswer>;
}

export interface TestApp {
  app: FastifyInstance;
  inject(options: InjectOptions): Promise<TestAnswer>;
  /** The demo account of this role, signed in; paths start behind `/api`, those of the weather with `/weather`. */
  as(role: RoleName): Promise<Person>;
  /** Somebody who sends this token, or none. */
  withToken(token: string | null): Person;
  database: Database;
  open: OpenDatabase;
  /** Where it keeps media. */
  dataFolder: string;
  clock: { now(): Date; advance(ms: number): void };
  /** What would have been sent. */
  mailbox: { mails: Mail[]; texts: Delivery[] };
  close(): Promise<void>;
}

export interface TestAppOptions {
  seed?: SeedName;
  engine?: Engine;
  inspect?: Inspect;
  env?: Record<string, string>;
  /** Mails and texts are kept where the demonstration shows them, not in the mailbox. */
  outbox?: boolean;
  /** The gateways that the settings name, and no mailbox. */
  ownGateways?: boolean;
  /** Default: those of the product. */
  features?: readonly FeatureManifest[];
  /** Before the server is built. */
  prepare?: (database: Database) => Promise<void>;
  /** Calls a minute; without them as many as a suite needs. */
  limits?: Partial<PerMinute>;
}

/**
 * The journeys run on the embedded database, so this suite does on PostgreSQL, which also answers sooner;
 * `FMIS_TEST_ENGINE=pglite` has it run on the embedded one.
 */
const usualEngine: Engine = process.env.FMIS_TEST_ENGINE === 'pglite' ? 'pglite' : 'postgres';

export const START_OF_TESTS = new Date('2026-11-20T04:00:00.000Z');

/** The real server over a database of its own, with a clock that stands still; nothing listens on a port. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const open = await openTestDatabase(options.seed ?? 'none', options.engine ?? usualEngine);
  await options.prepare?.(open.database);
  const dataFolder = await mkdtemp(join(tmpdir(), 'fmis-test-'));
  const mailbox: TestApp['mailbox'] = { mails: [], texts: [] };
  let now = START_OF_TESTS.getTime();
  const clock = () => new Date(now);
  const settings = {
    ...readSettings({ FMIS_DEMO: '1', FMIS_DEMO_PASSWORD: DEMO_PASSWORD, LOG_LEVEL: 'silent', ...options.env }),
    dataFolder,
  };
  const app = await buildApp({
    open,
    settings,
    clock,
    gateways: options.ownGateways
      ? openGateways(settings, open.database)
      : options.outbox
        ? readableOutbox({ database: open.database, clock, newId: randomUUID })
        : {
            mail: { send: async (mail) => void mailbox.mails.push(mail) },
            ...everyChannel({ send: async (text) => void mailbox.texts.push(text) }),
          },
    limits: { ...noLimits, ...options.limits },
    inspect: options.inspect ?? holdToContract,
    ...(options.features && { features: options.features }),
  });
  await app.ready();

  const inject = async (request: InjectOptions): Promise<TestAnswer> => {
    const response = await app.inject(request);
    return { status: response.statusCode, body: parsed(response.body), headers: response.headers };
  };
  const people = new Map<RoleName, Promise<Person>>();
  return {
    app,
    inject,
    withToken: (token) => personWith(inject, token),
    as(role) {
      const known =
        people.get(role) ??
        sessionOf({ ...open, settings, clock }, role).then(({ access_token }) => personWith(inject, access_token));
      people.set(role, known);
      return known;
    },
    database: open.database,
    open,
    dataFolder,
    clock: {
      now: clock,
      advance(ms) {
        now += ms;
      },
    },
    mailbox,
    async close() {
      await app.close();
      await open.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Who sends this token with every call, or none. */
export function personWith(inject: TestApp['inject'], token: string | null): Person {
  const send =
    (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE') =>
    (path: string, body?: object, headers: Headers = {}) =>
      inject({
        method,
        url: path.startsWith('/weather/') ? path : `/api${path}`,
        headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...headers },
        ...(body === undefined ? {} : { payload: body }),
      });
  return {
    token: token ?? '',
    get: (path, headers) => send('GET')(path, undefined, headers),
    post: send('POST'),
    put: send('PUT'),
    patch: send('PATCH'),
    delete: send('DELETE'),
  };
}

function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
