import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { RoleName } from '../../machines/shared/roles.ts';
import { buildApp } from '../../src/server/app.ts';
import type { Database } from '../../src/server/platform/database.ts';
import { readSettings } from '../../src/server/platform/settings.ts';
import { layDemoFiles } from '../../src/server/seed/lay-files.ts';
import { type Person, personWith, type TestApp } from './app.ts';
import { holdToContract } from './conformance.ts';
import { openDump } from './database.ts';
import { FieldCounter } from './field-coverage.ts';
import { everyChannel } from './gateways.ts';
import { journeyNow } from './journey-clock.ts';
import { noLimits } from './no-limits.ts';
import { DEMO_PASSWORD, sessionOf, type Tokens } from './sign-in.ts';

/** The product as people meet it: listening, on demo data of its own, with the clock of the journeys. */
export interface Product {
  origin: string;
  app: FastifyInstance;
  database: Database;
  inject: TestApp['inject'];
  mailbox: TestApp['mailbox'];
  /** A new session of the role's demo account. */
  session(role: RoleName): Promise<Tokens>;
  /** What screens have sent and got. */
  fields: FieldCounter;
  /** The demo account of this role calling the API by hand, beside the browser. */
  as(role: RoleName): Promise<Person>;
  close(): Promise<void>;
}

/** A worker's products stand one after the other at one address, of which its windows hold the portal's compiled code. */
let port = 0;

async function listening(app: FastifyInstance): Promise<string> {
  const at = (wanted: number) => app.listen({ port: wanted, host: '127.0.0.1' });
  const origin = await at(port).catch(() => at(0));
  port = Number(new URL(origin).port);
  return origin;
}

export async function startProduct(): Promise<Product> {
  const open = await openDump('journeys');
  const dataFolder = await mkdtemp(join(tmpdir(), 'fmis-journeys-'));
  await layDemoFiles({ dataFolder, mediaBucket: null });
  const mailbox: Product['mailbox'] = { mails: [], texts: [] };
  const keep = <T>(where: T[]) => ({ send: async (message: T) => void where.push(message) });
  const fields = new FieldCounter();
  const gateways = { mail: keep(mailbox.mails), ...everyChannel(keep(mailbox.texts)) };
  const settings = {
    ...readSettings({ FMIS_DEMO: '1', LOG_LEVEL: 'silent', FMIS_DEMO_PASSWORD: DEMO_PASSWORD }),
    dataFolder,
  };
  const app = await buildApp({
    open,
    settings,
    gateways,
    clock: journeyNow,
    limits: noLimits,
    inspect: (operation, status, body, call) => {
      holdToContract(operation, status, body);
      fields.note(operation, status, body, call);
    },
  });
  // The portal takes the day from it.
  app.server.prependListener('request', (_, response) => response.setHeader('date', journeyNow().toUTCString()));
  const origin = await listening(app);

  const inject: TestApp['inject'] = async (request) => {
    const response = await app.inject(request);
    return {
      status: response.statusCode,
      body: response.body === '' ? undefined : response.json(),
      headers: response.headers,
    };
  };
  const session = (role: RoleName) => sessionOf({ ...open, settings, clock: journeyNow }, role);
  const people = new Map<RoleName, Promise<Person>>();
  return {
    origin,
    app,
    database: open.database,
    fields,
    inject,
    mailbox,
    session,
    as(role) {
      const known = people.get(role) ?? session(role).then((tokens) => personWith(inject, tokens.access_token));
      people.set(role, known);
      return known;
    },
    async close() {
      await app.close();
      await open.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
