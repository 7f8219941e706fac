import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { authenticator, callersById } from './features/auth/authenticate.ts';
import { features } from './features/features.ts';
import { demoAnswers } from './features/ivr/demo-answers.ts';
import { messageFigures } from './features/messages/messages.queries.ts';
import { textJob } from './features/messages/messages.sending.ts';
import type { FeatureManifest } from './manifest.ts';
import { readContract } from './platform/contract.ts';
import type { OpenDatabase } from './platform/database.ts';
import { openDefects } from './platform/defects.ts';
import { registerDocs } from './platform/docs.ts';
import { type Egress, openEgress } from './platform/egress.ts';
import type { Handlers, Services } from './platform/feature.ts';
import type { Gateways } from './platform/gateways.ts';
import { createHttp } from './platform/http.ts';
import { rememberedId } from './platform/idempotency.steps.ts';
import { IdempotentRequests } from './platform/idempotency.ts';
import { oldestDue } from './platform/jobs/boss.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { openLimits, type PerMinute, usualLimits } from './platform/limits.ts';
import { openLiveEvents } from './platform/live.ts';
import { logRequests } from './platform/logging.ts';
import { mediaIn } from './platform/media.ts';
import { registerMetrics } from './platform/metrics.ts';
import { openMediaStore, spoolFolderOf } from './platform/open-media-store.ts';
import { registerPortal } from './platform/portal-files.ts';
import { type Inspect, registerContract } from './platform/router.ts';
import type { Settings } from './platform/settings.ts';
import { clearForgottenUploads, upkeepJobs } from './platform/upkeep.ts';
import { validationOf } from './platform/validation.ts';
import { openRecords } from './records/registry.ts';

export interface AppOptions {
  open: OpenDatabase;
  settings: Settings;
  gateways: Gateways;
  egress?: Egress;
  /** Default: every feature of the server. */
  features?: readonly FeatureManifest[];
  clock?: () => Date;
  newId?: () => string;
  /** Calls a minute. */
  limits?: PerMinute;
  inspect?: Inspect;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
}

/** The whole server over an open and migrated database; closing it ends its streams, not the database. */
export async function buildApp(parts: AppOptions): Promise<FastifyInstance> {
  const { open, settings } = parts;
  const clock = parts.clock ?? (() => new Date());
  const newId = () => rememberedId(parts.newId ?? randomUUID);
  const defects = await openDefects(settings);

  const app = await createHttp(settings, defects.report);

  const live = await openLiveEvents(open);
  const jobs = new Jobs(open, app.log, app.outage);
  const spoolFolder = spoolFolderOf(settings);
  const store = openMediaStore(settings);
  const media = mediaIn(store, { database: open.database, newId, clock });
  const services: Services = {
    database: open.database,
    clock,
    newId,
    media,
    ...parts.gateways,
    egress:
      parts.egress ??
      openEgress({ allowed: settings.egressHosts, ...(settings.demo ? { inProcess: demoAnswers } : {}) }),
    log: app.log,
    settings,
    live,
    jobs,
    callerOf: callersById({ database: open.database, settings }),
  };
  app.decorate('services', services);
  const idempotency = new IdempotentRequests(open.database, open.engine);

  logRequests(app);
  const figures = [oldestDue(open.run), ...messageFigures(open.database, clock)];
  registerMetrics(app, { open, settings, spoolFolder, store, figures });
  const limits = await openLimits(app, parts.limits ?? usualLimits);
  await registerPortal(app, settings);
  registerDocs(app);
  const contract = readContract();
  registerContract(app, {
    contract,
    validation: validationOf(contract),
    handlers: handlersOf(services, parts.features ?? features),
    authenticate: authenticator(services),
    limits,
    idempotency,
    clock,
    spoolFolder,
    media,
    ...(parts.inspect ? { inspect: parts.inspect } : {}),
  });

  for (const kind of upkeepJobs(open, { clock, place: settings, spoolFolder })) jobs.define(kind);
  jobs.define(textJob(services));
  // The job clears the folder of one machine; where media lie in a bucket each has its own.
  app.addHook('onReady', () => clearForgottenUploads(spoolFolder, clock()));
  if (settings.work) app.addHook('onListen', async () => jobs.work());
  app.addHook('preClose', async () => {
    await live.close();
  });
  app.addHook('onClose', async () => {
    await jobs.stop();
    await defects.flush();
  });
  return app;
}

function handlersOf(services: Services, manifests: readonly FeatureManifest[]): Partial<Handlers> {
  const records = openRecords(
    services,
    manifests.flatMap(({ entities = {} }) => Object.values(entities)),
  );
  const all: Partial<Handlers> = {};
  const shown = {
    charts: manifests.flatMap(({ charts = [] }) => charts),
    warnings: manifests.flatMap(({ warnings = [] }) => warnings),
    underWay: manifests.flatMap(({ underWay = [] }) => underWay),
    drafts: manifests.flatMap(({ drafts = [] }) => drafts),
  };
  for (const { routes } of manifests) {
    for (const [id, handler] of Object.entries(routes(services, records, shown))) {
      if (id in all) throw new Error(`The call ${id} has two handlers`);
      Object.assign(all, { [id]: handler });
    }
  }
  return all;
}
