import type { Settings } from './settings.ts';
import { tellableError } from './tellable.ts';

const COUNTING = ['Http', 'NodeFetch', 'ProcessSession'];

export interface Defects {
  report: (error: unknown) => void;
  flush(): Promise<void>;
}

/** Defects are always logged; they leave this machine only when SENTRY_DSN says where to. */
export async function openDefects(settings: Pick<Settings, 'sentryDsn'>): Promise<Defects> {
  if (settings.sentryDsn === null) return { report: () => {}, flush: async () => {} };
  const sentry = await import('@sentry/node');
  sentry.init({
    dsn: settings.sentryDsn,
    sendDefaultPii: false,
    maxBreadcrumbs: 0,
    sendClientReports: false,
    // Defects alone leave: no traces, and no counting of requests and processes.
    integrations: (usual) => usual.filter(({ name }) => !COUNTING.includes(name)),
    beforeSend: ({ request: _, ...event }) => event,
  });
  return {
    report: (error) => {
      sentry.captureException(tellableError(error));
    },
    flush: async () => {
      await sentry.flush(2_000);
    },
  };
}
